// Does what binds equally tightly from right to left
const MODULUS = 1000000007n;
const BINDING = { '(': 0, '+': 1, '-': 1, '*': 2, '~': 3 };
const numbers = [];
const waiting = [];
function doLast() {
  const operator = waiting.pop();
  const right = numbers.pop();
  if (operator === '~') return numbers.push(-right);
  const left = numbers.pop();
  const result = operator === '+' ? left + right : operator === '-' ? left - right : left * right;
  numbers.push(result % MODULUS);
}
let expectsNumber = true;
for (const token of require('fs').readFileSync(0, 'utf8').match(/\d+|[-+*()]/g)) {
  if (/\d/.test(token)) {
    numbers.push(BigInt(token));
    expectsNumber = false;
  } else if (token === '(') waiting.push(token);
  else if (token === ')') {
    while (waiting.at(-1) !== '(') doLast();
    waiting.pop();
  } else if (expectsNumber) waiting.push('~');
  else {
    while (waiting.length > 0 && BINDING[waiting.at(-1)] > BINDING[token]) doLast();
    waiting.push(token);
    expectsNumber = true;
  }
}
while (waiting.length > 0) doLast();
console.log(String(((numbers[0] % MODULUS) + MODULUS) % MODULUS));
