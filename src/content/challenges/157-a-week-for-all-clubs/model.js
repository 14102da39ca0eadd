const [, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const clubs = lines.map((line) => line.split(' ').slice(1).map(Number));

// One day of each club, the earliest on top: { day, club, place }.
const chosen = [];
function sink(entry) {
  let at = 0;
  for (;;) {
    let child = 2 * at + 1;
    if (child >= chosen.length) break;
    if (child + 1 < chosen.length && chosen[child + 1].day < chosen[child].day) child += 1;
    if (chosen[child].day >= entry.day) break;
    chosen[at] = chosen[child];
    at = child;
  }
  chosen[at] = entry;
}

let last = 0;
clubs.forEach((days, club) => {
  chosen.push({ day: days[0], club, place: 0 });
  last = Math.max(last, days[0]);
});
// A sorted list is a heap.
chosen.sort((a, b) => a.day - b.day);

let best = [chosen[0].day, last];
for (;;) {
  const { club, place } = chosen[0];
  const day = clubs[club][place + 1];
  if (day === undefined) break;
  sink({ day, club, place: place + 1 });
  last = Math.max(last, day);
  const first = chosen[0].day;
  if (last - first < best[1] - best[0]) best = [first, last];
}
console.log(best.join(' '));
