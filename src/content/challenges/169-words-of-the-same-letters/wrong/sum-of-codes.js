// Takes the sum of the letters' codes
const [, ...words] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
const groups = new Map();
for (const word of words) {
  const key = Array.from(word).reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const group = groups.get(key) ?? [];
  group.push(word);
  groups.set(key, group);
}
const sorted = [...groups.values()].map((group) => group.sort());
sorted.sort((a, b) => b.length - a.length || (a[0] < b[0] ? -1 : 1));
console.log(`${sorted.length} ${sorted[0].length} ${sorted[0][0]}`);
