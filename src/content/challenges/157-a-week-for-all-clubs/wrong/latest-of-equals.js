// Takes the latest of several stretches that are equally short
const [k, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const days = [];
lines.forEach((line, club) => {
  for (const day of line.split(' ').slice(1)) days.push([Number(day), club]);
});
days.sort((a, b) => a[0] - b[0]);
const inside = new Array(Number(k)).fill(0);
let clubs = 0;
let begin = 0;
let best = [0, Infinity];
for (const [day, club] of days) {
  inside[club] += 1;
  if (inside[club] === 1) clubs += 1;
  while (clubs === Number(k)) {
    const [first, other] = days[begin];
    if (day - first <= best[1] - best[0]) best = [first, day];
    inside[other] -= 1;
    if (inside[other] === 0) clubs -= 1;
    begin += 1;
  }
}
console.log(best.join(' '));
