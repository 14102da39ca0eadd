const text = require('fs').readFileSync(0, 'utf8');

// The mobiles that are complete, and whose bar is not.
const waiting = [];
let tilted = 0;
for (const token of text.match(/\d+|]/g)) {
  if (token !== ']') {
    waiting.push({ weight: Number(token), height: 0 });
    continue;
  }
  const right = waiting.pop();
  const left = waiting.pop();
  if (left.weight !== right.weight) tilted += 1;
  waiting.push({ weight: left.weight + right.weight, height: Math.max(left.height, right.height) + 1 });
}
console.log(`${waiting[0].weight} ${tilted} ${waiting[0].height}`);
