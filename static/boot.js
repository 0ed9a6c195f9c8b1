// Before Python is up: the language of the first paint, what to say when something is missing, a remembered Play,
// and the service worker once the engine is ready. Written so that a very old browser can still read it.
(function () {
  "use strict";
  var root = document.documentElement;
  var languages = root.getAttribute("data-languages").split(" ");
  var settings = {};

  function read(key) {
    try { return JSON.parse(localStorage.getItem(key)); } catch (error) { return null; }
  }
  settings = read("scopa.settings") || {};
  var wanted = [settings.language].concat(navigator.languages || [navigator.language]);
  root.lang = wanted.map(function (name) { return String(name).slice(0, 2).toLowerCase(); })
    .filter(function (name) { return languages.indexOf(name) >= 0; })[0] || languages[0];
  if (settings.theme) root.setAttribute("data-theme", settings.theme);

  function wear(name, value) {
    root.setAttribute("data-" + name, value);
    document.head.insertAdjacentHTML("beforeend", '<link rel="stylesheet" href="static/css/' + name + '.css" blocking="render">');
  }
  if (settings.contrast === "high" || (settings.contrast !== "usual" && matchMedia("(prefers-contrast: more)").matches)) wear("contrast", "high");
  if (/^(large|small)$/.test(settings.size)) wear("size", settings.size);
  var deck = /^[a-z]+$/.test(settings.deck || "") ? settings.deck : "french";
  if (read("scopa.save")) root.setAttribute("data-saved", "");

  function trouble(kind) {
    var box = document.getElementById("trouble");
    if (!box) { addEventListener("DOMContentLoaded", function () { trouble(kind); }); return; }
    Array.prototype.forEach.call(box.querySelectorAll("[data-trouble]"), function (line) {
      line.hidden = line.getAttribute("data-trouble") !== kind;
    });
    document.getElementById("reload").hidden = kind === "old" || kind === "file";
  }
  function calm() {
    Array.prototype.forEach.call(document.querySelectorAll("#trouble > *"), function (line) { line.hidden = true; });
  }
  var lacking = false;  // A style sheet is missing: the page may work, but nobody could tell what is what.
  function ready() { return document.body && document.body.getAttribute("data-page") === "ready"; }

  if (location.protocol === "file:") return trouble("file");
  if (!window.WebAssembly || !("noModule" in document.createElement("script")) || !window.HTMLDialogElement ||
      !window.Intl || !Intl.PluralRules || !window.BroadcastChannel || !Element.prototype.animate) return trouble("old");

  // A script, style or import that fails leaves no page behind it: say so at once rather than wait for the watchdog.
  addEventListener("error", function (event) {
    var element = event.target;
    if (element && element !== window && /^(SCRIPT|LINK)$/.test(element.tagName || "") && element.rel !== "icon" && element.rel !== "manifest") trouble("load");
  }, true);
  addEventListener("unhandledrejection", function () { if (!ready()) trouble("load"); });
  new PerformanceObserver(function (list) {
    list.getEntries().forEach(function (entry) {
      if (!(entry.responseStatus >= 400) || ready() || !/\.(m?js|wasm|py|toml|json|css)$/.test(entry.name)) return;
      lacking = lacking || /\.css$/.test(entry.name);
      trouble("load");
    });
  }).observe({ type: "resource", buffered: true });
  // The words of this language and what the deck chosen is, and of no other, asked for with the first files.
  ["static/i18n/" + root.lang + ".json", "static/decks/" + deck + "/deck.json"].forEach(function (address) {
    var file = document.createElement("link");
    file.rel = "preload";
    file.as = "fetch";
    file.crossOrigin = "anonymous";
    file.href = address;
    document.head.appendChild(file);
  });

  // What Python needs is asked for after the first paint, for on a slow line it would come instead of it; a few files at a
  // time, so that the page answers in between. A page that has its own copy, or that nobody sees yet, need not wait.
  var turn = new MessageChannel();
  turn.port1.onmessage = askForPython;
  function askForPython() {
    Array.prototype.slice.call(document.querySelectorAll("link[data-rel]"), 0, 3).forEach(function (link) {
      var kind = link.getAttribute("data-rel");
      link.removeAttribute("data-rel");
      if (kind !== "module") { link.rel = kind; return; }
      var script = document.createElement("script");
      script.type = kind;
      script.src = link.href;
      document.head.appendChild(script);
    });
    if (document.querySelector("link[data-rel]")) turn.port2.postMessage(0);
  }
  addEventListener("DOMContentLoaded", function () {
    if (document.hidden || (navigator.serviceWorker && navigator.serviceWorker.controller)) askForPython();
    else {
      new PerformanceObserver(askForPython).observe({ type: "paint", buffered: true });
      setTimeout(askForPython, 1000);
    }
  });

  var watchdog = setTimeout(function () { if (!ready()) trouble("slow"); }, 15000);

  // The lobby's cards are of the deck chosen. In their corners stands what the French deck's say; another gets its own when the page is up.
  document.addEventListener("readystatechange", function () {
    Array.prototype.forEach.call(document.querySelectorAll(".fan [data-picture]"), function (use) {
      use.setAttribute("href", "static/decks/" + deck + "/deck.svg#" + use.getAttribute("data-picture"));
    });
    if (deck !== "french") Array.prototype.forEach.call(document.querySelectorAll(".fan svg > :not(:first-child)"), function (corner) { corner.remove(); });
  }, { once: true });

  // From the first paint on.
  document.addEventListener("click", function (event) {
    var start = event.target.closest && event.target.closest("#start, #games, #daily");
    if (start && !ready()) { root.setAttribute("data-pressed", start.id); start.setAttribute("aria-busy", "true"); }
  });

  addEventListener("DOMContentLoaded", function () {
    var body = document.body;
    document.getElementById("reload").addEventListener("click", function () { location.reload(); });

    function mark(name, wait) {
      if (performance.getEntriesByName(name).length) return;
      if (!wait) performance.mark(name);
      else requestAnimationFrame(function () { setTimeout(function () { mark(name); }); });
    }
    new MutationObserver(function () {
      if (ready()) { clearTimeout(watchdog); if (!performance.getEntriesByName("page-ready").length && !lacking) calm(); mark("page-ready"); }
      if (document.querySelector("#felt [data-card]")) mark("cards-painted", true);
      if (body.getAttribute("data-engine") === "ready" && !performance.getEntriesByName("engine-ready").length) {
        mark("engine-ready");
        if ("serviceWorker" in navigator) navigator.serviceWorker.register("sw.js", { updateViaCache: "none" }).then(function (registration) {
          (registration.installing || registration.waiting || registration.active).postMessage({ keep: deck });
        }).catch(function () {});
      }
    }).observe(body, { attributes: true, attributeFilter: ["data-page", "data-state", "data-engine"] });
  });
})();
