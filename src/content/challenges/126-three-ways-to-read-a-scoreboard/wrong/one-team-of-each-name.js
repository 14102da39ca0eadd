// Keeps the points in a Map by name, which has one team of each name
const [, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const teams = new Map(lines.map((line) => line.split(' ')).map(([name, points]) => [name, Number(points)]));
const names = [...teams.keys()];
console.log([...names].sort((a, b) => teams.get(b) - teams.get(a)).join(' '));
console.log([...names].sort().join(' '));
console.log([...names].reverse().join(' '));
