const [size, ...board] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
const n = Number(size);
// Bit 0 is the first column.
const good = board.map((row) => Array.from(row).reduce((mask, field, at) => mask | (field === '.' ? 1 << at : 0), 0));
const chosen = [];
let firstWay = null;

/** The number of ways to fill the rows from this one on, with these columns and diagonals lit. */
function ways(row, columns, left, right) {
  if (row === n) {
    firstWay ??= chosen.map((lantern) => Math.log2(lantern) + 1);
    return 1;
  }
  let count = 0;
  let free = good[row] & ~(columns | left | right);
  while (free !== 0) {
    const lantern = free & -free;
    free ^= lantern;
    chosen[row] = lantern;
    count += ways(row + 1, columns | lantern, (left | lantern) >> 1, (right | lantern) << 1);
  }
  return count;
}

console.log(ways(0, 0, 0, 0));
if (firstWay) console.log(firstWay.join(' '));
