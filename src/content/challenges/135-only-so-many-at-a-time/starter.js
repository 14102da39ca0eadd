const [first, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const [n, k, b] = first.split(' ').map(Number);
const tasks = lines.slice(0, n).map((line) => line.split(' ').map((text) => ({
  takes: Number.parseInt(text, 10),
  fails: text.endsWith('x'),
})));
// Print what was done, when, and in which order.
