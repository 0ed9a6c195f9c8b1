"""One process or many, this machine or a cluster: the same pairs, in order."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import Executor, Future
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import distributed
import pytest

from scopa.arena.command import crew_of, play
from scopa.arena.contest import Contest, Pair
from scopa.arena.faults import ArenaError, PlayerFault, sentence
from scopa.arena.record import Record
from scopa.arena.run import Crew, hold, on_a_cluster, on_this_machine
from scopa.arena.tally import Sprt
from tools.serve import ROOT

CONTEST = Contest("greedy", "random", seed="run")


def untimed(pairs: Iterator[Pair]) -> list[Pair]:
    return [replace(pair, microseconds=((), ())) for pair in pairs]


@pytest.fixture(scope="module")
def alone() -> list[Pair]:
    """The pairs as one process plays them."""
    with on_this_machine(1) as crew:
        return untimed(hold(CONTEST, crew, 0, 16))


def test_the_pairs_are_the_same_on_two_processes(alone: list[Pair]) -> None:
    assert [pair.number for pair in alone] == list(range(16))
    with on_this_machine(2) as crew:
        assert untimed(hold(CONTEST, crew, 0, 16)) == alone
        assert untimed(hold(CONTEST, crew, 7, 11)) == alone[7:11]


def test_the_pairs_are_the_same_on_a_cluster(alone: list[Pair]) -> None:
    with (
        distributed.LocalCluster(
            n_workers=1, threads_per_worker=2, processes=False, dashboard_address=None, host="127.0.0.1", protocol="tcp"
        ) as cluster,
        on_a_cluster(cluster.scheduler_address) as crew,
    ):
        assert crew.workers == 2
        assert untimed(hold(CONTEST, crew, 0, 16)) == alone


def test_a_cluster_that_is_not_there_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scopa.arena.run.PATIENCE", 0.2)
    with pytest.raises(ArenaError) as refused, on_a_cluster("tcp://127.0.0.1:1"):
        pass
    assert sentence(refused.value) == "No Dask scheduler answers at tcp://127.0.0.1:1."


def test_an_address_without_a_port_is_refused_before_anything_is_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(distributed, "Client", None)
    with pytest.raises(ArenaError) as refused, on_a_cluster("junk"):
        pass
    assert sentence(refused.value) == "No Dask scheduler answers at junk."


def test_a_cluster_that_cannot_import_the_package_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    class Lost(Slow):
        def submit(self, *_: Any, **__: Any) -> Future[Any]:
            lost: Future[Any] = Future()
            lost.set_exception(RuntimeError("Error during deserialization"))
            return lost

    class Client:
        def __init__(self, *_: Any, **__: Any) -> None:
            self.get_executor = lambda pure: Lost()

        def __enter__(self) -> "Client":
            return self

        def __exit__(self, *_: object) -> None: ...

    monkeypatch.setattr(distributed, "Client", Client)
    with pytest.raises(ArenaError) as refused, on_a_cluster("tcp://127.0.0.1:1"):
        pass
    assert sentence(refused.value).startswith("The cluster at tcp://127.0.0.1:1 cannot import scopa: ")


def test_dask_that_is_not_installed_is_named_with_the_line_that_installs_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(ArenaError) as refused, on_a_cluster("tcp://127.0.0.1:1"):
        pass
    assert sentence(refused.value) == ('A cluster needs distributed, which is not installed: pip install "scopa[dask]"')


class Slow(Executor):
    """An executor that works only when it is asked for an answer, and counts what waits."""

    def __init__(self) -> None:
        self.waiting = self.most = self.cancelled = 0

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        executor = self

        class Later(Future[Any]):
            def result(self, *_: Any, **__: Any) -> Any:
                executor.waiting -= 1
                return fn(*args, **kwargs)

            def cancel(self) -> bool:
                executor.cancelled += 1
                return True

        self.waiting += 1
        self.most = max(self.most, self.waiting)
        return Later()


def test_few_tasks_are_given_out_at_a_time_and_those_left_are_called_back() -> None:
    executor = Slow()
    with closing(hold(CONTEST, Crew(executor, 2, lambda: None), 0, 100_000)) as pairs:
        next(pairs)
    assert executor.most == 6
    assert executor.cancelled == executor.waiting > 0


def test_a_fault_in_another_process_keeps_its_facts() -> None:
    contest = Contest("arena.players_of_mine:unlucky", "greedy", seed="run")
    with on_this_machine(2) as crew, pytest.raises(PlayerFault) as failed:
        list(hold(contest, crew, 0, 4))
    assert "ZeroDivisionError: a bad day (players_of_mine.py, line" in sentence(failed.value)


def test_a_player_that_ends_its_process_is_told_in_a_sentence() -> None:
    contest = Contest("arena.players_of_mine:dying", "greedy", seed="run")
    with pytest.raises(ArenaError) as failed, on_this_machine(2) as crew:
        list(hold(contest, crew, 0, 40))
    assert sentence(failed.value).startswith("A process ended in the middle of its work: ")


def test_a_player_that_quits_in_another_process_is_named() -> None:
    contest = Contest("arena.players_of_mine:leaving", "greedy", seed="run")
    with on_this_machine(2) as crew, pytest.raises(PlayerFault) as failed:
        list(hold(contest, crew, 0, 4))
    assert "it quits Python (players_of_mine.py, line" in sentence(failed.value)


@pytest.mark.skipif(not hasattr(signal, "pthread_sigmask"), reason="this system keeps no signal back")
def test_a_worker_never_hears_the_keyboard_and_the_first_process_does() -> None:
    with on_this_machine(2) as crew:
        assert signal.SIGINT in crew.executor.submit(signal.pthread_sigmask, signal.SIG_BLOCK, ()).result()
        assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, ())


def test_a_crew_that_is_stopped_at_once_ends_without_a_complaint(monkeypatch: pytest.MonkeyPatch) -> None:
    complaints: list[object] = []
    monkeypatch.setattr("threading.excepthook", complaints.append)
    with on_this_machine(2) as crew, closing(hold(CONTEST, crew, 0, 100_000)) as pairs:
        next(pairs)
        with pytest.raises(KeyboardInterrupt):
            pairs.throw(KeyboardInterrupt)
        crew.stop()
    assert complaints == []


def test_no_process_at_all_is_refused() -> None:
    with pytest.raises(ArenaError), crew_of(0, None):
        pass


def test_the_test_stops_a_run_at_the_same_pair_on_any_number_of_processes(tmp_path: Path) -> None:
    played = []
    for workers in (1, 2):
        with on_this_machine(workers) as crew:
            tally, finished = play(CONTEST, crew, 1000, tmp_path / str(workers), Sprt(1.5))
        assert finished
        played.append(tally.course)
    assert played[0] == played[1]
    assert 20 <= len(played[0]) < 200
    with Record(tmp_path / "1", CONTEST) as record:
        assert len(record.pairs) == len(played[0])


def test_a_run_that_is_gone_on_with_plays_only_what_is_missing(tmp_path: Path, alone: list[Pair]) -> None:
    path = tmp_path / "pairs"
    with on_this_machine(1) as crew:
        first, _ = play(CONTEST, crew, 10, path)
        before = path.read_bytes()
        again, _ = play(CONTEST, crew, 15, path)
        fewer, _ = play(CONTEST, crew, 5, path)
    assert path.read_bytes().startswith(before)
    assert again.course == [pair.margin for pair in alone[:15]]
    assert (first.course, fewer.course) == (again.course[:10], again.course[:5])


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_run_stopped_from_the_keyboard_says_how_to_go_on_and_does(tmp_path: Path, workers: str) -> None:
    """Ctrl-C reaches every process of the terminal: here, the group. It does even where the tests run without one."""
    path = tmp_path / "pairs"
    command = [sys.executable, "-m", "scopa", "arena", "greedy", "random", "--seed", "run", "--workers", workers]
    command += ["--resume", str(path)]
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    process = subprocess.Popen(
        [*command, "--pairs", "1000000"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    signal.signal(signal.SIGINT, before)
    try:
        while not path.exists() or path.read_bytes().count(b"\n") < 5:
            assert process.poll() is None
            time.sleep(0.02)
        os.killpg(process.pid, signal.SIGINT)
        said, complained = process.communicate(timeout=20)
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
    assert (process.returncode, complained) == (130, "")
    assert said.endswith(f"Stopped; to go on: the same command with --resume {path}\n")
    kept = path.read_bytes().count(b"\n") - 1
    done = subprocess.run([*command, "--pairs", str(kept + 3)], cwd=ROOT, capture_output=True, text=True, check=True)
    assert f", {kept + 3} pairs\n" in done.stdout
