const program = JSON.parse(require('fs').readFileSync(0, 'utf8'));

const microtasks = [];
let timers = [];
let now = 0;

const does = {
  print: (text) => console.log(`${now} ${text}`),
  micro: (block) => microtasks.push(block),
  timer: (name, milliseconds, block) => timers.push({ name, at: now + milliseconds, block }),
  clear(name) {
    timers = timers.filter((timer) => timer.name !== name);
  },
};

/** Runs a block, and then the microtasks until there are none. */
function turn(block) {
  microtasks.push(block);
  while (microtasks.length > 0) for (const [word, ...rest] of microtasks.shift()) does[word](...rest);
}

turn(program);
while (timers.length > 0) {
  const next = timers.reduce((first, timer) => (timer.at < first.at ? timer : first));
  timers = timers.filter((timer) => timer !== next);
  now = next.at;
  turn(next.block);
}
