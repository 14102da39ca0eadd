// Takes the newest microtask first
const program = JSON.parse(require('fs').readFileSync(0, 'utf8'));
let timers = [];
const micro = [];
let now = 0;
function run(block) {
  for (const [word, a, b, c] of block) {
    if (word === 'print') console.log(`${now} ${a}`);
    if (word === 'micro') micro.push(a);
    if (word === 'timer') timers.push({ name: a, at: now + b, block: c });
    if (word === 'clear') timers = timers.filter(({ name }) => name !== a);
  }
}
function turn(block) {
  run(block);
  while (micro.length > 0) run(micro.pop());
}
turn(program);
while (timers.length > 0) {
  const next = timers.reduce((first, timer) => (timer.at < first.at ? timer : first));
  timers.splice(timers.indexOf(next), 1);
  now = next.at;
  turn(next.block);
}
