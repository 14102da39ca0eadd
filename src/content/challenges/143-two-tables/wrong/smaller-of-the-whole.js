// Takes the smaller table of the whole seating, without turning groups round
const [n, m, ...rest] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const quarrels = Array.from({ length: n + 1 }, () => []);
for (let at = 0; at < m; at += 1) {
  quarrels[rest[2 * at]].push(rest[2 * at + 1]);
  quarrels[rest[2 * at + 1]].push(rest[2 * at]);
}
const table = new Array(n + 1).fill(null);
const sizes = [0, 0];
let possible = true;
for (let first = 1; first <= n; first += 1) {
  if (table[first] !== null) continue;
  table[first] = 0;
  sizes[0] += 1;
  const group = [first];
  for (const guest of group)
    for (const other of quarrels[guest]) {
      if (table[other] === table[guest]) possible = false;
      if (table[other] !== null) continue;
      table[other] = 1 - table[guest];
      sizes[table[other]] += 1;
      group.push(other);
    }
}
console.log(possible ? `yes ${Math.min(...sizes)}` : 'no');
