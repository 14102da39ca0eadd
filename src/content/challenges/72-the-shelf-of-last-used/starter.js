class Shelf {
  constructor(room) {
    this.room = room;
  }

  /** The value of a tool, or undefined if it is not on the shelf. */
  get(name) {}

  put(name, value) {}
}

const [first, ...orders] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const shelf = new Shelf(Number(first.split(' ')[0]));

// Print how many were found, the sum of their values, and the tools at the end.
