const MODULUS = 1000000007n;
// How tightly each binds; ~ is the sign.
const BINDING = { '(': 0, '+': 1, '-': 1, '*': 2, '~': 3 };
const OPERATIONS = { '+': (a, b) => a + b, '-': (a, b) => a - b, '*': (a, b) => a * b };

const numbers = [];
const waiting = [];

function doLast() {
  const operator = waiting.pop();
  const right = numbers.pop();
  const result = operator === '~' ? -right : OPERATIONS[operator](numbers.pop(), right);
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
    while (waiting.length > 0 && BINDING[waiting.at(-1)] >= BINDING[token]) doLast();
    waiting.push(token);
    expectsNumber = true;
  }
}
while (waiting.length > 0) doLast();
const result = numbers.pop() % MODULUS;
console.log(String(result < 0n ? result + MODULUS : result));
