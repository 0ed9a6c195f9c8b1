"""Play the pairs of a contest on every core, or on every machine of a Dask cluster, and hand them out in order.

The engines are Python's own process pool and Dask's; both are executors, so that only making one differs. A pair
depends on its number alone, so that results are the same however many work on them.
"""

from __future__ import annotations

import multiprocessing
import signal
import time
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from scopa.arena.contest import Contest, Pair, play_pair
from scopa.arena.extras import load
from scopa.arena.faults import ArenaError

_AHEAD = 3
"""Tasks given out for each worker: one at work and the next ones waiting, so that none is idle, and few are lost when
the run is stopped.
"""

_SECONDS_A_TASK = 0.5
_PAIRS_A_TASK = 50
"""A task is as many pairs as take about half a second, and no more than this."""


PATIENCE = 10
"""Seconds to wait for a scheduler to answer."""


@dataclass(frozen=True)
class Crew:
    """Who plays: an executor, how many work in it, and how they are told to drop what they are at."""

    executor: Executor
    workers: int
    stop: Callable[[], None]


def hold(contest: Contest, crew: Crew, start: int, stop: int) -> Generator[Pair, None, None]:
    """The pairs of a contest from number *start* to before *stop*, in order.

    Raises what `scopa.arena.contest.play_pair` raises, and `ArenaError` for a process that ended in the middle of its
    work. Closing it early leaves no task waiting.
    """
    waiting: deque[Future[tuple[list[Pair], float]]] = deque()
    size = 1
    try:
        while start < stop or waiting:
            while start < stop and len(waiting) < _AHEAD * crew.workers:
                until = min(start + size, stop)
                waiting.append(crew.executor.submit(play_pairs, contest, start, until))
                start = until
            pairs, seconds = waiting.popleft().result()
            size = max(1, min(_PAIRS_A_TASK, int(_SECONDS_A_TASK * len(pairs) / max(seconds, 1e-6))))
            yield from pairs
    except (BrokenExecutor, KeyboardInterrupt) as error:
        # The executor takes back itself what waits in it, which goes wrong if it is called back from here meanwhile.
        waiting.clear()
        if isinstance(error, KeyboardInterrupt):
            raise
        raise ArenaError("worker-lost") from error
    finally:
        for future in waiting:
            future.cancel()


def play_pairs(contest: Contest, start: int, stop: int) -> tuple[list[Pair], float]:
    """The pairs numbered from *start* to before *stop*, and the seconds they took: one task of a worker."""
    started = time.perf_counter()
    pairs = [play_pair(contest, number) for number in range(start, stop)]
    return pairs, time.perf_counter() - started


class _SameProcess(Executor):
    """An executor that does the work at once, where it is asked."""

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Call the function and keep its answer."""
        done: Future[Any] = Future()
        done.set_result(fn(*args, **kwargs))
        return done


@contextmanager
def on_this_machine(workers: int) -> Iterator[Crew]:
    """So many processes of this machine; one is this process itself. Raises `ArenaError` for fewer than one."""
    if workers < 1:
        raise ArenaError("no-workers")
    if workers == 1:
        yield Crew(_SameProcess(), 1, _nothing_to_do)
        return
    afresh = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=afresh, initializer=_leave_interrupts_to_the_first) as executor:
        before = set(multiprocessing.active_children())
        with _interrupts_kept_back():
            for _ in range(workers):
                executor.submit(_nothing_to_do)

        def stop() -> None:
            for process in set(multiprocessing.active_children()) - before:
                process.terminate()
            executor.shutdown(cancel_futures=True)

        yield Crew(executor, workers, stop)


def _nothing_to_do() -> None:
    """In the same process nothing goes on that could be dropped; another one is started by being given this."""


@contextmanager
def _interrupts_kept_back() -> Iterator[None]:
    """Ctrl-C waits until this is over; a process that is started meanwhile never hears it, not even as it begins."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    heard = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, heard)


def _leave_interrupts_to_the_first() -> None:
    """In a worker: Ctrl-C reaches every process of the terminal, and the first one knows what to do."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def on_a_cluster(address: str) -> Iterator[Crew]:
    """Every worker of the Dask scheduler at *address*; all of them, and it, can import scopa and the players.

    Raises `MissingExtra` without Dask, `ArenaError` if no scheduler answers, or cannot import scopa, and for workers
    that end in the middle of their work.
    """
    distributed = load("distributed", what="A cluster", extra="dask")
    try:
        # A client that was given no port fails halfway, and then complains as it is thrown away.
        distributed.comm.get_address_host_port(address)
        client = distributed.Client(address, set_as_default=False, timeout=PATIENCE)
    except (OSError, ValueError) as error:
        raise ArenaError("no-scheduler", address=address) from error
    with client:
        executor = client.get_executor(pure=False)
        try:
            executor.submit(play_pairs, Contest("", ""), 0, 0).result()
        except (RuntimeError, ImportError) as error:
            raise ArenaError("cluster-without-scopa", address=address) from error
        try:
            yield Crew(executor, max(1, sum(client.ncores().values())), client.close)
        except distributed.KilledWorker as error:
            raise ArenaError("worker-lost") from error
