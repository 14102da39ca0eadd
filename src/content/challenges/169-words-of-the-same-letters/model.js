const [, ...words] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);

// The size and the first word of each group, by their letters in sorted order.
const groups = new Map();
for (const word of words) {
  const key = Array.from(word).sort().join('');
  const group = groups.get(key);
  if (group) {
    group.size += 1;
    if (word < group.first) group.first = word;
  } else groups.set(key, { size: 1, first: word });
}
let best = { size: 0, first: '' };
for (const group of groups.values())
  if (group.size > best.size || (group.size === best.size && group.first < best.first)) best = group;
console.log(`${groups.size} ${best.size} ${best.first}`);
