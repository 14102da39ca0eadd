const word = require('fs').readFileSync(0, 'utf8').trim();
// Print each run as its letter and its length.
console.log(word);
