/**
 * Runs in every page before the app's own scripts and puts `bench` on the window: long tasks, the largest paint, a
 * stopwatch from an event to the paint of what it brings, and keystrokes to their paint. Serialised as it is, so it
 * uses nothing from outside itself. Times are milliseconds on the clock of `performance.now()`.
 */
export function installProbe() {
  const bench = { longTasks: [], largestPaint: null, keys: [], armed: null };
  const longTasks = new PerformanceObserver((list) => bench.longTasks.push(...list.getEntries()));
  longTasks.observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) bench.largestPaint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });

  /** Calls back in the first task after the next frame was drawn. */
  const afterPaint = (callback) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        callback(performance.now());
      };
      port2.postMessage(null);
    });

  const there = ({ selector, text }) =>
    [...document.querySelectorAll(selector)].some((element) => element.textContent.includes(text));

  /** Resolves when the sought text is painted after having been absent. */
  const appearance = (sought, from, limit) =>
    new Promise((resolve, reject) => {
      let absent = !there(sought);
      const look = () => {
        if (!there(sought)) absent = true;
        else if (absent) {
          observer.disconnect();
          clearTimeout(clock);
          afterPaint((painted) => resolve({ from, elapsed: painted - from }));
        }
      };
      const observer = new MutationObserver(look);
      observer.observe(document, { subtree: true, childList: true, characterData: true });
      const clock = setTimeout(() => {
        observer.disconnect();
        reject(new Error(`"${sought.text}" did not appear in ${sought.selector} within ${limit} ms`));
      }, limit);
    });

  /** Arms the stopwatch: it starts with the next event of a type and stops when the sought text is painted. */
  bench.arm = (type, sought, limit = 30_000) => {
    bench.armed = new Promise((resolve, reject) => {
      const begin = (event) => appearance(sought, event.timeStamp, limit).then(resolve, reject);
      addEventListener(type, begin, { capture: true, once: true });
    });
    bench.armed.catch(() => {});
  };

  /** The time at which the sought text was painted, from the start of the navigation; now, when it is there already. */
  bench.painted = (sought, limit = 30_000) =>
    there(sought)
      ? new Promise((resolve) => afterPaint(resolve))
      : appearance(sought, 0, limit).then(({ elapsed }) => elapsed);

  /** Presses a button in the moment a text appears, for what is on screen too briefly for a click from outside. */
  bench.pressOnSight = (sought, label) => {
    const observer = new MutationObserver(() => {
      if (!there(sought)) return;
      const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label);
      if (!button) return;
      observer.disconnect();
      // In a task of its own, so that the frame with the button comes first, as for a hand that has seen it.
      afterPaint(() => button.click());
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true });
  };

  /** Durations of the long tasks that began at or after a time. */
  bench.longTasksSince = (from) => {
    bench.longTasks.push(...longTasks.takeRecords());
    return bench.longTasks.filter(({ startTime }) => startTime >= from).map(({ duration }) => duration);
  };

  let pressed = null;
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      pressed = timeStamp;
    },
    true,
  );
  // On the way down: an app may keep the event to itself. The frame comes after all listeners have had their turn.
  addEventListener(
    'input',
    () => {
      const from = pressed;
      if (from !== null) afterPaint((painted) => bench.keys.push(painted - from));
      pressed = null;
    },
    true,
  );
  globalThis.bench = bench;
}
