// Uses ??, which replaces null
const [, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
for (const line of lines) {
  const job = JSON.parse(line);
  const left = job.paper?.margins?.left ?? 20;
  const begin = job.pages?.[0] ?? 1;
  const values = [
    job.title ?? 'untitled',
    job.copies ?? 1,
    job.colour ?? true,
    job.paper?.size ?? 'A4',
    left,
    job.paper?.margins?.right ?? left,
    begin,
    job.pages?.[1] ?? begin,
  ];
  console.log(JSON.stringify(values));
}
