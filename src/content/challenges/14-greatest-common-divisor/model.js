function greatestCommonDivisor(a, b) {
  let [one, other] = [a, b];
  while (other !== 0) [one, other] = [other, one % other];
  return Math.abs(one);
}

const [a, b] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(greatestCommonDivisor(a, b));
