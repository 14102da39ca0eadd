// Shows pages before the first and after the last
const [, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
for (const line of lines) {
  const [pages, current, s] = line.split(' ').map(Number);
  const shown = [];
  for (let page = current - s; page <= current + s; page += 1) shown.push(page);
  if (shown[0] > 1) shown.unshift(1);
  if (shown.at(-1) < pages) shown.push(pages);
  const parts = [];
  shown.forEach((page, at) => {
    const gap = at > 0 ? page - shown[at - 1] : 1;
    if (gap === 2) parts.push(page - 1);
    if (gap > 2) parts.push('...');
    parts.push(page === current ? `[${page}]` : page);
  });
  console.log(parts.join(' '));
}
