// Takes a microtask for a timer of 0 milliseconds
const program = JSON.parse(require('fs').readFileSync(0, 'utf8'));
let timers = [];
let now = 0;
function run(block) {
  for (const [word, a, b, c] of block) {
    if (word === 'print') console.log(`${now} ${a}`);
    if (word === 'micro') timers.push({ name: null, at: now, block: a });
    if (word === 'timer') timers.push({ name: a, at: now + b, block: c });
    if (word === 'clear') timers = timers.filter(({ name }) => name !== a);
  }
}
run(program);
while (timers.length > 0) {
  const next = timers.reduce((first, timer) => (timer.at < first.at ? timer : first));
  timers.splice(timers.indexOf(next), 1);
  now = next.at;
  run(next.block);
}
