"""A static server that behaves like GitHub Pages behind a slow line.

Gzip, ETag and a short max-age as GitHub Pages sends them, no COOP or COEP. A bandwidth shared by all connections and a
round-trip time are simulated here and not in the browser, so that web workers are slowed down too.
"""

import asyncio
import functools
import gzip
import hashlib
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import unquote, urlsplit

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".py": "text/x-python; charset=utf-8",
    ".svg": "image/svg+xml",
    ".toml": "application/toml; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".zip": "application/zip",
}
SENT_AS_IT_IS = {".png", ".zip"}
CHUNK = 8192


@dataclass(frozen=True)
class Line:
    """What lies between server and browser: bits a second (None: no limit) and the round trip in seconds."""

    name: str
    bits_per_second: float | None = None
    round_trip: float = 0.0


@dataclass
class ThrottledServer:
    """Serves a folder under "/" or "/scopa/" on a free port of this machine while its block runs."""

    folder: Path
    line: Line
    prefix: str = "/"
    bytes_sent: int = 0
    requests: list[str] = field(default_factory=list)
    _line_free_at: float = 0.0

    def __enter__(self) -> "ThrottledServer":
        for name in ("static", "scopa", "pyodide", "pyscript"):  # as GitHub Pages has, before anybody asks for them
            for path in (self.folder / name).rglob("*"):
                if path.suffix in TYPES and path.is_file():
                    body_of(path)
        self._loop = asyncio.new_event_loop()
        started = threading.Event()
        self._thread = threading.Thread(target=self._run, args=(started,), daemon=True)
        self._thread.start()
        started.wait()
        return self

    def __exit__(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()

    @property
    def address(self) -> str:
        """The address of the index page, under a name that counts as public: the site is kept for offline use."""
        return f"http://scopa.localhost:{self.port}{self.prefix}"

    def forget_counts(self) -> None:
        """Start counting bytes and requests anew."""
        self.bytes_sent = 0
        self.requests.clear()

    def _run(self, started: threading.Event) -> None:
        asyncio.set_event_loop(self._loop)
        server = self._loop.run_until_complete(asyncio.start_server(self._talk, "127.0.0.1", 0))
        self.port = server.sockets[0].getsockname()[1]
        started.set()
        self._loop.run_forever()
        server.close()
        for task in asyncio.all_tasks(self._loop):
            task.cancel()
        self._loop.run_until_complete(asyncio.sleep(0))
        self._loop.close()

    async def _talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection: its opening costs a round trip, and so does each request on it."""
        try:
            await asyncio.sleep(self.line.round_trip)
            while True:
                head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
                method, target, _ = head[0].split(" ")
                headers = {name.lower(): value for name, _, value in (row.partition(": ") for row in head[1:])}
                await asyncio.sleep(self.line.round_trip)
                await self._send(writer, self._answer(method, target, headers))
        except (asyncio.IncompleteReadError, asyncio.CancelledError, ConnectionError):
            pass  # the browser has gone, or the server stops
        finally:
            writer.close()

    async def _send(self, writer: asyncio.StreamWriter, answer: bytes) -> None:
        for start in range(0, len(answer), CHUNK):
            chunk = answer[start : start + CHUNK]
            if self.line.bits_per_second:
                now = time.monotonic()
                self._line_free_at = max(now, self._line_free_at) + len(chunk) * 8 / self.line.bits_per_second
                await asyncio.sleep(self._line_free_at - now)
            writer.write(chunk)
            await writer.drain()
            self.bytes_sent += len(chunk)

    def _answer(self, method: str, target: str, headers: dict[str, str]) -> bytes:
        address = unquote(urlsplit(target).path)
        self.requests.append(address)
        path = self._file(address)
        if path is None:
            return self._response("404 Not Found", {}, b"Not found\n", method)
        plain, zipped, tag = body_of(path)
        fields = {
            "Content-Type": TYPES.get(path.suffix, "application/octet-stream"),
            "ETag": tag,
            "Cache-Control": "max-age=600",
            "Vary": "Accept-Encoding",
        }
        if headers.get("if-none-match") == tag:
            return self._response("304 Not Modified", fields, b"", "HEAD")
        if zipped is not None and "gzip" in headers.get("accept-encoding", ""):
            return self._response("200 OK", {**fields, "Content-Encoding": "gzip"}, zipped, method)
        return self._response("200 OK", fields, plain, method)

    def _file(self, address: str) -> Path | None:
        if not address.startswith(self.prefix):
            return None
        path = (self.folder / address.removeprefix(self.prefix)).resolve()
        path = path / "index.html" if path.is_dir() else path
        return path if path.is_file() else None

    @staticmethod
    def _response(status: str, fields: dict[str, str], body: bytes, method: str) -> bytes:
        rows = [
            f"HTTP/1.1 {status}",
            *(f"{name}: {value}" for name, value in fields.items()),
            f"Content-Length: {len(body)}",
            "",
            "",
        ]
        return "\r\n".join(rows).encode("latin-1") + (b"" if method == "HEAD" else body)


@functools.cache
def body_of(path: Path) -> tuple[bytes, bytes | None, str]:
    """What is sent of a file: as it is, compressed (None where that would save nothing), and its ETag."""
    plain = path.read_bytes()
    zipped = None if path.suffix in SENT_AS_IT_IS else gzip.compress(plain, 6)
    return plain, zipped, f'"{hashlib.sha256(plain).hexdigest()[:16]}"'
