// Joins reports only where they overlap, not where they lie next to each other
const [n, ...rest] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const reports = [];
for (let at = 0; at < n; at += 1) reports.push({ first: rest[2 * at], last: rest[2 * at] + rest[2 * at + 1] - 1 });
reports.sort((a, b) => a.first - b.first);
const stretches = [];
for (const { first, last } of reports) {
  const open = stretches.at(-1);
  if (open && first <= open.last) open.last = Math.max(open.last, last);
  else stretches.push({ first, last });
}
const lengths = stretches.map(({ first, last }) => last - first + 1);
const metres = lengths.reduce((sum, length) => sum + length, 0);
console.log(`${lengths.length} ${metres} ${lengths.reduce((a, b) => Math.max(a, b))}`);
