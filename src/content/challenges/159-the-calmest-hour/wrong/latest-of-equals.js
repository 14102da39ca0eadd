// Takes the latest of several hours with the same unrest
const [n, k, ...readings] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const queues = [1, -1].map((sign) => ({ sign, places: [], front: 0 }));
let calmest = Infinity;
let begin = 0;
for (let place = 0; place < n; place += 1) {
  let unrest = 0;
  for (const queue of queues) {
    const { sign, places } = queue;
    while (places.length > queue.front && sign * readings[places.at(-1)] <= sign * readings[place]) places.pop();
    places.push(place);
    if (places[queue.front] <= place - k) queue.front += 1;
    unrest += sign * readings[places[queue.front]];
  }
  if (place >= k - 1 && unrest <= calmest) {
    calmest = unrest;
    begin = place - k + 2;
  }
}
console.log(`${calmest} ${begin}`);
