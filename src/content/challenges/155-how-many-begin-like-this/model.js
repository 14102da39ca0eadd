class Trie {
  #root = { passing: 0, ending: 0, children: new Map() };

  /** The nodes that the letters lead through; fewer than there are letters if they end in nothing. */
  #way(word) {
    const nodes = [];
    let node = this.#root;
    for (const letter of word) {
      node = node.children.get(letter);
      if (!node) break;
      nodes.push(node);
    }
    return nodes;
  }

  add(word) {
    let node = this.#root;
    for (const letter of word) {
      let child = node.children.get(letter);
      if (!child) {
        child = { passing: 0, ending: 0, children: new Map() };
        node.children.set(letter, child);
      }
      node = child;
      node.passing += 1;
    }
    node.ending += 1;
  }

  /** Takes the word out once; says whether it was there. */
  drop(word) {
    const way = this.#way(word);
    const last = way[word.length - 1];
    if (!last || last.ending === 0) return false;
    last.ending -= 1;
    for (const node of way) node.passing -= 1;
    return true;
  }

  count(beginning) {
    return this.#way(beginning)[beginning.length - 1]?.passing ?? 0;
  }
}

const [, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const trie = new Trie();
let sum = 0;
let largest = 0;
let dropped = 0;
for (const line of lines) {
  const [entry, word] = line.split(' ');
  if (entry === 'add') trie.add(word);
  else if (entry === 'drop') dropped += trie.drop(word) ? 1 : 0;
  else {
    const answer = trie.count(word);
    sum += answer;
    largest = Math.max(largest, answer);
  }
}
console.log(`${sum} ${largest} ${dropped}`);
