// Sorts the list itself, so that the third line turns the sorted list round
const [, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const teams = lines.map((line) => {
  const [name, points] = line.split(' ');
  return { name, points: Number(points) };
});
const show = (list) => console.log(list.map(({ name }) => name).join(' '));
show(teams.sort((a, b) => b.points - a.points));
show(teams.sort((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name))));
show(teams.reverse());
