// cuts the number to 32 bits by a shift
let number = Number(require('fs').readFileSync(0, 'utf8'));
let largest = number;
let steps = 0;
while (number !== 1 && steps < 1000) {
  number = number & 1 ? 3 * number + 1 : number >> 1;
  if (number > largest) largest = number;
  steps += 1;
}
console.log(steps + ' ' + largest);
