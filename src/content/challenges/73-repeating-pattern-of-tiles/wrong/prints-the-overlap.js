// Prints the length of the beginning that is the end, too
const row = require('fs').readFileSync(0, 'utf8').trim();
const longest = [0];
for (let place = 1; place < row.length; place += 1) {
  let length = longest[place - 1];
  while (length > 0 && row[length] !== row[place]) length = longest[length - 1];
  longest.push(row[length] === row[place] ? length + 1 : 0);
}
const pattern = longest[row.length - 1] || row.length;
console.log(`${pattern} ${Math.floor(row.length / pattern)} ${row.length % pattern}`);
