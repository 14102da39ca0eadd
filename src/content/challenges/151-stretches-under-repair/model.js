const [n, ...rest] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const reports = [];
for (let at = 0; at < n; at += 1) reports.push({ begin: rest[2 * at], end: rest[2 * at] + rest[2 * at + 1] });
reports.sort((a, b) => a.begin - b.begin);

const stretches = [];
for (const { begin, end } of reports) {
  const open = stretches.at(-1);
  if (open && begin <= open.end) open.end = Math.max(open.end, end);
  else stretches.push({ begin, end });
}
let metres = 0;
let longest = 0;
for (const { begin, end } of stretches) {
  metres += end - begin;
  longest = Math.max(longest, end - begin);
}
console.log(`${stretches.length} ${metres} ${longest}`);
