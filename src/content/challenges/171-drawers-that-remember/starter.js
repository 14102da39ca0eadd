class Cabinet {
  put(drawer, value) {}

  photo() {}

  /** What was in the drawer on that photograph. */
  look(photo, drawer) {}
}

const [first, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const cabinet = new Cabinet();
for (const line of lines) {
  const [order, ...numbers] = line.split(' ');
}
// Print the sum of the answers, and the last one.
