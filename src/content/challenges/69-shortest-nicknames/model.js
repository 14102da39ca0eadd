const [, ...names] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);

const root = { count: 0, next: new Map() };
for (const name of names) {
  let node = root;
  for (const letter of name) {
    let child = node.next.get(letter);
    if (!child) {
      child = { count: 0, next: new Map() };
      node.next.set(letter, child);
    }
    child.count += 1;
    node = child;
  }
}

function nickname(name) {
  let node = root;
  for (let at = 0; at < name.length; at += 1) {
    node = node.next.get(name[at]);
    if (node.count === 1) return name.slice(0, at + 1);
  }
  return name;
}

let total = 0;
for (const name of names) total += nickname(name).length;
console.log(`${total}\n${nickname(names[0])} ${nickname(names.at(-1))}`);
