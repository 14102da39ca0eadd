const [dataText, count, ...lines] = require('fs').readFileSync(0, 'utf8').split('\n');
const data = JSON.parse(dataText);

for (const line of lines.slice(0, Number(count))) {
  console.log(line);
}
