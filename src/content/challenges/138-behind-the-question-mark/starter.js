const [count, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');

for (const query of lines.slice(0, Number(count))) {
  const parts = query.split('&');
  console.log(JSON.stringify(parts));
}
