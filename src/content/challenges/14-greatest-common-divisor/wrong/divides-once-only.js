// divides once only, and prints the first remainder
const [a, b] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const rest = Math.abs(a) % Math.abs(b);
console.log(rest === 0 ? Math.abs(b) : rest);
