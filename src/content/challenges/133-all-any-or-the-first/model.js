const [first, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const [n, q] = first.split(' ').map(Number);
const promises = new Map();
for (const line of lines.slice(0, n)) {
  const [name, time, state, value] = line.split(' ');
  promises.set(name, time === 'never' ? { time: Infinity } : { time: Number(time), state, value });
}

/** For each kind, the state of a promise that ends it at once, and the state in which it is when none has. */
const rules = {
  all: { endsAt: ['rejected'], otherwise: 'fulfilled' },
  allSettled: { endsAt: [], otherwise: 'fulfilled' },
  any: { endsAt: ['fulfilled'], otherwise: 'rejected' },
  race: { endsAt: ['fulfilled', 'rejected'], otherwise: 'never' },
};

function combined(kind, list) {
  const { endsAt, otherwise } = rules[kind];
  const byTime = list.toSorted((a, b) => a.time - b.time);
  const end = byTime.find(({ state }) => endsAt.includes(state));
  if (end) return `${end.time} ${end.state} ${end.value}`;
  const time = byTime.at(-1)?.time ?? 0;
  if (time === Infinity || otherwise === 'never') return 'never';
  const sign = ({ state }) => (state === 'fulfilled' ? '+' : '-');
  const values = list.map((one) => (kind === 'allSettled' ? sign(one) : '') + one.value);
  return [time, otherwise, ...values].join(' ');
}

for (const line of lines.slice(n, n + q)) {
  const [kind, ...names] = line.split(' ');
  console.log(combined(kind, names.map((name) => promises.get(name))));
}
