// Compares the points as texts
const [, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const teams = lines.map((line) => {
  const [name, points] = line.split(' ');
  return { name, points };
});
const show = (list) => console.log(list.map(({ name }) => name).join(' '));
show([...teams].sort((a, b) => (a.points > b.points ? -1 : Number(a.points < b.points))));
show([...teams].sort((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name))));
show([...teams].reverse());
