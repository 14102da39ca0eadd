// Inserts each team behind the last one that is not worse
const [, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const teams = lines.map((line) => line.split(' '));
const ranked = [];
for (const team of teams) {
  const at = ranked.findIndex(([, points]) => Number(points) < Number(team[1]));
  ranked.splice(at < 0 ? ranked.length : at, 0, team);
}
const names = teams.map(([name]) => name);
console.log(ranked.map(([name]) => name).join(' '));
console.log(names.slice().sort().join(' '));
console.log(names.reduceRight((text, name) => (text === '' ? name : `${text} ${name}`), ''));
