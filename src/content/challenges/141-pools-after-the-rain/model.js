const [height, width, ...yard] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
const rows = Number(height);
const columns = Number(width);
const wet = yard.map((row) => Array.from(row, (field) => field === '~'));

/** The area of the pool there, or 0 if it runs off; dries it. */
function search(startRow, startColumn) {
  let area = 0;
  let stays = true;
  wet[startRow][startColumn] = false;
  const stack = [[startRow, startColumn]];
  while (stack.length > 0) {
    const [row, column] = stack.pop();
    area += 1;
    for (const [r, c] of [
      [row - 1, column],
      [row + 1, column],
      [row, column - 1],
      [row, column + 1],
    ]) {
      if (r < 0 || r >= rows || c < 0 || c >= columns) stays = false;
      else if (wet[r][c]) {
        wet[r][c] = false;
        stack.push([r, c]);
      }
    }
  }
  return stays ? area : 0;
}

let count = 0;
let largest = 0;
for (let row = 0; row < rows; row += 1)
  for (let column = 0; column < columns; column += 1) {
    if (!wet[row][column]) continue;
    const area = search(row, column);
    if (area > 0) count += 1;
    largest = Math.max(largest, area);
  }
console.log(`${count} ${largest}`);
