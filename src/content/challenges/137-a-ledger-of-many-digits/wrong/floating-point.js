// Calculates with numbers
const [count, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const amounts = lines.map(Number);
const sum = amounts.reduce((total, one) => total + one, 0);
const values = [sum, Math.max(...amounts), Math.min(...amounts), Math.floor((sum / count) * 100) / 100];
for (const value of values) console.log(value.toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ','));
