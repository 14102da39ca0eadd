// Takes the first of the list that ends the combination, not the earliest
const [first, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const [n, q] = first.split(' ').map(Number);
const known = new Map();
for (const line of lines.slice(0, n)) {
  const [name, time, state, value] = line.split(' ');
  known.set(name, { time: time === 'never' ? Infinity : Number(time), state, value });
}
const ends = { all: ['rejected'], allSettled: [], any: ['fulfilled'], race: ['fulfilled', 'rejected'] };
for (const line of lines.slice(n, n + q)) {
  const [kind, ...names] = line.split(' ');
  const list = names.map((name) => known.get(name));
  const end = list.find(({ state }) => ends[kind].includes(state));
  const time = Math.max(0, ...list.map((one) => one.time));
  if (end) console.log(end.time, end.state, end.value);
  else if (kind === 'race' || time === Infinity) console.log('never');
  else {
    const values = list.map(({ state, value }) => (kind === 'allSettled' ? (state === 'rejected' ? '-' : '+') + value : value));
    console.log([time, kind === 'any' ? 'rejected' : 'fulfilled', ...values].join(' '));
  }
}
