// Makes a list of 50,000 numbers first, and counts those as asked for
const lines = require('fs').readFileSync(0, 'utf8').trim().split('\n').slice(1);
for (const line of lines) {
  const [source, ...names] = line.split(' | ').map((part) => part.split(' '));
  let list = Array.from({ length: 50000 }, (_, at) => Number(source[1]) + at * Number(source[2]));
  const asked = list.length;
  for (const [name, text] of names) {
    const k = Number(text);
    let sum = 0;
    if (name === 'add') list = list.map((value) => value + k);
    if (name === 'times') list = list.map((value) => value * k);
    if (name === 'even') list = list.filter((value) => value % 2 === 0);
    if (name === 'over') list = list.filter((value) => value > k);
    if (name === 'twice') list = list.flatMap((value) => [value, value]);
    if (name === 'sums') list = list.map((value) => (sum += value));
    if (name === 'skip') list = list.slice(k);
    if (name === 'take') list = list.slice(0, k);
    const end = name === 'under' ? list.findIndex((value) => value >= k) : -1;
    if (end >= 0) list = list.slice(0, end);
  }
  const sum = list.reduce((total, value) => (total + value) % 1000000007, 0);
  console.log(`${list.length} ${list.at(-1) ?? '-'} ${(sum + 1000000007) % 1000000007} ${asked}`);
}
