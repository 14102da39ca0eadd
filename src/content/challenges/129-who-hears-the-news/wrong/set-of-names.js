// Keeps the listeners of an event in a Set, where each is there once
const lines = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const [n, q] = lines[0].split(' ').map(Number);
const does = new Map(lines.slice(1, n + 1).map((line) => line.split(': ')));
const lists = new Map();
const onces = new Map();
function order(text) {
  const [what, event, name] = text.split(' ');
  if (!lists.has(event)) lists.set(event, new Set());
  if (!onces.has(event)) onces.set(event, new Set());
  const list = lists.get(event);
  if (what === 'on' || what === 'once') list.add(name);
  if (what === 'once') onces.get(event).add(name);
  if (what === 'off') list.delete(name);
  if (what !== 'emit') return;
  if (list.size === 0) console.log(event, 'nobody');
  for (const one of [...list]) {
    if (onces.get(event).delete(one)) list.delete(one);
    console.log(event, one);
    if (does.get(one) !== '-') does.get(one).split(', ').forEach(order);
  }
}
lines.slice(n + 1, n + 1 + q).forEach(order);
