// Keeps what is still to be done on a stack instead of calling functions in each other
const lines = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const [n, q] = lines[0].split(' ').map(Number);
const does = new Map();
for (let at = 1; at <= n; at += 1) {
  const [, name, orders] = /^(\w+): (.+)$/.exec(lines[at]);
  does.set(name, orders === '-' ? [] : orders.split(', '));
}
const lists = new Map();
const stack = lines.slice(n + 1, n + q + 1).reverse();
const out = [];
while (stack.length > 0) {
  const job = stack.pop();
  if (typeof job === 'object') {
    const { event, entry } = job;
    if (entry.spent) continue;
    if (entry.once) {
      entry.spent = true;
      lists.set(event, lists.get(event).filter((one) => one !== entry));
    }
    out.push(`${event} ${entry.name}`);
    stack.push(...does.get(entry.name).toReversed());
    continue;
  }
  const [what, event, name] = job.split(' ');
  const list = lists.get(event) ?? [];
  if (what === 'emit') {
    if (list.length === 0) out.push(`${event} nobody`);
    stack.push(...list.map((entry) => ({ event, entry })).reverse());
  } else if (what === 'off') {
    const at = list.map((entry) => entry.name).lastIndexOf(name);
    lists.set(event, list.filter((_, place) => place !== at));
  } else {
    lists.set(event, list.concat({ name, once: what === 'once' }));
  }
}
console.log(out.join('\n'));
