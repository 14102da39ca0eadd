// Takes two bytes for each unit
const [, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
for (const line of lines) {
  const [room] = line.split(' ');
  const text = line.slice(room.length + 1);
  const signs = [...text];
  console.log(`${signs.length} ${text.length} ${2 * text.length}`);
  console.log(signs.length > Number(room) ? `${signs.slice(0, Number(room) - 1).join('')}…` : text);
  console.log([...signs].reverse().join(''));
}
