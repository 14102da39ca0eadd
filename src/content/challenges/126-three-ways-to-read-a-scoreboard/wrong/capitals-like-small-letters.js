// Takes capitals and small letters for equal
const [, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const teams = lines.map((line) => {
  const [name, points] = line.split(' ');
  return { name, points: Number(points), key: name.toLowerCase() };
});
const show = (list) => console.log(list.map(({ name }) => name).join(' '));
show([...teams].sort((a, b) => b.points - a.points));
show([...teams].sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key))));
show([...teams].reverse());
