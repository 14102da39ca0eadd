// Goes through all pages: right, and too slow for a thousand million
const [, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
for (const line of lines) {
  const [pages, current, s] = line.split(' ').map(Number);
  const parts = [];
  let last = 0;
  for (let page = 1; page <= pages; page += 1) {
    if (page !== 1 && page !== pages && Math.abs(page - current) > s) continue;
    if (page - last === 2) parts.push(last + 1);
    if (page - last > 2) parts.push('...');
    parts.push(page === current ? `[${page}]` : page);
    last = page;
  }
  console.log(parts.join(' '));
}
