const [first, ...entries] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const n = Number(first.split(' ')[0]);
const parent = Array.from({ length: n + 1 }, (_, point) => point);
const height = new Array(n + 1).fill(0);

/** The root of the point's group; hangs the point and all above it at the root. */
function rootOf(start) {
  const path = [];
  let point = start;
  while (parent[point] !== point) {
    path.push(point);
    point = parent[point];
  }
  let above = 0;
  while (path.length > 0) {
    const below = path.pop();
    above += height[below];
    height[below] = above;
    parent[below] = point;
  }
  return point;
}

let struck = 0;
let answered = 0;
let total = 0;
for (const line of entries) {
  const [entry, ...numbers] = line.split(' ');
  const [a, b, measured] = numbers.map(Number);
  const rootA = rootOf(a);
  const rootB = rootOf(b);
  const known = height[b] - height[a];
  if (entry === 'ask') {
    if (rootA !== rootB) continue;
    answered += 1;
    total += known;
  } else if (rootA !== rootB) {
    parent[rootB] = rootA;
    height[rootB] = measured - known;
  } else if (known !== measured) struck += 1;
}
console.log(`${struck} ${answered} ${total}`);
