const [count, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');

for (const line of lines.slice(0, Number(count))) {
  const blank = line.indexOf(' ');
  const room = Number(line.slice(0, blank));
  const text = line.slice(blank + 1);
  console.log(text.length);
}
