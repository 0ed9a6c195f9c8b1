// Keeps the whole site on the device, so that it opens with the network off.
//
// A version is all or nothing: static/files.json (written by `make files`) lists every published file with its sha256.
// Installing fetches them all and verifies each; a single mismatch refuses the new version and the old one stays whole.
// A new version waits until every page of the old one is closed, or until a page posts {skipWaiting: true}.
// On this machine (localhost) files come from the network first, so that an edit shows at the next reload.

const VERSION = "11052516255479a0";
const SCOPE = self.registration.scope;
const PREFIX = `scopa-${new URL(SCOPE).pathname}-`; // another copy of the site may live on the same host
const CACHE = PREFIX + VERSION;
const LIST = "static/files.json";
const ON_THIS_MACHINE = ["localhost", "127.0.0.1", "[::1]"].includes(self.location.hostname);

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(dropOtherVersions()));
self.addEventListener("message", (event) => {
  if (event.data && event.data.skipWaiting) self.skipWaiting();
});
self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(SCOPE)) event.respondWith(answer(event.request));
});

async function install() {
  const list = await fetchFresh(LIST);
  const { version, files } = await list.clone().json();
  if (version !== VERSION) throw new Error(`${LIST} is of version ${version}, not ${VERSION}`);
  try {
    const cache = await caches.open(CACHE);
    await Promise.all(Object.entries(files).map(([path, sha256]) => fetchVerified(cache, path, sha256)));
    await cache.put(SCOPE + LIST, list);
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

async function fetchFresh(path) {
  const response = await fetch(SCOPE + path, { cache: "no-cache" });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
}

async function fetchVerified(cache, path, sha256) {
  const response = await fetchFresh(path);
  const digest = await crypto.subtle.digest("SHA-256", await response.clone().arrayBuffer());
  const found = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
  if (found !== sha256) throw new Error(`${path} is not the file of version ${VERSION}`);
  await cache.put(SCOPE + path, response);
}

async function dropOtherVersions() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)));
}

async function answer(request) {
  if (!ON_THIS_MACHINE) return (await kept(request)) || fetch(request);
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
