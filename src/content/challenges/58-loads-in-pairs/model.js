const [n, limit, ...weights] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);

weights.sort((a, b) => a - b);
let light = 0;
let trips = 0;
for (let heavy = n - 1; heavy >= light; heavy -= 1) {
  if (weights[light] + weights[heavy] <= limit) light += 1;
  trips += 1;
}
console.log(trips);
