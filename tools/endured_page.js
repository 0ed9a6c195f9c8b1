// Runs in the page before anything else: notes how long each interaction takes until it is painted, what moves although nobody
// moved it, and how long the page is blocked; and has hands that can play a whole match.
(() => {
  const inputs = new Map(); // interaction -> its longest event, in ms
  const shifts = [];
  let longestTask = 0;
  const note = {
    event: (entry) => entry.interactionId && inputs.set(entry.interactionId, Math.max(entry.duration, inputs.get(entry.interactionId) ?? 0)),
    longtask: (entry) => { longestTask = Math.max(longestTask, entry.duration); },
    "layout-shift": (entry) => shifts.push({
      at: entry.startTime,
      value: entry.value,
      after_input: entry.hadRecentInput,
      what: entry.sources.map(({ node }) => (node?.id ? "#" + node.id : `${node?.nodeName}.${node?.className?.baseVal ?? node?.className}`)),
    }),
  };
  const observers = Object.keys(note).map((type) => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(note[type]));
    observer.observe({ type, buffered: true, durationThreshold: 16 });
    return () => observer.takeRecords().forEach(note[type]);
  });
  const wait = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
  const state = () => document.body.dataset.state;
  const seen = (selector) => document.querySelector(selector);

  async function until(what, holds) {
    for (let tries = 0; tries < 20000; tries++) {
      if (holds()) return;
      await wait(4);
    }
    throw new Error(`never ${what}: ${state()}`);
  }

  // Plays the first card of the hand; what it takes is ticked card by card, as far as the page shows that more can be taken.
  async function play() {
    await until("a hand", () => seen("#felt .hand input"));
    const first = seen("#felt .hand input");
    if (!first.checked) first.click();
    for (let more; !seen("#sum.right") && (more = seen("#felt .table .possible input"));) more.click();
    const card = first.value;
    seen("#play").click();
    await until("played", () => !seen(`#felt .hand input[value="${card}"]`) || state() !== "your-move");
  }

  window.endured = {
    // The durations of the interactions since the last call, and the longest task, once all have been painted.
    async taken() {
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      await wait(50);
      observers.forEach((collect) => collect());
      const found = { inputs: [...inputs.values()], longestTask };
      inputs.clear();
      longestTask = 0;
      return found;
    },
    shifts: () => { observers.forEach((collect) => collect()); return shifts; },
    // Opens everything there is to open during a match, once, and closes it again.
    async everything() {
      const entries = [...document.querySelectorAll("#menu [data-do]")].map((entry) => entry.dataset.do);
      const openers = [() => seen("#rules-now"), ...entries.map((name) => () => seen(`#menu [data-do=${name}]`))];
      await until("at rest", () => state() === "your-move");
      for (const opener of openers) {
        opener().click();
        await until("opened", () => seen("dialog[open]"));
        await wait(20);
        document.querySelectorAll("dialog[open]").forEach((dialog) => dialog.close());
      }
      while (!seen("#told")?.checkVisibility()) { // what it tells last: until then it may still choose cards
        seen("#hint").click();
        await wait(100);
      }
    },
    // Plays to the end of the match, whose sheet then lies open; gives the plays and the deals.
    async match() {
      let plays = 0;
      for (let deals = 1; ; deals++) {
        while (true) {
          await until("at rest", () => state() === "your-move" || (["scoring", "over"].includes(state()) && seen("#sheet[open]")));
          if (state() !== "your-move") break;
          await play();
          plays += 1;
        }
        if (state() === "over") return { plays, deals };
        seen("#sheet-next").click();
        await until("dealt", () => state() !== "scoring");
      }
    },
  };
})();
