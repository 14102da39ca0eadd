let number = Number(require('fs').readFileSync(0, 'utf8'));
let largest = number;
let steps = 0;
while (number !== 1) {
  number = number % 2 === 0 ? number / 2 : 3 * number + 1;
  largest = Math.max(largest, number);
  steps += 1;
}
console.log(`${steps} ${largest}`);
