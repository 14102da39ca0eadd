const [first, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const [n, q] = first.split(' ').map(Number);
const actions = new Map();
for (const line of lines.slice(0, n)) {
  const [name, orders] = line.split(': ');
  actions.set(name, orders === '-' ? [] : orders.split(', '));
}

class Emitter {
  #entries = new Map();
  #call;

  constructor(call) {
    this.#call = call;
  }

  #list(event) {
    return this.#entries.get(event) ?? [];
  }

  on(event, name, isOnce = false) {
    this.#entries.set(event, [...this.#list(event), { name, isOnce, isCalled: false }]);
  }

  once(event, name) {
    this.on(event, name, true);
  }

  off(event, name) {
    this.#remove(event, this.#list(event).findLast((entry) => entry.name === name));
  }

  emit(event) {
    const list = this.#list(event);
    if (list.length === 0) console.log(event, 'nobody');
    for (const entry of list) {
      if (entry.isOnce && entry.isCalled) continue;
      if (entry.isOnce) this.#remove(event, entry);
      entry.isCalled = true;
      this.#call(event, entry.name);
    }
  }

  #remove(event, entry) {
    this.#entries.set(event, this.#list(event).filter((other) => other !== entry));
  }
}

const emitter = new Emitter((event, name) => {
  console.log(event, name);
  actions.get(name).forEach(carryOut);
});

function carryOut(order) {
  const [what, event, name] = order.split(' ');
  emitter[what](event, name);
}

lines.slice(n, n + q).forEach(carryOut);
