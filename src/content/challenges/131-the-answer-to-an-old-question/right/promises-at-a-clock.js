// Asks with real promises, which a clock that is set by hand fulfils
const [, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const out = [];
let latest = 0;
let shown = false;
let now = 0;
const waiting = [];
const ask = (text, delay) => new Promise((resolve) => waiting.push({ at: now + delay, answer: () => resolve(text) }));

async function enter(text, delay) {
  latest += 1;
  const mine = latest;
  if (text === '-') {
    if (shown) out.push(`${now} -`);
    shown = false;
    return;
  }
  const answer = await ask(text, delay);
  if (mine !== latest) return;
  shown = true;
  out.push(`${now} ${answer}`);
}

async function pass(until) {
  waiting.sort((a, b) => a.at - b.at);
  while (waiting.length > 0 && waiting[0].at < until) {
    const { at, answer } = waiting.shift();
    now = at;
    answer();
    for (let turn = 0; turn < 5; turn += 1) await null;
  }
}

async function main() {
  for (const line of lines) {
    const [time, delay, text] = line.split(' ');
    await pass(Number(time));
    now = Number(time);
    enter(text, Number(delay));
  }
  await pass(Infinity);
  console.log(out.join('\n'));
}

main();
