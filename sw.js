// Keeps the whole site on the device, so that it opens with the network off.
//
// A version is all or nothing: static/files.json (written by `make files`) lists every published file with its sha256.
// Installing fetches them all, but of the decks only those that were chosen on this device, and verifies each; a single mismatch refuses the new version and the old one stays whole.
// A new version waits until every page of the old one is closed, or until a page posts {skipWaiting: true}.
// A page says which deck it shows by posting {keep: "french"}: to a version that is being installed, and whenever another is chosen.
// On this machine (localhost) files come from the network first, so that an edit shows at the next reload.

const VERSION = "3df97156c55a6d89";
const SCOPE = self.registration.scope;
const PREFIX = `scopa-${new URL(SCOPE).pathname}-`; // another copy of the site may live on the same host
const CACHE = PREFIX + VERSION;
const LIST = "static/files.json";
const DECK = /^static\/decks\/([^/]+)\//;
const AT_A_TIME = 4;
const COMPILED = ".asm.wasm";
const WAIT_FOR_A_CHOICE = 2000; // milliseconds: a version that a browser fetches by itself has no page that tells it
const ON_THIS_MACHINE = ["localhost", "127.0.0.1", "[::1]"].includes(self.location.hostname);

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(dropOtherVersions()));
self.addEventListener("message", (event) => {
  const { skipWaiting, keep } = event.data || {};
  if (skipWaiting) self.skipWaiting();
  if (keep) event.waitUntil(keepDeck(String(keep)));
});
self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(SCOPE)) event.respondWith(answer(event.request));
});

let choose;
const chosen = new Promise((resolve) => { choose = resolve; });

async function install() {
  const list = await fetchFresh(LIST);
  const { version, files } = await list.clone().json();
  if (version !== VERSION) throw new Error(`${LIST} is of version ${version}, not ${VERSION}`);
  try {
    const cache = await caches.open(CACHE);
    const paths = Object.keys(files);
    const decks = paths.some((path) => DECK.test(path)) ? await decksHere() : new Set();
    const wanted = paths.filter((path) => !DECK.test(path) || decks.has(DECK.exec(path)[1]));
    await inTurns(wanted, (path) => fetchVerified(cache, path, files[path]));
    await cache.put(SCOPE + LIST, list);
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

// Do something with every path, a few at a time: all the files at once would take the memory of a small device.
async function inTurns(paths, deed) {
  const left = paths.values();
  await Promise.all(Array.from({ length: AT_A_TIME }, async () => {
    for (const path of left) await deed(path);
  }));
}

// The decks of this device: what its older versions keep, and what a page that is open says it shows.
async function decksHere() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  const kept = lists.flat().map(({ url }) => DECK.exec(url.slice(SCOPE.length))).filter(Boolean).map(([, deck]) => deck);
  const shown = await Promise.race([chosen, new Promise((resolve) => setTimeout(resolve, WAIT_FOR_A_CHOICE))]);
  return new Set([...kept, shown]);
}

// Add a deck to the version that is kept; until there is one, have its installation fetch it.
async function keepDeck(name) {
  choose(name);
  const cache = await caches.open(CACHE);
  const list = await cache.match(SCOPE + LIST);
  if (!list) return;
  const { files } = await list.json();
  for (const [path, sha256] of Object.entries(files)) {
    const deck = DECK.exec(path);
    if (deck && deck[1] === name && !(await cache.match(SCOPE + path))) await fetchVerified(cache, path, sha256);
  }
}

async function fetchFresh(path) {
  const response = await fetch(SCOPE + path, { cache: "no-cache" });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
}

// What the page has just fetched is taken as it is, if it is the right one. To ask again would also have the browser
// forget what it has compiled of it.
async function fetchVerified(cache, path, sha256) {
  const integrity = integrityOf(sha256);
  const address = SCOPE + path;
  const response = await fetch(address, { cache: "force-cache", integrity })
    .catch(() => fetch(address, { cache: "no-cache", integrity }))
    .catch(() => { throw new Error(`${path} is not the file of version ${VERSION}`); });
  await cache.put(address, response);
}

// A hexadecimal digest as a browser wants it for verifying an answer.
function integrityOf(sha256) {
  const bytes = sha256.match(/../g).map((byte) => parseInt(byte, 16));
  return `sha256-${btoa(String.fromCharCode(...bytes))}`;
}

async function dropOtherVersions() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)));
}

async function answer(request) {
  if (!ON_THIS_MACHINE) return (await compiled(request)) || (await kept(request)) || fetch(request);
  try {
    return await fetch(request, { cache: "no-cache" });
  } catch (unreachable) {
    const response = await kept(request);
    if (response) return response;
    throw unreachable;
  }
}

// The kept answer to a request, whatever its query; a folder is its index.html.
async function kept(request) {
  const url = new URL(request.url);
  const path = url.pathname.endsWith("/") ? `${url.pathname}index.html` : url.pathname;
  const cache = await caches.open(CACHE);
  return cache.match(url.origin + path);
}

// The engine's machine code belongs to the answer from which the browser compiled it, on the first visit: that answer, if
// the browser still has it and it is of this version, is worth half a second.
async function compiled({ url }) {
  if (!url.endsWith(COMPILED)) return null;
  const list = await (await caches.open(CACHE)).match(SCOPE + LIST);
  const sha256 = list && (await list.json()).files[url.slice(SCOPE.length)];
  if (!sha256) return null;
  return fetch(url, { cache: "only-if-cached", mode: "same-origin", integrity: integrityOf(sha256) }).catch(() => null);
}
