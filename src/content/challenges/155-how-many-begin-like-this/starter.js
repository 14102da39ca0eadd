const [q, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');

for (const line of lines) {
  const [entry, word] = line.split(' ');
}
// Print the sum of the answers, the largest one, and the drops that found their article.
