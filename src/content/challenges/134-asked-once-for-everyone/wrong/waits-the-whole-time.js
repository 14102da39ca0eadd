// Lets a request that joins wait as long as a whole call takes
const [first, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const [m, n, lifetime, f] = first.split(' ').map(Number);
const takes = new Map(lines.slice(0, m).map((line) => line.split(' ')).map(([key, ms]) => [key, Number(ms)]));
const last = new Map();
let [calls, joined, stored, errors, waited] = [0, 0, 0, 0, 0];
for (const line of lines.slice(m, m + n)) {
  const [text, key] = line.split(' ');
  const time = Number(text);
  let call = last.get(key);
  if (call && time < call.arrives) joined += 1;
  else if (call && !call.failed && time - call.arrives < lifetime) {
    stored += 1;
    continue;
  } else {
    calls += 1;
    call = { arrives: time + takes.get(key), failed: calls % f === 0 };
    last.set(key, call);
  }
  waited += takes.get(key);
  if (call.failed) errors += 1;
}
console.log(calls, joined, stored, errors, waited);
