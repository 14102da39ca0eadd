const [n, k, , ...rest] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);

const MODULUS = 1000000007;
const broken = new Set(rest);
const ways = [1];
let running = 1;
for (let step = 1; step <= n; step += 1) {
  ways.push(broken.has(step) ? 0 : running);
  running += ways[step];
  if (step >= k) running -= ways[step - k];
  running = (running + MODULUS) % MODULUS;
}
console.log(ways[n]);
