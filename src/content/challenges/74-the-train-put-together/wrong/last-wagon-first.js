// Begins with the last wagon
const [n, first, ...rest] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const order = [];
for (let wagon = first; wagon !== 0; wagon = rest[2 * wagon - 1]) order.push(wagon);
const train = [];
for (let low = 0, high = n - 1; low <= high; low += 1, high -= 1) {
  train.push(order[high]);
  if (low < high) train.push(order[low]);
}
let sum = 0;
train.forEach((wagon, at) => {
  sum = (sum + (at + 1) * rest[2 * wagon - 2]) % 1000000007;
});
console.log(`${train.slice(0, 3).join(' ')}\n${sum}`);
