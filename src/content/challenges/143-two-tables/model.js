const [n, m, ...rest] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const quarrels = Array.from({ length: n + 1 }, () => []);
for (let at = 0; at < m; at += 1) {
  quarrels[rest[2 * at]].push(rest[2 * at + 1]);
  quarrels[rest[2 * at + 1]].push(rest[2 * at]);
}

function seating() {
  const table = new Array(n + 1).fill(null);
  let fewest = 0;
  for (let first = 1; first <= n; first += 1) {
    if (table[first] !== null) continue;
    table[first] = 0;
    const sizes = [1, 0];
    const group = [first];
    // The list grows while it is gone through.
    for (const guest of group)
      for (const other of quarrels[guest]) {
        if (table[other] === table[guest]) return 'no';
        if (table[other] !== null) continue;
        table[other] = 1 - table[guest];
        sizes[table[other]] += 1;
        group.push(other);
      }
    fewest += Math.min(...sizes);
  }
  return `yes ${fewest}`;
}

console.log(seating());
