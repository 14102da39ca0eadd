const [one, other] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);

// longest[i][j]: the most that the rests from places i and j share.
const longest = Array.from({ length: one.length + 1 }, () => new Array(other.length + 1).fill(0));
for (let i = one.length - 1; i >= 0; i -= 1)
  for (let j = other.length - 1; j >= 0; j -= 1)
    longest[i][j] =
      one[i] === other[j] ? longest[i + 1][j + 1] + 1 : Math.max(longest[i + 1][j], longest[i][j + 1]);

function firstWord() {
  let i = 0;
  let j = 0;
  let word = '';
  for (let missing = longest[0][0]; missing > 0; missing -= 1) {
    for (const letter of 'abcdefghijklmnopqrstuvwxyz') {
      const p = one.indexOf(letter, i);
      const q = other.indexOf(letter, j);
      if (p < 0 || q < 0 || longest[p][q] !== missing) continue;
      word += letter;
      i = p + 1;
      j = q + 1;
      break;
    }
  }
  return word;
}

console.log(longest[0][0]);
if (longest[0][0] > 0) console.log(firstWord());
