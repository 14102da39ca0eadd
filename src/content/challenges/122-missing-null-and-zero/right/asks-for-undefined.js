// Asks of each value whether it is undefined
const [, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const or = (value, other) => (value === undefined ? other : value);
for (const line of lines) {
  const job = JSON.parse(line);
  const left = or(job.paper?.margins?.left, 20);
  const first = or(job.pages?.[0], 1);
  const values = [
    or(job.title, 'untitled'),
    or(job.copies, 1),
    or(job.colour, true),
    or(job.paper?.size, 'A4'),
    left,
    or(job.paper?.margins?.right, left),
    first,
    or(job.pages?.[1], first),
  ];
  console.log(JSON.stringify(values));
}
