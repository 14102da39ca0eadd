const number = Number(require('fs').readFileSync(0, 'utf8'));
const steps = 0;
// Halve it, or multiply it by 3 and add 1, until it is 1.
console.log(`${steps} ${number}`);
