/**
 * Runs in the page before the app's own scripts and puts `room` on the window: what is read off the room, which hears
 * what the bench says (see `tests/support/fake-recogniser.mjs`). Serialised as it is, so it uses nothing from outside
 * itself. Times are milliseconds on the clock of `performance.now()`.
 */
export function installRoom() {
  const room = { startedAt: null, changes: [] };
  /** Resolves with the time at which a word is painted in a place. */
  const painted = (place, word) =>
    new Promise((resolve) => {
      const frame = () => {
        if (!place.textContent.includes(word)) return requestAnimationFrame(frame);
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          port1.close();
          resolve(performance.now());
        };
        port2.postMessage(null);
      };
      requestAnimationFrame(frame);
    });

  /**
   * Shows this many updates, at the times given, and tells of each how long it took to its paint. Twelve words make a
   * sentence: each update guesses one more, the last one settles it.
   * @param show takes the sentence so far and whether it is settled
   */
  const update = async (place, times, show) => {
    const begun = performance.now();
    const waits = [];
    for (const [n, at] of times.entries()) {
      const late = begun + at - performance.now();
      if (late > 0) await new Promise((resolve) => setTimeout(resolve, late));
      const first = n - (n % 12);
      const words = Array.from({ length: n - first + 1 }, (_, i) => `word${times.length}x${first + i}e`);
      const from = performance.now();
      show(words.join(' '), n % 12 === 11);
      waits.push(painted(place, words.at(-1)).then((end) => end - from));
    }
    return Promise.all(waits);
  };
  room.updateTranscript = (times) =>
    update(document.querySelector('section[aria-label="Transcript"]'), times, globalThis.say);

  /** The same on an empty page, with the camera's picture in it: the words are put there and nothing else is done. */
  room.updateEmpty = async (times) => {
    const video = document.querySelector('video');
    video.srcObject ??= await navigator.mediaDevices.getUserMedia({
      video: { width: { ideal: 640 }, height: { ideal: 480 }, frameRate: { ideal: 24 } },
    });
    const place = document.querySelector('p');
    const settled = place.appendChild(document.createElement('span'));
    const guess = place.appendChild(document.createElement('i'));
    return update(place, times, (text, isFinal) => {
      if (isFinal) settled.textContent += ` ${text}`;
      guess.textContent = isFinal ? '' : text;
    });
  };

  /** The seconds the open question has taken, as the room shows them. */
  const shown = () => {
    const timer = document.querySelector('[role="timer"][aria-label="Seconds left"]');
    const left = Number(timer.textContent);
    if (left > 0) return 60 - left;
    const over = timer.nextElementSibling.textContent.replace('+', '').split(':').map(Number);
    return 60 + over.reduce((sum, part) => sum * 60 + part, 0);
  };
  /** Notes the next click as the start of the clock, and each change of the seconds with its time. */
  room.watchClock = () => {
    const note = () => {
      room.startedAt = performance.now();
    };
    addEventListener('click', note, { capture: true, once: true });
    let last = shown();
    new MutationObserver(() => {
      const now = shown();
      if (now === last) return;
      last = now;
      room.changes.push({ shown: now, late: performance.now() - room.startedAt - now * 1000 });
    }).observe(document.querySelector('section[aria-label="Question"]'), {
      subtree: true,
      childList: true,
      characterData: true,
    });
  };
  /** How long the next second has been due and not shown; 0 while the shown one is right. */
  room.overdue = () => Math.max(0, performance.now() - room.startedAt - (shown() + 1) * 1000);
  room.elapsed = () => performance.now() - room.startedAt;
  globalThis.room = room;
}

/** The same for a stand-in of the browser's recorder, which gives a piece whenever the bench wants one. */
export function installRecorder() {
  let recorder = null;
  globalThis.MediaRecorder = class extends EventTarget {
    static isTypeSupported = () => true;
    state = 'inactive';
    constructor(_, { mimeType }) {
      super();
      this.mimeType = mimeType;
    }
    start() {
      this.state = 'recording';
      recorder = this;
      queueMicrotask(() => this.dispatchEvent(new Event('start')));
    }
    stop() {
      this.state = 'inactive';
      queueMicrotask(() => this.dispatchEvent(new Event('stop')));
    }
  };
  globalThis.recordPiece = (size) => {
    const bytes = new Uint8Array(size);
    for (let at = 0; at < size; at += 65_536) crypto.getRandomValues(bytes.subarray(at, at + 65_536));
    recorder.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob([bytes]) }));
  };
}

/** Files in the app's own store, and their bytes, as the database holds them. Runs in the page. */
export async function storedFiles() {
  for (const { name } of await indexedDB.databases()) {
    const found = await new Promise((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const database = opening.result;
        if (!database.objectStoreNames.contains('fileInfo')) {
          database.close();
          resolve(null);
          return;
        }
        const all = database.transaction('fileInfo').objectStore('fileInfo').getAll();
        all.onsuccess = () => {
          database.close();
          resolve({ count: all.result.length, bytes: all.result.reduce((sum, { size }) => sum + size, 0) });
        };
      };
    });
    if (found) return found;
  }
  return { count: 0, bytes: 0 };
}
