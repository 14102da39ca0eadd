// Lets a broken field stop the light of a column or a diagonal
const [size, ...board] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
const n = Number(size);
let count = 0;
let first = null;
const way = [];
function isLit(row, column) {
  for (const step of [-1, 0, 1])
    for (let r = row - 1, c = column + step; r >= 0 && c >= 0 && c < n; r -= 1, c += step) {
      if (board[r][c] === 'x') break;
      if (way[r] === c) return true;
    }
  return false;
}
function fill(row) {
  if (row === n) {
    count += 1;
    first ??= way.map((column) => column + 1);
    return;
  }
  for (let column = 0; column < n; column += 1) {
    if (board[row][column] === 'x' || isLit(row, column)) continue;
    way[row] = column;
    fill(row + 1);
    way.pop();
  }
}
fill(0);
console.log(count);
if (first) console.log(first.join(' '));
