const [before, after] = require('fs').readFileSync(0, 'utf8').trim().split('\n').map((line) => JSON.parse(line));

const counts = { attribute: 0, insert: 0, move: 0, remove: 0, replace: 0, text: 0 };

function compare(old, now) {
  if (!Array.isArray(old) && !Array.isArray(now)) {
    if (old !== now) counts.text += 1;
    return;
  }
  if (!Array.isArray(old) || !Array.isArray(now) || old[0] !== now[0]) {
    counts.replace += 1;
    return;
  }
  const [, oldAttributes, ...oldChildren] = old;
  const [, attributes, ...children] = now;
  for (const name of new Set([...Object.keys(oldAttributes), ...Object.keys(attributes)]))
    if (oldAttributes[name] !== attributes[name]) counts.attribute += 1;
  if (haveKeys(oldChildren) && haveKeys(children)) compareByKey(oldChildren, children);
  else compareByPlace(oldChildren, children);
}

const keyOf = (node) => (Array.isArray(node) ? node[1].key : undefined);

function haveKeys(children) {
  const keys = children.map(keyOf);
  return !keys.includes(undefined) && new Set(keys).size === keys.length;
}

function compareByPlace(oldChildren, children) {
  const shared = Math.min(oldChildren.length, children.length);
  for (let at = 0; at < shared; at += 1) compare(oldChildren[at], children[at]);
  counts.remove += oldChildren.length - shared;
  counts.insert += children.length - shared;
}

function compareByKey(oldChildren, children) {
  const oldPlaces = new Map(oldChildren.map((child, place) => [keyOf(child), place]));
  const places = [];
  for (const child of children) {
    const place = oldPlaces.get(keyOf(child));
    if (place === undefined) {
      counts.insert += 1;
    } else {
      compare(oldChildren[place], child);
      places.push(place);
    }
  }
  counts.remove += oldChildren.length - places.length;
  counts.move += places.length - longestRising(places);
}

function longestRising(numbers) {
  const best = [];
  for (const [at, number] of numbers.entries()) {
    const earlier = best.filter((_, place) => numbers[place] < number);
    best[at] = Math.max(0, ...earlier) + 1;
  }
  return Math.max(0, ...best);
}

compare(before, after);
for (const [kind, count] of Object.entries(counts)) console.log(kind, count);
