const [first, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const [n, wait] = first.split(' ').map(Number);

/** Calls the action once it has been quiet for `wait` milliseconds. */
function debounce(clock, wait, action) {
  return (label) => action(label);
}

/** Calls the action at once, and then at most every `wait` milliseconds. */
function throttle(clock, wait, action) {
  return (label) => action(label);
}
// Print what each of them does.
