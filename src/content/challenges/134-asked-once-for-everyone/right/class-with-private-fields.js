// Hides the calls in a class that says of each request what became of it
const tokens = require('fs').readFileSync(0, 'utf8').split(/\s+/);
const [m, n, lifetime, f] = tokens.splice(0, 4).map(Number);

class Service {
  #durations = new Map();
  #calls = new Map();
  #count = 0;

  learn(key, milliseconds) {
    this.#durations.set(key, milliseconds);
  }

  get count() {
    return this.#count;
  }

  ask(time, key) {
    const call = this.#calls.get(key);
    if (call && call.end > time) return ['joined', call];
    if (call && !call.failed && call.end + lifetime > time) return ['stored', call];
    this.#count += 1;
    const made = { end: time + this.#durations.get(key), failed: this.#count % f === 0 };
    this.#calls.set(key, made);
    return ['called', made];
  }
}

const service = new Service();
for (let at = 0; at < 2 * m; at += 2) service.learn(tokens[at], Number(tokens[at + 1]));
const seen = { joined: 0, stored: 0, called: 0 };
let errors = 0;
let waited = 0;
for (let at = 2 * m; at < 2 * (m + n); at += 2) {
  const time = Number(tokens[at]);
  const [how, { end, failed }] = service.ask(time, tokens[at + 1]);
  seen[how] += 1;
  if (how === 'stored') continue;
  waited += end - time;
  if (failed) errors += 1;
}
console.log(`${service.count} ${seen.joined} ${seen.stored} ${errors} ${waited}`);
