const [count, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const teams = lines.slice(0, Number(count)).map((line) => {
  const [name, points] = line.split(' ');
  return { name, points: Number(points) };
});
// Print the names by points, by name, and from the last to the first.
