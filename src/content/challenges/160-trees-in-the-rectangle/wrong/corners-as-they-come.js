// Takes the first corner for the upper left one
const numbers = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const [rows, columns] = numbers;
const upTo = Array.from({ length: rows + 1 }, () => new Array(columns + 1).fill(0));
let at = 2;
for (let row = 1; row <= rows; row += 1)
  for (let column = 1; column <= columns; column += 1, at += 1)
    upTo[row][column] = numbers[at] + upTo[row - 1][column] + upTo[row][column - 1] - upTo[row - 1][column - 1];
let sum = 0;
let fullest = 0;
for (at += 1; at < numbers.length; at += 4) {
  const [top, left, bottom, right] = numbers.slice(at, at + 4);
  const trees = upTo[bottom][right] - upTo[bottom][left - 1] - upTo[top - 1][right] + upTo[top - 1][left - 1];
  sum += trees;
  fullest = Math.max(fullest, trees);
}
console.log(`${sum} ${fullest}`);
