function greatestCommonDivisor(a, b) {
  // Work out the result here.
  return a - b;
}

const [a, b] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(greatestCommonDivisor(a, b));
