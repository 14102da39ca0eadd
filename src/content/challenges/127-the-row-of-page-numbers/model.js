const [count, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');

function rowOf(pages, current, s) {
  const shown = new Set([1]);
  for (let page = Math.max(2, current - s); page <= Math.min(pages, current + s); page += 1) shown.add(page);
  shown.add(pages);
  const parts = [];
  let last = 0;
  for (const page of shown) {
    if (page - last === 2) parts.push(last + 1);
    if (page - last > 2) parts.push('...');
    parts.push(page === current ? `[${page}]` : page);
    last = page;
  }
  return parts.join(' ');
}

for (const line of lines.slice(0, Number(count))) console.log(rowOf(...line.split(' ').map(Number)));
