// Copies with the spread syntax before each sort, and breaks ties by the place
const tokens = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).slice(1);
const teams = [];
for (let at = 0; at < tokens.length; at += 2) teams.push([tokens[at], +tokens[at + 1], at]);
const lines = [
  [...teams].sort(([, a, i], [, b, j]) => b - a || i - j),
  [...teams].sort(([a], [b]) => (a > b) - (a < b)),
  [...teams].sort(([, , i], [, , j]) => j - i),
];
for (const line of lines) console.log(...line.map(([name]) => name));
