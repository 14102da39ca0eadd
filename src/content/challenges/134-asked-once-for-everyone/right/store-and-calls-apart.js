// Keeps calls under way and stored answers in two maps, and moves them when they arrive
const [first, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const [m, n, lifetime, f] = first.split(' ').map(Number);
const takes = Object.create(null);
for (const line of lines.slice(0, m)) takes[line.split(' ')[0]] = Number(line.split(' ')[1]);
const underWay = new Map();
const store = new Map();
const counts = { calls: 0, joined: 0, stored: 0, errors: 0, waited: 0 };
for (const line of lines.slice(m, m + n)) {
  const [time, key] = [Number(line.slice(0, line.indexOf(' '))), line.slice(line.indexOf(' ') + 1)];
  const call = underWay.get(key);
  if (call && call.at <= time) {
    underWay.delete(key);
    if (call.good) store.set(key, call.at);
  }
  if (store.has(key) && time - store.get(key) >= lifetime) store.delete(key);
  if (store.has(key)) {
    counts.stored += 1;
    continue;
  }
  if (underWay.has(key)) counts.joined += 1;
  else {
    counts.calls += 1;
    underWay.set(key, { at: time + takes[key], good: counts.calls % f > 0 });
  }
  const mine = underWay.get(key);
  counts.waited += mine.at - time;
  counts.errors += mine.good ? 0 : 1;
}
console.log(Object.values(counts).join(' '));
