// Sorts the amounts, and cuts the digits into groups from the right
const [, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const amounts = lines.map((line) => {
  const digits = line.replace('-', '');
  const [whole, decimals = ''] = digits.split('.');
  const cents = 100n * BigInt(whole) + BigInt(`${decimals}00`.slice(0, 2));
  return line.startsWith('-') ? 0n - cents : cents;
});
function written(cents) {
  if (cents < 0n) return `-${written(-cents)}`;
  const groups = [];
  let whole = cents / 100n;
  do {
    const rest = String(whole % 1000n);
    whole /= 1000n;
    groups.unshift(whole > 0n ? rest.padStart(3, '0') : rest);
  } while (whole > 0n);
  return `${groups.join(',')}.${String(cents % 100n).padStart(2, '0')}`;
}
const n = BigInt(lines.length);
let sum = 0n;
for (const amount of amounts) sum += amount;
let average = sum / n;
if (average * n > sum) average -= 1n;
const sorted = amounts.toSorted((a, b) => (a < b ? -1 : Number(a > b)));
for (const cents of [sum, sorted.at(-1), sorted[0], average]) console.log(written(cents));
