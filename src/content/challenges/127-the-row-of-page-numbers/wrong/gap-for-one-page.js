// Puts full stops in place of one page
const [, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
for (const line of lines) {
  const [pages, current, s] = line.split(' ').map(Number);
  const shown = new Set([1]);
  for (let page = Math.max(1, current - s); page <= Math.min(pages, current + s); page += 1) shown.add(page);
  shown.add(pages);
  const parts = [];
  let last = 0;
  for (const page of shown) {
    if (page - last > 1) parts.push('...');
    parts.push(page === current ? `[${page}]` : page);
    last = page;
  }
  console.log(parts.join(' '));
}
