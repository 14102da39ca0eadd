// Writes each of the four as a function of its own, by minima and maxima of times
const [first, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const [n, q] = first.split(' ').map(Number);
const known = Object.fromEntries(
  lines.slice(0, n).map((line) => {
    const [name, time, state, value] = line.split(' ');
    return [`#${name}`, { time: time === 'never' ? Infinity : Number(time), state, value }];
  }),
);
const earliest = (list) => list.reduce((best, one) => (best && best.time <= one.time ? best : one), undefined);
const latest = (list) => Math.max(0, ...list.map(({ time }) => time));
const line = (time, ...parts) => (time === Infinity ? 'never' : [time, ...parts].join(' '));
const told = (one) => line(one.time, one.state, one.value);
const values = (list) => list.map(({ value }) => value);

const combine = {
  all(list) {
    const failed = earliest(list.filter(({ state }) => state === 'rejected'));
    return failed ? told(failed) : line(latest(list), 'fulfilled', ...values(list));
  },
  any(list) {
    const done = earliest(list.filter(({ state }) => state === 'fulfilled'));
    return done ? told(done) : line(latest(list), 'rejected', ...values(list));
  },
  race: (list) => told(earliest(list) ?? { time: Infinity }),
  allSettled: (list) => line(latest(list), 'fulfilled', ...list.map(({ state, value }) => (state === 'rejected' ? '-' : '+') + value)),
};
for (const question of lines.slice(n, n + q)) {
  const [kind, ...names] = question.split(' ');
  console.log(combine[kind](names.map((name) => known[`#${name}`])));
}
