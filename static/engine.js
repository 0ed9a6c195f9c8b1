// Pyodide for the engine's worker, telling the page how its download goes: {received, total} in bytes, or {failed: address}.
// PyScript takes any module that exports loadPyodide and version for an interpreter.
//
// A copy of each answer is counted and the answer itself handed on untouched: put through a stream of ours it would compile
// just as well, but the browser would no longer keep the compiled code for the next visit.
import { loadPyodide as load, version } from "./vendor/pyodide/pyodide.mjs";

const SIZES = { "pyodide.asm.wasm": 9598218, "python_stdlib.zip": 1005638 };
const TOTAL = Object.values(SIZES).reduce((sum, size) => sum + size);
const PAUSE = 100; // milliseconds between two reports

const channel = new BroadcastChannel("scopa-engine");
const fetchFile = globalThis.fetch;
let received = 0;
let reported = 0;

async function count(copy) {
  const reader = copy.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    received += part.value.length;
    if (performance.now() - reported < PAUSE && received < TOTAL) continue;
    reported = performance.now();
    channel.postMessage({ received, total: TOTAL });
  }
}

// Ask for the engine's modules at once, while Pyodide is compiled: PyScript asks for them only when it is there.
const CONFIG = new URL("../engine.toml", import.meta.url);
const asked = new Map();

async function askEarly() {
  const text = await (await fetchFile(CONFIG)).text();
  for (const [, path] of text.matchAll(/^"(.+?)" = /gm)) {
    const { href } = new URL(path, CONFIG);
    asked.set(href, fetchFile(href));
    asked.get(href).catch(() => {}); // whoever asks for it is told
  }
}

async function fetchAloud(resource, options) {
  const address = String(resource.url ?? resource);
  const fail = () => channel.postMessage({ failed: address });
  try {
    const early = asked.get(address);
    asked.delete(address);
    const response = await (early ?? fetchFile(resource, options));
    if (!response.ok) fail();
    else if (new URL(address, location).pathname.split("/").pop() in SIZES) count(response.clone()).catch(fail);
    return response;
  } catch (error) {
    fail();
    throw error;
  }
}

async function loadPyodide(options) {
  globalThis.fetch = fetchAloud;
  askEarly().catch(() => {}); // then they are asked for later, and told of
  try {
    return await load({ ...options, indexURL: new URL("vendor/pyodide/", import.meta.url).href });
  } catch (error) {
    channel.postMessage({ failed: String(error) });
    throw error;
  }
}

export { loadPyodide, version };
