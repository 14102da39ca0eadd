const word = require('fs').readFileSync(0, 'utf8').trim();
let short = '';
for (let begin = 0, end = 0; begin < word.length; begin = end) {
  while (end < word.length && word[end] === word[begin]) end += 1;
  short += `${word[begin]}${end - begin}`;
}
console.log(short);
