// Takes the mean of two in the middle
const [, ...readings] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const sorted = [];
let sum = 0;
let middle = 0;
for (const reading of readings) {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const at = (low + high) >> 1;
    if (sorted[at] < reading) low = at + 1;
    else high = at;
  }
  sorted.splice(low, 0, reading);
  const half = sorted.length >> 1;
  middle = sorted.length % 2 === 1 ? sorted[half] : Math.floor((sorted[half - 1] + sorted[half]) / 2);
  sum += middle;
}
console.log(`${sum} ${middle}`);
