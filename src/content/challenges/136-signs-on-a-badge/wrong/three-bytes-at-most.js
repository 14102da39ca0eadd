// Counts the bytes unit by unit, so that a pair takes six
const [, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
for (const line of lines) {
  const [room] = line.split(' ');
  const text = line.slice(room.length + 1);
  const signs = [...text];
  let bytes = 0;
  for (let at = 0; at < text.length; at += 1) bytes += text.charCodeAt(at) < 128 ? 1 : text.charCodeAt(at) < 2048 ? 2 : 3;
  console.log(`${signs.length} ${text.length} ${bytes}`);
  console.log(signs.length > Number(room) ? `${signs.slice(0, Number(room) - 1).join('')}…` : text);
  console.log([...signs].reverse().join(''));
}
