// Moves each child that stands at another place among those that stay
const [before, after] = require('fs').readFileSync(0, 'utf8').trim().split('\n').map((line) => JSON.parse(line));
const counts = { attribute: 0, insert: 0, move: 0, remove: 0, replace: 0, text: 0 };
const keysOf = (children) => children.map((child) => (typeof child === 'string' ? undefined : child[1].key));
const areKeys = (keys) => !keys.includes(undefined) && new Set(keys).size === keys.length;
function compare(old, now) {
  if (typeof old === 'string' && typeof now === 'string') {
    if (old !== now) counts.text += 1;
    return;
  }
  if (typeof old === 'string' || typeof now === 'string' || old[0] !== now[0]) {
    counts.replace += 1;
    return;
  }
  for (const name of new Set([...Object.keys(old[1]), ...Object.keys(now[1])]))
    if (old[1][name] !== now[1][name]) counts.attribute += 1;
  const [left, right] = [old.slice(2), now.slice(2)];
  const [oldKeys, newKeys] = [keysOf(left), keysOf(right)];
  if (areKeys(oldKeys) && areKeys(newKeys)) {
    const stayOld = oldKeys.filter((key) => newKeys.includes(key));
    const stayNew = newKeys.filter((key) => oldKeys.includes(key));
    stayNew.forEach((key, at) => {
      if (stayOld[at] !== key) counts.move += 1;
      compare(left[oldKeys.indexOf(key)], right[newKeys.indexOf(key)]);
    });
    counts.insert += newKeys.length - stayNew.length;
    counts.remove += oldKeys.length - stayOld.length;
    return;
  }
  const shared = Math.min(left.length, right.length);
  for (let at = 0; at < shared; at += 1) compare(left[at], right[at]);
  counts.remove += left.length - shared;
  counts.insert += right.length - shared;
}
compare(before, after);
for (const [kind, count] of Object.entries(counts)) console.log(kind, count);
