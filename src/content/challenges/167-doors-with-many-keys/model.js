const [a, b] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);

function primesUpTo(limit) {
  const isComposite = new Uint8Array(limit + 1);
  const primes = [];
  for (let number = 2; number <= limit; number += 1) {
    if (isComposite[number]) continue;
    primes.push(number);
    for (let multiple = number * number; multiple <= limit; multiple += number) isComposite[multiple] = 1;
  }
  return primes;
}

// What is left of each number when the primes so far are divided out, and the keys that these make.
const left = Array.from({ length: b - a + 1 }, (_, door) => a + door);
const keys = new Array(left.length).fill(1);
for (const prime of primesUpTo(Math.floor(Math.sqrt(b))))
  for (let door = (prime - (a % prime)) % prime; door < left.length; door += prime) {
    let exponent = 0;
    for (; left[door] % prime === 0; left[door] /= prime) exponent += 1;
    keys[door] *= exponent + 1;
  }

let primes = 0;
let best = 0;
left.forEach((rest, door) => {
  if (rest > 1) keys[door] *= 2;
  if (keys[door] === 2) primes += 1;
  if (keys[door] > keys[best]) best = door;
});
console.log(`${primes} ${a + best} ${keys[best]}`);
