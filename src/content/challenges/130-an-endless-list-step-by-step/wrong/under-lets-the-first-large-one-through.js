// Hands on the number that ends the list in under
const lines = require('fs').readFileSync(0, 'utf8').trim().split('\n').slice(1);
const steps = {
  *add(values, k) { for (const value of values) yield value + k; },
  *times(values, k) { for (const value of values) yield value * k; },
  *even(values) { for (const value of values) if (value % 2 === 0) yield value; },
  *over(values, k) { for (const value of values) if (value > k) yield value; },
  *twice(values) { for (const value of values) yield* [value, value]; },
  *sums(values) { let sum = 0; for (const value of values) yield (sum += value); },
  *skip(values, k) { let at = 0; for (const value of values) if (at++ >= k) yield value; },
  *take(values, k) {
    if (k === 0) return;
    let taken = 0;
    for (const value of values) {
      yield value;
      if (++taken === k) return;
    }
  },
  *under(values, k) { for (const value of values) { yield value; if (value >= k) return; } },
};
for (const line of lines) {
  const [source, ...names] = line.split(' | ').map((part) => part.split(' '));
  let asked = 0;
  const counting = function* () { for (let value = +source[1]; ; value += +source[2]) { asked += 1; yield value; } };
  const pipeline = names.reduce((values, [name, k]) => steps[name](values, Number(k)), counting());
  let [found, last, sum] = [0, '-', 0];
  for (const value of pipeline) [found, last, sum] = [found + 1, value, (sum + value) % 1000000007];
  console.log(`${found} ${last} ${(sum + 1000000007) % 1000000007} ${asked}`);
}
