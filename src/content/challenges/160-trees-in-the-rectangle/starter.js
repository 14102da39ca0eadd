const numbers = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const [rows, columns] = numbers;
const forest = [];
for (let row = 0; row < rows; row += 1) forest.push(numbers.slice(2 + row * columns, 2 + (row + 1) * columns));
const questions = numbers.slice(3 + rows * columns);

// Print the sum of all answers, and the largest one.
