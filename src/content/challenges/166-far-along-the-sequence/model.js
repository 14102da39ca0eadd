const [a, b, x0, x1, , ...asked] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(BigInt);
const MODULUS = 1000000007n;

const product = ([p, q, r, s], [t, u, v, w]) =>
  [p * t + q * v, p * u + q * w, r * t + s * v, r * u + s * w].map((entry) => entry % MODULUS);

function power(base, exponent) {
  let result = [1n, 0n, 0n, 1n];
  let square = base;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = product(result, square);
    square = product(square, square);
  }
  return result;
}

for (const n of asked) {
  // The second row makes x(n) of the first pair.
  const [, , ofX1, ofX0] = power([a, b, 1n, 0n], n);
  const value = (ofX1 * x1 + ofX0 * x0) % MODULUS;
  console.log(String(value < 0n ? value + MODULUS : value));
}
