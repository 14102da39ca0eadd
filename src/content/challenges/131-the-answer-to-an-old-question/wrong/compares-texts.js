// Shows an answer if its text is in the box again, though it was asked for anew
const [, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const events = lines.flatMap((line) => {
  const [time, delay, text] = line.split(' ');
  const answer = { at: Number(time) + Number(delay), change: false, text };
  return [{ at: Number(time), change: true, text }, ...(text === '-' ? [] : [answer])];
});
events.sort((a, b) => a.at - b.at || Number(b.change) - Number(a.change));
let box = '-';
let shown = false;
for (const { at, change, text } of events) {
  if (change) box = text;
  if (change && text === '-' && shown) console.log(at, '-');
  if (change && text === '-') shown = false;
  if (!change && text === box) {
    shown = true;
    console.log(at, text);
  }
}
