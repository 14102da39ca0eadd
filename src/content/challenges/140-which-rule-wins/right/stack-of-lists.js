// Walks along the characters with a stack of open lists
const [, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const isName = (char = '') => /^[\w-]$/.test(char);
const higher = (x, y) => (x[0] !== y[0] ? x[0] > y[0] : x[1] !== y[1] ? x[1] > y[1] : x[2] > y[2]);

function weigh(selector) {
  const stack = [{ best: [0, 0, 0], now: [0, 0, 0], factor: 1 }];
  let at = 0;
  const name = () => {
    const begin = at;
    while (isName(selector[at])) at += 1;
    return selector.slice(begin, at);
  };
  const finish = (list) => {
    if (higher(list.now, list.best)) list.best = list.now;
    list.now = [0, 0, 0];
  };
  while (at < selector.length) {
    const top = stack.at(-1);
    const char = selector[at];
    if (isName(char)) {
      name();
      top.now[2] += 1;
      continue;
    }
    at += 1;
    if (char === '#') {
      name();
      top.now[0] += 1;
    } else if (char === '.') {
      name();
      top.now[1] += 1;
    } else if (char === '[') {
      top.now[1] += 1;
      for (let quote = null; quote !== null || selector[at] !== ']'; at += 1)
        if (quote === selector[at]) quote = null;
        else if (quote === null && (selector[at] === '"' || selector[at] === "'")) quote = selector[at];
      at += 1;
    } else if (char === ':' && selector[at] === ':') {
      at += 1;
      name();
      top.now[2] += 1;
    } else if (char === ':') {
      const called = name();
      const opens = selector[at] === '(';
      if (opens && ['is', 'not', 'has', 'where'].includes(called)) {
        at += 1;
        stack.push({ best: [0, 0, 0], now: [0, 0, 0], factor: called === 'where' ? 0 : 1 });
      } else {
        top.now[1] += 1;
        if (opens) while (selector[at - 1] !== ')') at += 1;
      }
    } else if (char === ',') {
      finish(top);
    } else if (char === ')') {
      finish(top);
      stack.pop();
      top.best.forEach((one, index) => {
        stack.at(-1).now[index] += one * top.factor;
      });
    }
  }
  finish(stack[0]);
  return stack[0].best;
}

let winner = null;
lines.forEach((line, index) => {
  const marked = line.endsWith(' !important');
  const counts = weigh(marked ? line.slice(0, -' !important'.length) : line);
  console.log(`${counts[0]} ${counts[1]} ${counts[2]}`);
  const loses = winner && (winner.marked !== marked ? winner.marked : higher(winner.counts, counts));
  if (!loses) winner = { marked, counts, index };
});
console.log(winner.index + 1);
