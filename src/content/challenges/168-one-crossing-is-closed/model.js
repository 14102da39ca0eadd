const [q, ...rest] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const MODULUS = 1000000007;
const HALF = 32768;

/** Splits one factor into two halves, so that no product is above 2 to the 53rd. */
function product(a, b) {
  const high = Math.floor(a / HALF);
  return ((((high * b) % MODULUS) * HALF) + (a % HALF) * b) % MODULUS;
}

function power(base, exponent) {
  if (exponent === 0) return 1;
  const half = power(base, Math.floor(exponent / 2));
  const square = product(half, half);
  return exponent % 2 === 1 ? product(square, base) : square;
}

const LARGEST = 200000;
const factorial = [1];
for (let number = 1; number <= LARGEST; number += 1) factorial.push(product(factorial[number - 1], number));
const inverse = new Array(LARGEST + 1).fill(1);
inverse[LARGEST] = power(factorial[LARGEST], MODULUS - 2);
for (let number = LARGEST; number > 0; number -= 1) inverse[number - 1] = product(inverse[number], number);

const ways = (east, north) => product(factorial[east + north], product(inverse[east], inverse[north]));

let checksum = 0;
for (let day = 1; day <= q; day += 1) {
  const [e, n, x, y] = rest.slice(4 * day - 4, 4 * day);
  const closed = product(ways(x, y), ways(e - x, n - y));
  const count = (ways(e, n) - closed + MODULUS) % MODULUS;
  if (day === 1) console.log(count);
  checksum = (checksum + product(count, day)) % MODULUS;
}
console.log(checksum);
