// Moves the sum above zero before dividing, so that cutting off rounds down
const input = require('fs').readFileSync(0, 'utf8').trim().split('\n').slice(1);
const cents = input.map((text) => {
  const padded = text.includes('.') ? text.padEnd(text.indexOf('.') + 3, '0') : `${text}.00`;
  return BigInt(padded.replace('.', '').replace(/^-/, '')) * (padded[0] === '-' ? -1n : 1n);
});
const insert = (digits) => (digits.length > 3 ? `${insert(digits.slice(0, -3))},${digits.slice(-3)}` : digits);
const text = (value) => {
  const digits = value.toString().replace('-', '').padStart(3, '0');
  return (value < 0 ? '-' : '') + insert(digits.slice(0, -2)) + '.' + digits.slice(-2);
};
let [sum, most, least] = [0n, cents[0], cents[0]];
for (const one of cents) {
  sum += one;
  if (one > most) most = one;
  if (one < least) least = one;
}
const n = BigInt(cents.length);
const far = 10n ** 60n;
console.log([sum, most, least, (sum + far * n) / n - far].map(text).join('\n'));
