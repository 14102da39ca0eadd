// Takes the minutes of scraping for gluing, and the other way round
const [s, g, r, old, fresh] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
const [glue, scrape, replace] = [s, g, r].map(Number);
let row = Array.from({ length: fresh.length + 1 }, (_, place) => glue * place);
for (const letter of old) {
  const above = row;
  row = [above[0] + scrape];
  for (let place = 0; place < fresh.length; place += 1)
    row.push(
      Math.min(
        above[place + 1] + scrape,
        row[place] + glue,
        above[place] + (letter === fresh[place] ? 0 : replace),
      ),
    );
}
console.log(row[fresh.length]);
