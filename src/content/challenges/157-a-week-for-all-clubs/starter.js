const [k, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const clubs = lines.map((line) => line.split(' ').slice(1).map(Number));

// Print the first and the last day of the shortest stretch.
