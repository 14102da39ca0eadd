// Pushes each number of the source through the steps, until one of them wants no more
const lines = require('fs').readFileSync(0, 'utf8').trim().split('\n').slice(1);

for (const line of lines) {
  const [source, ...texts] = line.split(' | ');
  const [, first, width] = source.split(' ').map(Number);
  const steps = texts.map((text) => {
    const [name, k] = text.split(' ');
    return { name, k: Number(k), left: Number(k), sum: 0 };
  });
  let stopped = steps.some(({ name, k }) => name === 'take' && k === 0);
  const out = { count: 0, last: '-', sum: 0 };

  function push(value, from) {
    for (let at = from; at < steps.length; at += 1) {
      const step = steps[at];
      if (step.name === 'add') value += step.k;
      else if (step.name === 'times') value *= step.k;
      else if (step.name === 'even' && value % 2 !== 0) return;
      else if (step.name === 'over' && value <= step.k) return;
      else if (step.name === 'sums') {
        step.sum += value;
        value = step.sum;
      } else if (step.name === 'skip' && step.left > 0) {
        step.left -= 1;
        return;
      } else if (step.name === 'twice') {
        push(value, at + 1);
        if (stopped) return;
      } else if (step.name === 'under' && value >= step.k) {
        stopped = true;
        return;
      } else if (step.name === 'take') {
        step.left -= 1;
        if (step.left === 0) {
          push(value, at + 1);
          stopped = true;
          return;
        }
      }
    }
    out.count += 1;
    out.last = value;
    out.sum = (out.sum + (value % 1000000007) + 1000000007) % 1000000007;
  }

  let asked = 0;
  while (!stopped) {
    push(first + asked * width, 0);
    asked += 1;
  }
  console.log(`${out.count} ${out.last} ${out.sum} ${asked}`);
}
