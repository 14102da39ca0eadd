// Leaves the microtasks to the engine, and keeps the timers sorted by time
const program = JSON.parse(require('fs').readFileSync(0, 'utf8'));
const timers = [];
let now = 0;
function run(block) {
  for (const [word, first, milliseconds, inner] of block) {
    if (word === 'print') console.log(`${now} ${first}`);
    if (word === 'micro') queueMicrotask(() => run(first));
    if (word === 'timer') {
      const later = timers.findIndex(({ at }) => at > now + milliseconds);
      timers.splice(later < 0 ? timers.length : later, 0, { at: now + milliseconds, name: first, inner });
    }
    if (word === 'clear')
      for (let at = timers.length - 1; at >= 0; at -= 1) if (timers[at].name === first) timers.splice(at, 1);
  }
}
function next() {
  const timer = timers.shift();
  if (!timer) return;
  now = timer.at;
  run(timer.inner);
  // The engine empties its queue of microtasks before its own next timer.
  setTimeout(next, 0);
}
run(program);
setTimeout(next, 0);
