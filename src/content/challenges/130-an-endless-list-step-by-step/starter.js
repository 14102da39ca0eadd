const [count, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');

function* countFrom(first, step) {
  for (let value = first; ; value += step) yield value;
}

for (const line of lines.slice(0, Number(count))) {
  const [source, ...steps] = line.split(' | ');
  // Print how many come out, the last, the sum and how many were asked for.
}
