// Stretches the window to an end that is near, and puts the ends around it
const [, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const range = (from, to) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
for (const line of lines) {
  const [pages, current, s] = line.split(' ').map(Number);
  const from = current - s <= 3 ? 1 : current - s;
  const to = current + s >= pages - 2 ? pages : current + s;
  const parts = range(from, to).map((page) => (page === current ? `[${page}]` : String(page)));
  if (from > 1) parts.unshift('1', '...');
  if (to < pages) parts.push('...', String(pages));
  console.log(parts.join(' '));
}
