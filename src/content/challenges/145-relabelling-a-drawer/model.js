const [s, g, r, old, fresh] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
const [scrape, glue, replace] = [s, g, r].map(Number);

// What it takes to make each beginning of the new word from nothing, then from more and more of the old one.
let row = Array.from({ length: fresh.length + 1 }, (_, place) => glue * place);
for (const letter of old) {
  const above = row;
  row = [above[0] + scrape];
  for (let place = 0; place < fresh.length; place += 1) {
    const both = above[place] + (letter === fresh[place] ? 0 : replace);
    row.push(Math.min(above[place + 1] + scrape, row[place] + glue, both));
  }
}
console.log(row[fresh.length]);
