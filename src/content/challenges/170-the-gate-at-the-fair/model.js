class Gate {
  #k;
  #w;
  // When the gate opened, by visitor; and how many of these times are past.
  #openings = new Map();

  constructor(k, w) {
    this.#k = k;
    this.#w = w;
  }

  /** Whether the gate opens for this visitor now. */
  opens(second, name) {
    let visitor = this.#openings.get(name);
    if (!visitor) {
      visitor = { times: [], past: 0 };
      this.#openings.set(name, visitor);
    }
    const { times } = visitor;
    while (visitor.past < times.length && times[visitor.past] <= second - this.#w) visitor.past += 1;
    if (times.length - visitor.past >= this.#k) return false;
    times.push(second);
    return true;
  }
}

const [first, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const [k, w] = first.split(' ').map(Number);
const gate = new Gate(k, w);
let opened = 0;
let refused = 0;
const visitors = new Set();
for (const line of lines) {
  const [second, name] = line.split(' ');
  if (gate.opens(Number(second), name)) opened += 1;
  else {
    refused += 1;
    visitors.add(name);
  }
}
console.log(`${opened} ${refused} ${visitors.size}`);
