// Lets a generator give the parts, and fills gaps by flatMap
const lines = require('fs').readFileSync(0, 'utf8').trim().split('\n').slice(1);
function* shown(pages, current, s) {
  if (current - s > 1) yield 1;
  for (let step = -s; step <= s; step += 1) if (current + step >= 1 && current + step <= pages) yield current + step;
  if (current + s < pages) yield pages;
}
const answers = lines.map((line) => {
  const [pages, current, s] = line.split(' ').map(Number);
  return [...shown(pages, current, s)]
    .flatMap((page, at, all) => {
      const gap = at === 0 ? 0 : page - all[at - 1] - 1;
      const between = gap === 0 ? [] : gap === 1 ? [page - 1] : ['...'];
      return [...between, page === current ? `[${page}]` : page];
    })
    .join(' ');
});
console.log(answers.join('\n'));
