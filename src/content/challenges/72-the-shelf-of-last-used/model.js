class Shelf {
  #room;
  // A Map keeps its keys in the order in which they came in.
  #tools = new Map();

  constructor(room) {
    this.#room = room;
  }

  get size() {
    return this.#tools.size;
  }

  /** The value of a tool, or undefined if it is not on the shelf. */
  get(name) {
    const value = this.#tools.get(name);
    if (value !== undefined) this.put(name, value);
    return value;
  }

  put(name, value) {
    this.#tools.delete(name);
    this.#tools.set(name, value);
    if (this.#tools.size > this.#room) {
      const [oldest] = this.#tools.keys();
      this.#tools.delete(oldest);
    }
  }
}

const [first, ...orders] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const shelf = new Shelf(Number(first.split(' ')[0]));
let found = 0;
let total = 0;
for (const line of orders) {
  const [order, name, value] = line.split(' ');
  if (order === 'put') shelf.put(name, Number(value));
  else {
    const got = shelf.get(name);
    if (got === undefined) continue;
    found += 1;
    total += got;
  }
}
console.log(`${found} ${total} ${shelf.size}`);
