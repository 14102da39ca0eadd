const [count, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const teams = lines.slice(0, Number(count)).map((line) => {
  const [name, points] = line.split(' ');
  return { name, points: Number(points) };
});

const names = (list) => list.map(({ name }) => name);
console.log(names(teams.toSorted((a, b) => b.points - a.points)).join(' '));
console.log(names(teams).sort().join(' '));
console.log(names(teams.toReversed()).join(' '));
