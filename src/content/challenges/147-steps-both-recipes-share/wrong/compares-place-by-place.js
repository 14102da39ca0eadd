// Keeps only letters that stand at the same place in both
const [one, other] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
const word = Array.from(one)
  .filter((letter, at) => letter === other[at])
  .join('');
console.log(word.length);
if (word.length > 0) console.log(word);
