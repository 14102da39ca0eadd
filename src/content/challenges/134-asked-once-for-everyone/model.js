const [first, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const [m, n, lifetime, f] = first.split(' ').map(Number);
const durations = new Map();
for (const line of lines.slice(0, m)) {
  const [key, milliseconds] = line.split(' ');
  durations.set(key, Number(milliseconds));
}

/** The last call of each key. */
const last = new Map();
let [calls, joined, stored, errors, waited] = [0, 0, 0, 0, 0];
for (const line of lines.slice(m, m + n)) {
  const [text, key] = line.split(' ');
  const time = Number(text);
  let call = last.get(key);
  const isUnderWay = call !== undefined && time < call.arrives;
  if (call?.hasFailed === false && !isUnderWay && time - call.arrives < lifetime) {
    stored += 1;
    continue;
  }
  if (isUnderWay) {
    joined += 1;
  } else {
    calls += 1;
    call = { arrives: time + durations.get(key), hasFailed: calls % f === 0 };
    last.set(key, call);
  }
  waited += call.arrives - time;
  if (call.hasFailed) errors += 1;
}
console.log(calls, joined, stored, errors, waited);
