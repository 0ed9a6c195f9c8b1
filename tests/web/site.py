"""The published site, as a plain host of static files serves it: in a sub-path, with plain headers."""

import functools
import hashlib
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler
from pathlib import Path
from urllib.parse import unquote, urlsplit

from tools.serve import ROOT, TYPES, Server


class Site:
    """A folder served at a path of this machine, with a log of what was asked.

    `url` is the address on this machine, where an edit shows at a reload. `published_url` is the same site under a host
    name that counts as any other, as the public meets it: `*.localhost` leads here in Chromium and in Firefox.
    """

    def __init__(self, folder: Path = ROOT, prefix: str = "/scopa/") -> None:
        self.folder = folder
        self.prefix = prefix
        self.requests: list[tuple[str, int]] = []
        """What was asked, in order: (path with its query, HTTP status)."""
        self.port = 0
        self._server: Server | None = None

    @property
    def url(self) -> str:
        """The address of the page on this machine."""
        return f"http://127.0.0.1:{self.port}{self.prefix}"

    @property
    def published_url(self) -> str:
        """The address of the page under a host name of its own."""
        return f"http://scopa.localhost:{self.port}{self.prefix}"

    @contextmanager
    def running(self) -> Iterator["Site"]:
        """Serve while the block runs."""
        self.start()
        try:
            yield self
        finally:
            self.stop()

    def start(self) -> None:
        """Serve from now on, at the same port as before if it was stopped."""
        handler = type("Handler", (_Handler,), {"site": self})
        self._server = Server(("127.0.0.1", self.port), handler)
        self.port = self._server.server_port
        threading.Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True).start()

    def stop(self) -> None:
        """Answer nothing any more, as with the network off."""
        if self._server:
            self._server.shutdown()
            self._server.server_close()
            self._server = None

    @property
    def is_running(self) -> bool:
        """Whether it answers."""
        return self._server is not None

    def file(self, path: str) -> Path | None:
        """Return the file that answers to a path, or None."""
        if not path.startswith(self.prefix):
            return None
        name = path.removeprefix(self.prefix)
        if not name or name.endswith("/"):
            name += "index.html"
        found = (self.folder / name).resolve()
        return found if found.is_file() and found.is_relative_to(self.folder.resolve()) else None


class _Handler(BaseHTTPRequestHandler):
    """Plain headers: a type, a length, an ETag, ten minutes of caching; no isolation of origins."""

    site: Site
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True

    def do_GET(self) -> None:
        if not self.site.is_running:  # asked over a connection that the browser had opened before
            self.close_connection = True
            return
        found = self.site.file(unquote(urlsplit(self.path).path))
        body, etag = read(found, found.stat().st_mtime_ns) if found else (b"Not found", "")
        status = 404 if not found else 304 if self.headers.get("If-None-Match") == etag else 200
        self.site.requests.append((self.path, status))
        self.send_response(status)
        if found:
            self.send_header("Content-Type", TYPES.get(found.suffix, "application/octet-stream"))
            self.send_header("Cache-Control", "max-age=600")
            self.send_header("ETag", etag)
        if status != 304:
            self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if status != 304:
            with suppress(ConnectionError):  # the page that asked was left
                self.wfile.write(body)

    def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
        """Write nothing: the log is `site.requests`."""


@functools.lru_cache(maxsize=512)
def read(file: Path, _written: int) -> tuple[bytes, str]:
    """What is sent of a file, and its ETag; read anew when it was written anew."""
    body = file.read_bytes()
    return body, f'"{hashlib.sha256(body).hexdigest()[:20]}"'
