const [count, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');

function centsOf(text) {
  const [, sign, whole, decimals = ''] = /^(-?)(\d+)\.?(\d*)$/.exec(text);
  const cents = BigInt(whole + decimals.padEnd(2, '0'));
  return sign === '-' ? -cents : cents;
}

function show(cents) {
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',');
  console.log(`${cents < 0n ? '-' : ''}${whole}.${digits.slice(-2)}`);
}

const amounts = lines.slice(0, Number(count)).map(centsOf);
const sum = amounts.reduce((total, amount) => total + amount);
const remainder = sum % BigInt(count);
show(sum);
show(amounts.reduce((most, amount) => (amount > most ? amount : most)));
show(amounts.reduce((least, amount) => (amount < least ? amount : least)));
show(sum / BigInt(count) - (remainder < 0n ? 1n : 0n));
