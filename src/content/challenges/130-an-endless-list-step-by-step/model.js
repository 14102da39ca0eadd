const [count, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const MODULUS = 1000000007;

const steps = {
  *add(values, k) {
    for (const value of values) yield value + k;
  },
  *times(values, k) {
    for (const value of values) yield value * k;
  },
  *even(values) {
    for (const value of values) if (value % 2 === 0) yield value;
  },
  *over(values, k) {
    for (const value of values) if (value > k) yield value;
  },
  *twice(values) {
    for (const value of values) yield* [value, value];
  },
  *sums(values) {
    let sum = 0;
    for (const value of values) {
      sum += value;
      yield sum;
    }
  },
  *skip(values, k) {
    let left = k;
    for (const value of values) {
      left -= 1;
      if (left < 0) yield value;
    }
  },
  *take(values, k) {
    let left = k;
    if (left === 0) return;
    for (const value of values) {
      yield value;
      left -= 1;
      if (left === 0) return;
    }
  },
  *under(values, k) {
    for (const value of values) {
      if (value >= k) return;
      yield value;
    }
  },
};

for (const line of lines.slice(0, Number(count))) {
  const [source, ...names] = line.split(' | ').map((part) => part.split(' '));
  const [first, step] = source.slice(1).map(Number);
  let asked = 0;
  const countUp = function* () {
    for (let value = first; ; value += step) {
      asked += 1;
      yield value;
    }
  };
  const pipeline = names.reduce((values, [name, k]) => steps[name](values, Number(k)), countUp());
  let [found, last, sum] = [0, '-', 0];
  for (const value of pipeline) {
    found += 1;
    last = value;
    sum = (sum + value) % MODULUS;
  }
  console.log(`${found} ${last} ${(sum + MODULUS) % MODULUS} ${asked}`);
}
