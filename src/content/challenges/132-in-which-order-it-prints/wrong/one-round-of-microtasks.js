// Runs only the microtasks that are there when the round begins
const program = JSON.parse(require('fs').readFileSync(0, 'utf8'));
let timers = [];
let micro = [];
let now = 0;
function run(block) {
  for (const [word, a, b, c] of block) {
    if (word === 'print') console.log(`${now} ${a}`);
    if (word === 'micro') micro.push(a);
    if (word === 'timer') timers.push({ name: a, at: now + b, block: c });
    if (word === 'clear') timers = timers.filter(({ name }) => name !== a);
  }
}
function round() {
  const queued = micro;
  micro = [];
  queued.forEach(run);
}
run(program);
round();
while (timers.length > 0) {
  const next = timers.reduce((first, timer) => (timer.at < first.at ? timer : first));
  timers.splice(timers.indexOf(next), 1);
  now = next.at;
  run(next.block);
  round();
}
while (micro.length > 0) round();
