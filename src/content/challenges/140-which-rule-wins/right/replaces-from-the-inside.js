// Replaces lists in parentheses from the inside by pieces that count as much
const [, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const count = (text, pattern) => text.match(pattern)?.length ?? 0;
function simple(text) {
  const bare = text.replace(/::[\w-]+/g, ' e ').replace(/[*>+~]/g, ' ');
  return [
    count(bare, /#[\w-]+/g),
    count(bare, /[.:][\w-]+/g),
    count(bare.replace(/[#.:][\w-]+/g, ' '), /[\w-]+/g),
  ];
}
const order = (a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
function specificity(selector) {
  let text = selector.replace(/\[(?:"[^"]*"|'[^']*'|[^\]"'])*\]/g, '.k');
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replace(/:([\w-]+)\(([^()]*)\)/, (_, name, inside) => {
      if (name === 'where') return ' ';
      if (!['is', 'not', 'has'].includes(name)) return '.k';
      const [a, b, c] = inside.split(',').map(simple).sort(order).at(-1);
      return `${'#k'.repeat(a)}${'.k'.repeat(b)}${'::k'.repeat(c)}`;
    });
  }
  return simple(text);
}
const rules = lines.map((line, at) => {
  const important = / !important$/.test(line);
  return { at, important, counts: specificity(important ? line.slice(0, -11) : line) };
});
for (const { counts } of rules) console.log(...counts);
rules.sort((a, b) => a.important - b.important || order(a.counts, b.counts) || a.at - b.at);
console.log(rules.at(-1).at + 1);
