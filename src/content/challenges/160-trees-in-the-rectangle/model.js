const numbers = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const [rows, columns] = numbers;
let at = 2;

// upTo[r][c]: the trees in the first r rows and the first c columns.
const upTo = Array.from({ length: rows + 1 }, () => new Array(columns + 1).fill(0));
for (let row = 1; row <= rows; row += 1)
  for (let column = 1; column <= columns; column += 1) {
    upTo[row][column] = numbers[at] + upTo[row - 1][column] + upTo[row][column - 1] - upTo[row - 1][column - 1];
    at += 1;
  }

let sum = 0;
let fullest = 0;
for (at += 1; at < numbers.length; at += 4) {
  const [row, column, otherRow, otherColumn] = numbers.slice(at, at + 4);
  const [top, bottom] = [Math.min(row, otherRow), Math.max(row, otherRow)];
  const [left, right] = [Math.min(column, otherColumn), Math.max(column, otherColumn)];
  const trees = upTo[bottom][right] - upTo[bottom][left - 1] - upTo[top - 1][right] + upTo[top - 1][left - 1];
  sum += trees;
  fullest = Math.max(fullest, trees);
}
console.log(`${sum} ${fullest}`);
