// Looks whether each object has the member as its own
const [, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
function pick(from, path, otherwise) {
  let value = from;
  for (const name of path) {
    if (!Object.hasOwn(value, name)) return otherwise;
    value = value[name];
  }
  return value;
}
console.log(
  lines
    .map((line) => {
      const job = JSON.parse(line);
      const left = pick(job, ['paper', 'margins', 'left'], 20);
      const begin = pick(job, ['pages', 0], 1);
      return JSON.stringify([
        pick(job, ['title'], 'untitled'),
        pick(job, ['copies'], 1),
        pick(job, ['colour'], true),
        pick(job, ['paper', 'size'], 'A4'),
        left,
        pick(job, ['paper', 'margins', 'right'], left),
        begin,
        pick(job, ['pages', 1], begin),
      ]);
    })
    .join('\n'),
);
