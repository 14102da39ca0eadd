// Compares children by place alone
const [before, after] = require('fs').readFileSync(0, 'utf8').trim().split('\n').map((line) => JSON.parse(line));
const counts = { attribute: 0, insert: 0, move: 0, remove: 0, replace: 0, text: 0 };
function compare(old, now) {
  if (typeof old === 'string' && typeof now === 'string') {
    if (old !== now) counts.text += 1;
    return;
  }
  if (typeof old === 'string' || typeof now === 'string' || old[0] !== now[0]) {
    counts.replace += 1;
    return;
  }
  for (const name of new Set([...Object.keys(old[1]), ...Object.keys(now[1])]))
    if (old[1][name] !== now[1][name]) counts.attribute += 1;
  const shared = Math.min(old.length, now.length);
  for (let at = 2; at < shared; at += 1) compare(old[at], now[at]);
  counts.remove += old.length - shared;
  counts.insert += now.length - shared;
}
compare(before, after);
for (const [kind, count] of Object.entries(counts)) console.log(kind, count);
