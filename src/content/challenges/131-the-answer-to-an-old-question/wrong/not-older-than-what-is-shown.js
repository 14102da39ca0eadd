// Throws an answer away only if a newer one was shown already
const [, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const events = lines.map((line, number) => {
  const [time, delay, text] = line.split(' ');
  return { at: Number(time) + Number(delay), number, text };
});
events.sort((a, b) => a.at - b.at || a.number - b.number);
let newest = -1;
let shown = false;
for (const { at, number, text } of events) {
  if (number < newest) continue;
  newest = number;
  if (text !== '-' || shown) console.log(at, text);
  shown = text !== '-';
}
