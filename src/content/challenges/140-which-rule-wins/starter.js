const [count, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');

for (const line of lines.slice(0, Number(count))) {
  const isImportant = line.endsWith(' !important');
  console.log(0, 0, 0);
}
