/**
 * Runs in a page before the app: a recogniser that hears what `say(text, isFinal)` gives it, in place of the browser's
 * own; `isHeard()` tells whether one listens. Serialised as it is, so it uses nothing from outside itself.
 */
export function installRecogniser() {
  let ear = null;
  class Recogniser extends EventTarget {
    lang = '';
    results = [];
    start() {
      ear = this;
      queueMicrotask(() => this.dispatchEvent(new Event('start')));
    }
    abort() {
      if (ear === this) ear = null;
      this.dispatchEvent(new Event('end'));
    }
  }
  Object.assign(globalThis, {
    SpeechRecognition: Recogniser,
    webkitSpeechRecognition: Recogniser,
    isHeard: () => ear !== null,
    say(text, isFinal) {
      if (!ear) throw new Error('Nothing listens.');
      if (ear.results.at(-1)?.isFinal === false) ear.results.pop();
      ear.results.push(Object.assign([{ transcript: text }], { isFinal }));
      ear.dispatchEvent(Object.assign(new Event('result'), { results: ear.results }));
    },
  });
}
