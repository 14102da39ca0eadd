// Gives back a list of changes, and finds the longest rising subsequence by bisection
const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const isText = (node) => typeof node === 'string';

function* changes(old, now) {
  if (isText(old) && isText(now)) {
    if (old !== now) yield 'text';
  } else if (isText(old) || isText(now) || old[0] !== now[0]) {
    yield 'replace';
  } else {
    yield* attributeChanges(old[1], now[1]);
    yield* childChanges(old.slice(2), now.slice(2));
  }
}

function* attributeChanges(old, now) {
  for (const name in old) if (!Object.hasOwn(now, name) || now[name] !== old[name]) yield 'attribute';
  for (const name in now) if (!Object.hasOwn(old, name)) yield 'attribute';
}

function keyed(children) {
  const found = new Map();
  for (const child of children) {
    if (isText(child) || !Object.hasOwn(child[1], 'key') || found.has(child[1].key)) return null;
    found.set(child[1].key, [child, found.size]);
  }
  return found;
}

function* childChanges(old, now) {
  const [oldKeys, newKeys] = [keyed(old), keyed(now)];
  if (oldKeys && newKeys) {
    const piles = [];
    let stay = 0;
    for (const [key, [child]] of newKeys) {
      if (!oldKeys.has(key)) {
        yield 'insert';
        continue;
      }
      const [partner, place] = oldKeys.get(key);
      yield* changes(partner, child);
      stay += 1;
      let low = 0;
      let high = piles.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if (piles[middle] < place) low = middle + 1;
        else high = middle;
      }
      piles[low] = place;
    }
    for (let count = piles.length; count < stay; count += 1) yield 'move';
    for (const key of oldKeys.keys()) if (!newKeys.has(key)) yield 'remove';
    return;
  }
  for (let at = 0; at < Math.max(old.length, now.length); at += 1) {
    if (at >= now.length) yield 'remove';
    else if (at >= old.length) yield 'insert';
    else yield* changes(old[at], now[at]);
  }
}

const counts = new Map(['attribute', 'insert', 'move', 'remove', 'replace', 'text'].map((kind) => [kind, 0]));
for (const kind of changes(JSON.parse(lines[0]), JSON.parse(lines[1]))) counts.set(kind, counts.get(kind) + 1);
console.log([...counts].map(([kind, count]) => `${kind} ${count}`).join('\n'));
