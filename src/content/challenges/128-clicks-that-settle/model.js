const [first, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const [n, wait] = first.split(' ').map(Number);
const events = lines.slice(0, n).map((line) => line.split(' '));

/** A clock that is advanced by hand. */
class Clock {
  now = 0;
  #timers = new Set();

  set(milliseconds, action) {
    const timer = { at: this.now + milliseconds, action };
    this.#timers.add(timer);
    return timer;
  }

  clear(timer) {
    this.#timers.delete(timer);
  }

  /** Runs what is due until a time, in order of time. */
  advance(time) {
    for (;;) {
      const [next] = [...this.#timers].sort((a, b) => a.at - b.at);
      if (next === undefined || next.at > time) break;
      this.clear(next);
      this.now = next.at;
      next.action();
    }
    this.now = time;
  }
}

function debounce(clock, wait, action) {
  let timer = null;
  return (label) => {
    clock.clear(timer);
    timer = clock.set(wait, () => action(label));
  };
}

function throttle(clock, wait, action) {
  let isResting = true;
  let waiting = [];
  const act = (label) => {
    isResting = false;
    action(label);
    clock.set(wait, () => {
      const last = waiting.pop();
      waiting = [];
      if (last === undefined) isResting = true;
      else act(last);
    });
  };
  return (label) => {
    if (isResting) act(label);
    else waiting.push(label);
  };
}

for (const make of [debounce, throttle]) {
  const clock = new Clock();
  const done = [make.name];
  const hear = make(clock, wait, (label) => done.push(`${clock.now}:${label}`));
  for (const [time, label] of events) {
    clock.advance(Number(time));
    hear(label);
  }
  clock.advance(Infinity);
  console.log(done.join(' '));
}
