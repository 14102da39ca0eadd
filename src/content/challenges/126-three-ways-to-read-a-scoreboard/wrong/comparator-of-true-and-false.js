// Returns true or false from the comparator, which never says that the first comes first
const [, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const teams = lines.map((line) => {
  const [name, points] = line.split(' ');
  return { name, points: Number(points) };
});
const show = (list) => console.log(list.map(({ name }) => name).join(' '));
show([...teams].sort((a, b) => a.points > b.points));
show([...teams].sort((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name))));
show([...teams].reverse());
