// Lets the division cut off towards zero
const [count, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const amounts = lines.map((line) => {
  const [whole, decimals = ''] = line.replace('-', '').split('.');
  const cents = BigInt(whole + decimals.padEnd(2, '0'));
  return line.startsWith('-') ? -cents : cents;
});
function show(cents) {
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0');
  console.log((cents < 0n ? '-' : '') + digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',') + '.' + digits.slice(-2));
}
const sum = amounts.reduce((total, one) => total + one, 0n);
show(sum);
show(amounts.reduce((most, one) => (one > most ? one : most)));
show(amounts.reduce((least, one) => (one < least ? one : least)));
show(sum / BigInt(count));
