"""Serve this folder for playing and working on it, without caching: `make play`.

Standard library only. `python3 -m http.server` does as well for playing; here a reload always shows the newest files.
"""

import argparse
import functools
import os
import sys
import webbrowser
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".py": "text/x-python; charset=utf-8",
    ".svg": "image/svg+xml",
    ".toml": "application/toml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
}
"""What browsers insist on, whatever this machine's own table of types says."""


class Server(ThreadingHTTPServer):
    """A server with room for all the connections of a browser: one that is turned away tries again a second later."""

    request_queue_size = 128

    def handle_error(self, request: object, client_address: object) -> None:
        """Say nothing of a browser that has left."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


class Handler(SimpleHTTPRequestHandler):
    """Files with the right MIME types, kept by no cache, many over one connection."""

    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True

    def guess_type(self, path: str | os.PathLike[str]) -> str:
        """Return the MIME type of a file."""
        return TYPES.get(Path(path).suffix) or super().guess_type(path)

    def end_headers(self) -> None:
        """Forbid keeping a copy, whatever the answer."""
        self.send_header("Cache-Control", "no-store")
        super().end_headers()

    def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
        """Say nothing of what went well; errors are still logged."""


def server(port: int, folder: Path = ROOT) -> Server:
    """Return a server of `folder` for this machine alone, at `port`, or at any free port if that one is taken."""
    handler = functools.partial(Handler, directory=str(folder))
    try:
        return Server(("127.0.0.1", port), handler)
    except OSError:
        return Server(("127.0.0.1", 0), handler)


def has_screen() -> bool:
    """Whether a browser can show a window; without a screen a text browser would take over the terminal."""
    return sys.platform in ("darwin", "win32") or "DISPLAY" in os.environ or "WAYLAND_DISPLAY" in os.environ


def main() -> None:
    """Serve until Ctrl+C."""
    parser = argparse.ArgumentParser(description="Serve the game on this machine, without caching.")
    parser.add_argument("--port", type=int, default=8000, help="port to try first (default 8000)")
    parser.add_argument("--no-browser", action="store_true", help="open no browser")
    options = parser.parse_args()
    with server(options.port) as running:
        address = f"http://localhost:{running.server_port}/"
        print(f"Scopa is served at {address} (Ctrl+C stops)", flush=True)
        if has_screen() and not options.no_browser:
            webbrowser.open(address)
        try:
            running.serve_forever()
        except KeyboardInterrupt:
            print()


if __name__ == "__main__":
    main()
