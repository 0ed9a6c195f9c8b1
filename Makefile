# Everything a newcomer types. Each target is one line of plain Python; read the script for what it does.
PYTHON := $(shell command -v python3.11 || command -v python3)
TESTED := .test/venv/bin/python

.PHONY: help play test files vendor openings compiled games languages rules decks ladder bench think-times bench-record measure endurance check-all clean

help:                ## this list
	@sed -n 's/^\([a-z-]*:\) .*## /make \1 /p' Makefile

play:                ## serve this folder and open the game in a browser
	@$(PYTHON) tools/serve.py

test:                ## set up what the tests need, then run every check and test
	@$(PYTHON) tools/test.py

files:               ## after a change to the page or the engine: list the published files and stamp their version
	@$(PYTHON) tools/files.py

vendor:              ## rebuild static/vendor/ from the pinned packages and compare (needs Node)
	@sh tools/vendor/build.sh

openings:            ## write static/openings.json from the engine
	@$(PYTHON) -m tools.openings

compiled:            ## after a change to the engine, before make files: compile it for the browser (after make test)
	@$(TESTED) -m tools.compiled

games:               ## write static/games.json, what the lobby offers, from the engine
	@$(PYTHON) -m tools.games

languages:           ## after a change to tools/languages.json or to words of the lobby: write them into the page
	@$(PYTHON) -m tools.languages

rules:               ## write the rules pages and docs/rules.md: static/rules/
	@$(PYTHON) -m tools.rules_pages

decks:               ## draw the decks: static/decks/
	@$(PYTHON) -m tools.decks.french
	@$(PYTHON) -m tools.decks.napoletane

ladder:              ## measure the players against one another and write the tables of docs/players.md (hours)
	@$(PYTHON) -m scopa ladder

bench:               ## plays and deals a second, beside a plain engine in the same run
	@$(PYTHON) -m tools.bench
	@if [ -x $(TESTED) ]; then $(TESTED) -m tools.bench_browser; fi

think-times:         ## how long each level thinks about a move, in every kind of game (some minutes)
	@$(PYTHON) -m tools.think_times
	@if [ -x $(TESTED) ]; then $(TESTED) -m tools.think_times browser; fi

bench-record:        ## the same, and a line for each in docs/speed.jsonl, the history of speed
	@$(PYTHON) -m tools.speed
	@if [ -x $(TESTED) ]; then $(TESTED) -m tools.speed browser; fi

measure:             ## time and bytes of the page in a real browser (after make test)
	@$(TESTED) tools/measure.py

endurance:           ## memory over ten matches, slow inputs and shifts of the layout (a quarter of an hour, after make test)
	@$(TESTED) -m tools.endurance

check-all: export LONG_TESTS = yes
check-all: test vendor bench measure  ## everything above that checks, the tests in their long forms

clean:               ## remove what the tests installed
	rm -rf .test
