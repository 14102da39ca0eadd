// Puts questions and answers into one order of time, and keeps the number of the newest question
const [, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const events = lines.flatMap((line, number) => {
  const [time, delay, text] = line.split(' ');
  const asked = { at: Number(time), kind: 'change', number, text };
  const answered = { at: Number(time) + Number(delay), kind: 'answer', number, text };
  return text === '-' ? [asked] : [asked, answered];
});
events.sort((a, b) => a.at - b.at || (a.kind === 'change' ? -1 : 1));
let latest = -1;
let shown = null;
for (const { at, kind, number, text } of events) {
  if (kind === 'change') latest = number;
  if (kind === 'change' && text === '-' && shown !== null) {
    shown = null;
    console.log(`${at} -`);
  }
  if (kind === 'answer' && number === latest) {
    shown = text;
    console.log(`${at} ${shown}`);
  }
}
