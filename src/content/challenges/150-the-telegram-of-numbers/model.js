const [k, telegram] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
const MODULUS = 1000000007;

// The number of readings of each beginning.
const ways = [1];
for (let end = 1; end <= telegram.length; end += 1) {
  let count = 0;
  for (let length = 1; length <= Math.min(k.length, end); length += 1) {
    const word = telegram.slice(end - length, end);
    if (word[0] !== '0' && Number(word) <= Number(k)) count += ways[end - length];
  }
  ways.push(count % MODULUS);
}
console.log(ways[telegram.length]);
