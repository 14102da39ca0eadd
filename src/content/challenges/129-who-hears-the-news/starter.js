const [first, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const [n, q] = first.split(' ').map(Number);
const actions = new Map();
for (const line of lines.slice(0, n)) {
  const [name, orders] = line.split(': ');
  actions.set(name, orders === '-' ? [] : orders.split(', '));
}

class Emitter {
  on(event, name) {}

  once(event, name) {}

  off(event, name) {}

  emit(event) {}
}
// Carry out the orders.
