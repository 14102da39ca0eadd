const [count, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const amounts = lines.slice(0, Number(count)).map(Number);
console.log(amounts.reduce((sum, amount) => sum + amount));
