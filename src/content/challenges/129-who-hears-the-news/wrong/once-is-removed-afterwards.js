// Takes a once entry out after its call
const lines = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const [n, q] = lines[0].split(' ').map(Number);
const does = new Map(lines.slice(1, n + 1).map((line) => line.split(': ')));
const lists = new Map();
let calls = 0;
function order(text) {
  const [what, event, name] = text.split(' ');
  if (!lists.has(event)) lists.set(event, []);
  const list = lists.get(event);
  if (what === 'on' || what === 'once') list.push({ name, once: what === 'once' });
  if (what === 'off') {
    const at = list.findLastIndex((entry) => entry.name === name);
    if (at >= 0) list.splice(at, 1);
  }
  if (what !== 'emit') return;
  if (list.length === 0) console.log(event, 'nobody');
  for (const entry of [...list]) {
    if (calls > 2000) return;
    calls += 1;
    console.log(event, entry.name);
    if (does.get(entry.name) !== '-') does.get(entry.name).split(', ').forEach(order);
    if (entry.once && list.includes(entry)) list.splice(list.indexOf(entry), 1);
  }
}
lines.slice(n + 1, n + 1 + q).forEach(order);
