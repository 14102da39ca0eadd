// Says that a pool runs off only if the field where it was found lies at the edge
const [height, width, ...yard] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
const rows = Number(height);
const columns = Number(width);
const wet = yard.map((row) => Array.from(row, (field) => field === '~'));
let count = 0;
let largest = 0;
for (let row = 0; row < rows; row += 1)
  for (let column = 0; column < columns; column += 1) {
    if (!wet[row][column]) continue;
    const stays = row > 0 && row < rows - 1 && column > 0 && column < columns - 1;
    wet[row][column] = false;
    const stack = [[row, column]];
    let area = 0;
    while (stack.length > 0) {
      const [y, x] = stack.pop();
      area += 1;
      for (const [r, c] of [
        [y - 1, x],
        [y + 1, x],
        [y, x - 1],
        [y, x + 1],
      ])
        if (wet[r]?.[c]) {
          wet[r][c] = false;
          stack.push([r, c]);
        }
    }
    if (!stays) continue;
    count += 1;
    largest = Math.max(largest, area);
  }
console.log(`${count} ${largest}`);
