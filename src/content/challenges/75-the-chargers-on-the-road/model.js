const [d, b, n, ...rest] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);

/** A heap with the greatest at the front. */
const passed = [];
function push(value) {
  let at = passed.length;
  passed.push(value);
  while (at > 0) {
    const parent = (at - 1) >> 1;
    if (passed[parent] >= value) break;
    passed[at] = passed[parent];
    at = parent;
  }
  passed[at] = value;
}
function pop() {
  const first = passed[0];
  const value = passed.pop();
  if (passed.length === 0) return first;
  let at = 0;
  for (;;) {
    let child = 2 * at + 1;
    if (child >= passed.length) break;
    if (child + 1 < passed.length && passed[child + 1] > passed[child]) child += 1;
    if (passed[child] <= value) break;
    passed[at] = passed[child];
    at = child;
  }
  passed[at] = value;
  return first;
}

function fewestStops() {
  let reach = b;
  let stops = 0;
  for (let at = 0; at <= n; at += 1) {
    const place = at < n ? rest[2 * at] : d;
    while (reach < place) {
      if (passed.length === 0) return -1;
      reach += pop();
      stops += 1;
    }
    if (at < n) push(rest[2 * at + 1]);
  }
  return stops;
}

console.log(fewestStops());
