"""The computer players: each is given an Observation and answers with a move."""
