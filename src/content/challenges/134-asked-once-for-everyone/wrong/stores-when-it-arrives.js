// Knows only answers that have arrived, so that everyone calls again meanwhile
const [first, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const [m, n, lifetime, f] = first.split(' ').map(Number);
const takes = new Map(lines.slice(0, m).map((line) => line.split(' ')).map(([key, ms]) => [key, Number(ms)]));
const last = new Map();
let [calls, stored, errors, waited] = [0, 0, 0, 0];
for (const line of lines.slice(m, m + n)) {
  const [text, key] = line.split(' ');
  const time = Number(text);
  const made = last.get(key) ?? [];
  if (made.some((call) => call.arrives <= time && !call.failed && time - call.arrives < lifetime)) {
    stored += 1;
    continue;
  }
  calls += 1;
  made.push({ arrives: time + takes.get(key), failed: calls % f === 0 });
  last.set(key, made);
  waited += takes.get(key);
  if (calls % f === 0) errors += 1;
}
console.log(calls, 0, stored, errors, waited);
