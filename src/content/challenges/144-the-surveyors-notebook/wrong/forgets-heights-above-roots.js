// Hangs one root at the other with the measured difference itself, as if both points were roots
const [first, ...entries] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const n = Number(first.split(' ')[0]);
const parent = Array.from({ length: n + 1 }, (_, point) => point);
const height = new Array(n + 1).fill(0);
function find(start) {
  let point = start;
  let above = 0;
  while (parent[point] !== point) {
    above += height[point];
    point = parent[point];
  }
  if (start !== point) {
    parent[start] = point;
    height[start] = above;
  }
  return [point, above];
}
let struck = 0;
let answered = 0;
let total = 0;
for (const line of entries) {
  const [entry, ...numbers] = line.split(' ');
  const [a, b, measured] = numbers.map(Number);
  const [rootA, aboveA] = find(a);
  const [rootB, aboveB] = find(b);
  if (rootA === rootB) {
    if (entry === 'ask') {
      answered += 1;
      total += aboveB - aboveA;
    } else if (aboveB - aboveA !== measured) struck += 1;
  } else if (entry === 'measure') {
    parent[rootB] = rootA;
    height[rootB] = measured;
  }
}
console.log(`${struck} ${answered} ${total}`);
