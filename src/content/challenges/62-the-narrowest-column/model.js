const [, k, ...words] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);

function linesFor(width) {
  let lines = 1;
  let used = -1;
  for (const word of words) {
    if (used + 1 + word <= width) used += 1 + word;
    else {
      lines += 1;
      used = word;
    }
  }
  return lines;
}

let low = 0;
let high = words.length - 1;
for (const word of words) {
  low = Math.max(low, word);
  high += word;
}
while (low < high) {
  const middle = Math.floor((low + high) / 2);
  if (linesFor(middle) <= k) high = middle;
  else low = middle + 1;
}
console.log(low);
