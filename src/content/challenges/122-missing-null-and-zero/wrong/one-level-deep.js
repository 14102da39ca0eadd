// Spreads the job over the defaults, which loses the defaults inside paper
const [, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
for (const line of lines) {
  const { title, copies, colour, paper, pages } = {
    title: 'untitled',
    copies: 1,
    colour: true,
    paper: { size: 'A4', margins: { left: 20 } },
    pages: [1],
    ...JSON.parse(line),
  };
  const { left, right = left } = paper.margins ?? {};
  const [begin = 1, end = begin] = pages;
  console.log(JSON.stringify([title, copies, colour, paper.size, left, right, begin, end]));
}
