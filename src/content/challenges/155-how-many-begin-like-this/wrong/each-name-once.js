// Counts articles of the same name once
const [, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const words = new Set();
const begins = new Map();
let sum = 0;
let largest = 0;
let dropped = 0;
const change = (word, by) => {
  for (let length = 1; length <= word.length; length += 1) {
    const beginning = word.slice(0, length);
    begins.set(beginning, (begins.get(beginning) ?? 0) + by);
  }
};
for (const line of lines) {
  const [entry, word] = line.split(' ');
  if (entry === 'add') {
    if (!words.has(word)) change(word, 1);
    words.add(word);
  } else if (entry === 'drop') {
    if (words.delete(word)) {
      change(word, -1);
      dropped += 1;
    }
  } else {
    const answer = begins.get(word) ?? 0;
    sum += answer;
    largest = Math.max(largest, answer);
  }
}
console.log(`${sum} ${largest} ${dropped}`);
