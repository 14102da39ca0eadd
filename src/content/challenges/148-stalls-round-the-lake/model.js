const [n, ...stalls] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);

/** The most that stalls in a line bring. */
function bestOfLine(line) {
  let before = 0;
  let last = 0;
  for (const stall of line) [before, last] = [last, Math.max(last, before + stall)];
  return last;
}

console.log(n === 1 ? bestOfLine(stalls) : Math.max(bestOfLine(stalls.slice(1)), bestOfLine(stalls.slice(0, -1))));
