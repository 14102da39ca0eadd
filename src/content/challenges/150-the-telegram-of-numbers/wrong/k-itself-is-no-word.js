// Leaves out the word with the number k
const [k, telegram] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
const ways = [1];
for (let end = 1; end <= telegram.length; end += 1) {
  let count = 0;
  for (let length = 1; length <= 3 && length <= end; length += 1) {
    const word = telegram.slice(end - length, end);
    if (word[0] !== '0' && Number(word) < Number(k)) count += ways[end - length];
  }
  ways.push(count % 1000000007);
}
console.log(ways.at(-1));
