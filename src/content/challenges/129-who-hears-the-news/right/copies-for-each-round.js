// Changes the lists in place, and goes through a copy in each round
const lines = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const [n, q] = lines[0].split(' ').map(Number);
const does = Object.fromEntries(lines.slice(1, n + 1).map((line) => line.split(': ')));
const lists = {};

function order(text) {
  const [what, event, name] = text.split(' ');
  lists[`#${event}`] ??= [];
  const list = lists[`#${event}`];
  if (what === 'on') list.push([name]);
  if (what === 'once') list.push([name, 'once']);
  if (what === 'off') {
    for (let at = list.length - 1; at >= 0; at -= 1)
      if (list[at][0] === name) {
        list.splice(at, 1);
        break;
      }
  }
  if (what !== 'emit') return;
  if (list.length === 0) console.log(`${event} nobody`);
  for (const entry of list.slice()) {
    if (entry[1] === 'done') continue;
    if (entry[1] === 'once') {
      entry[1] = 'done';
      const at = list.indexOf(entry);
      if (at >= 0) list.splice(at, 1);
    }
    console.log(`${event} ${entry[0]}`);
    if (does[entry[0]] !== '-') does[entry[0]].split(', ').forEach(order);
  }
}

lines.slice(n + 1, n + 1 + q).forEach(order);
