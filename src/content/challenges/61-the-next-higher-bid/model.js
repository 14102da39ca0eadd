const [, ...bids] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);

const waiting = [];
let total = 0;
bids.forEach((bid, place) => {
  while (waiting.length > 0 && bids[waiting.at(-1)] < bid) total += place - waiting.pop();
  waiting.push(place);
});
console.log(`${total} ${waiting.length}`);
