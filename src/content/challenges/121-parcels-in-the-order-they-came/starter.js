const [first, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const [n, k] = first.split(' ').map(Number);

for (const line of lines.slice(0, n)) {
  const [code, weight] = line.split(' ');
}
// Print the first k shelves.
