class Gate {
  constructor(k, w) {
    this.k = k;
    this.w = w;
  }

  /** Whether the gate opens for this visitor now. */
  opens(second, name) {}
}

const [first, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const [k, w] = first.split(' ').map(Number);
const gate = new Gate(k, w);
// Print how often it opened, how often not, and how many visitors were refused.
