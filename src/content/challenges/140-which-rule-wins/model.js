const [count, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');

const PIECE = /(?<ids>#[\w-]+)|(?<classes>\.[\w-]+|\[(?:"[^"]*"|'[^']*'|[^\]"'])*\])|(?<elements>::[\w-]+|[\w-]+)|:(?<pseudo>[\w-]+)|(?<rest>[*>+~ ]+)/y;
const LISTS = ['is', 'not', 'has', 'where'];

/** Below 0, 0 or above, as the first differing part of two lists says. */
function compare(one, other) {
  const at = one.findIndex((part, index) => part !== other[index]);
  return at < 0 ? 0 : one[at] - other[at];
}

/** Reads a list of selectors up to its end or closing parenthesis: the highest specificity, and where it ends. */
function readList(text, begin) {
  let at = begin;
  let highest = [0, 0, 0];
  let current = [0, 0, 0];
  const add = (more) => {
    current = current.map((sum, index) => sum + more[index]);
  };
  const close = () => {
    if (compare(current, highest) > 0) highest = current;
    current = [0, 0, 0];
  };
  while (at < text.length && text[at] !== ')') {
    if (text[at] === ',') {
      close();
      at += 1;
      continue;
    }
    PIECE.lastIndex = at;
    const { ids, classes, elements, pseudo } = PIECE.exec(text).groups;
    at = PIECE.lastIndex;
    if (ids) add([1, 0, 0]);
    else if (classes) add([0, 1, 0]);
    else if (elements) add([0, 0, 1]);
    else if (pseudo && text[at] === '(' && LISTS.includes(pseudo)) {
      const inner = readList(text, at + 1);
      if (pseudo !== 'where') add(inner.highest);
      at = inner.end + 1;
    } else if (pseudo) {
      add([0, 1, 0]);
      if (text[at] === '(') at = text.indexOf(')', at) + 1;
    }
  }
  close();
  return { highest, end: at };
}

const rules = lines.slice(0, Number(count)).map((line) => {
  const selector = line.replace(/ !important$/, '');
  return [Number(selector !== line), ...readList(selector, 0).highest];
});
for (const [, ...counts] of rules) console.log(counts.join(' '));
console.log(rules.reduce((best, rule, at) => (compare(rule, rules[best]) >= 0 ? at : best), 0) + 1);
