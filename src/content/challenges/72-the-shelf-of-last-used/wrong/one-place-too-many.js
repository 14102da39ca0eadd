// Lets k + 1 tools lie on the shelf
const [first, ...orders] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const room = Number(first.split(' ')[0]);
const tools = new Map();
let found = 0;
let total = 0;
for (const line of orders) {
  const [order, name, value] = line.split(' ');
  const held = tools.get(name);
  if (order === 'get' && held === undefined) continue;
  if (order === 'get') {
    found += 1;
    total += held;
  }
  tools.delete(name);
  tools.set(name, order === 'put' ? Number(value) : held);
  if (tools.size > room + 1) tools.delete(tools.keys().next().value);
}
console.log(`${found} ${total} ${tools.size}`);
