// Takes every second stall, beginning with the first or the second
const [n, ...stalls] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const sums = [0, 0];
stalls.forEach((stall, at) => {
  if (n % 2 === 0 || at < n - 1 || n === 1) sums[at % 2] += stall;
});
console.log(Math.max(0, ...sums));
