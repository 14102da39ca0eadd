const [count, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');

function valuesOf({
  title = 'untitled',
  copies = 1,
  colour = true,
  paper: { size = 'A4', margins: { left = 20, right = left } = {} } = {},
  pages: [begin = 1, end = begin] = [],
}) {
  return [title, copies, colour, size, left, right, begin, end];
}

for (const line of lines.slice(0, Number(count))) console.log(JSON.stringify(valuesOf(JSON.parse(line))));
