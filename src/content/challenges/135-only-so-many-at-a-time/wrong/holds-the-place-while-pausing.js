// Keeps the place during the pause, as a loop with await sleep does
const [head, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const [n, k, b] = head.split(' ').map(Number);
const plans = lines.map((line) => line.split(' '));
const places = Array(Math.min(n, k)).fill(0);
const ended = [];
let done = 0;
plans.forEach((plan, task) => {
  const place = places.indexOf(Math.min(...places));
  let bad = true;
  for (const [attempt, text] of plan.entries()) {
    places[place] += parseInt(text, 10);
    bad = text.endsWith('x');
    if (!bad) break;
    if (attempt + 1 < plan.length) places[place] += b * 2 ** attempt;
  }
  if (!bad) done += 1;
  ended.push([task + 1, places[place]]);
});
ended.sort(([, one], [, other]) => one - other);
console.log(done, n - done);
console.log(Math.max(...places), ended.reduce((sum, [, end]) => sum + end, 0));
console.log(ended.slice(0, 10).map(([task]) => task).join(' '));
