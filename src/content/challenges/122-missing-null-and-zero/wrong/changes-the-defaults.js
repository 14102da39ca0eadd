// Assigns each job onto the same object of defaults, so that one job's values stay for the next
const [, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const defaults = { title: 'untitled', copies: 1, colour: true, size: 'A4', left: 20, pages: [] };
for (const line of lines) {
  const { paper = {}, ...job } = JSON.parse(line);
  const { margins = {}, ...sheet } = paper;
  const { title, copies, colour, size, left, right = left, pages } = Object.assign(defaults, job, sheet, margins);
  const [begin = 1, end = begin] = pages;
  console.log(JSON.stringify([title, copies, colour, size, left, right, begin, end]));
}
