// takes capital and small letters for the same
const word = require('fs').readFileSync(0, 'utf8').trim();
let short = '';
for (let begin = 0, end = 0; begin < word.length; begin = end) {
  while (end < word.length && word[end].toLowerCase() === word[begin].toLowerCase()) end += 1;
  short += word[begin] + String(end - begin);
}
console.log(short);
