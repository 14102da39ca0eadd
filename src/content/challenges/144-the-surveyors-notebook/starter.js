const [first, ...entries] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const n = Number(first.split(' ')[0]);

for (const line of entries) {
  const [entry, ...numbers] = line.split(' ');
}
// Print how many were struck out, how many were answered, and the sum of the answers.
