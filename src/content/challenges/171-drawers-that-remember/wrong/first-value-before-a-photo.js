// Keeps the first value that was put in before a photograph, not the last
const [, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const histories = new Map();
let photos = 0;
let sum = 0;
let answer = 0;
for (const line of lines) {
  const [order, first, second] = line.split(' ');
  if (order === 'photo') photos += 1;
  else if (order === 'put') {
    const history = histories.get(first) ?? [];
    histories.set(first, history);
    if (history.at(-1)?.[0] !== photos) history.push([photos, Number(second)]);
  } else {
    const history = histories.get(second) ?? [];
    let low = 0;
    let high = history.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (history[middle][0] < Number(first)) low = middle + 1;
      else high = middle;
    }
    answer = low > 0 ? history[low - 1][1] : 0;
    sum += answer;
  }
}
console.log(`${sum} ${answer}`);
