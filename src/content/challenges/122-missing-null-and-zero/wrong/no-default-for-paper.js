// Leaves out the defaults of the objects inside, and takes all defaults where one is missing
const [, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
for (const line of lines) {
  const job = JSON.parse(line);
  let values;
  try {
    const { paper: { size = 'A4', margins: { left = 20, right = left } }, pages: [begin = 1, end = begin] } = job;
    values = [size, left, right, begin, end];
  } catch {
    values = ['A4', 20, 20, 1, 1];
  }
  const { title = 'untitled', copies = 1, colour = true } = job;
  console.log(JSON.stringify([title, copies, colour, ...values]));
}
