// Shows the first and the last page twice where the present one is near
const [, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
for (const line of lines) {
  const [pages, current, s] = line.split(' ').map(Number);
  const shown = [1];
  for (let page = Math.max(1, current - s); page <= Math.min(pages, current + s); page += 1) shown.push(page);
  shown.push(pages);
  const parts = [];
  shown.forEach((page, at) => {
    const gap = at > 0 ? page - shown[at - 1] : 1;
    if (gap === 2) parts.push(page - 1);
    if (gap > 2) parts.push('...');
    parts.push(page === current ? `[${page}]` : page);
  });
  console.log(parts.join(' '));
}
