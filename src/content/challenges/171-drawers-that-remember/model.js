class Cabinet {
  #photos = 0;
  // By drawer: entries { photo, value } with the first photograph that shows a value.
  #histories = new Map();

  put(drawer, value) {
    const history = this.#histories.get(drawer) ?? [];
    this.#histories.set(drawer, history);
    const photo = this.#photos + 1;
    if (history.at(-1)?.photo === photo) history.pop();
    history.push({ photo, value });
  }

  photo() {
    this.#photos += 1;
  }

  /** What was in the drawer on that photograph. */
  look(photo, drawer) {
    const history = this.#histories.get(drawer) ?? [];
    let low = 0;
    let high = history.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (history[middle].photo <= photo) low = middle + 1;
      else high = middle;
    }
    return low > 0 ? history[low - 1].value : 0;
  }
}

const [, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const cabinet = new Cabinet();
let sum = 0;
let answer = 0;
for (const line of lines) {
  const [order, ...numbers] = line.split(' ');
  if (order === 'put') cabinet.put(...numbers.map(Number));
  else if (order === 'photo') cabinet.photo();
  else {
    answer = cabinet.look(...numbers.map(Number));
    sum += answer;
  }
}
console.log(`${sum} ${answer}`);
