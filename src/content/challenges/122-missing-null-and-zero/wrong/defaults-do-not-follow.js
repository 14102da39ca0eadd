// Gives right and last page fixed defaults
const [, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
for (const line of lines) {
  const {
    title = 'untitled',
    copies = 1,
    colour = true,
    paper: { size = 'A4', margins: { left = 20, right = 20 } = {} } = {},
    pages: [begin = 1, end = 1] = [],
  } = JSON.parse(line);
  console.log(JSON.stringify([title, copies, colour, size, left, right, begin, end]));
}
