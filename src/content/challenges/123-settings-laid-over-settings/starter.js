const [baseText, count, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const base = JSON.parse(baseText);

for (const line of lines.slice(0, Number(count))) {
  const overlay = JSON.parse(line);
  // Print the result.
}
