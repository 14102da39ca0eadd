// Cuts the text with slice, which counts units
const [, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const bytesOf = (sign) => (sign.codePointAt(0) < 128 ? 1 : sign.codePointAt(0) < 2048 ? 2 : sign.length === 1 ? 3 : 4);
for (const line of lines) {
  const [room] = line.split(' ');
  const text = line.slice(room.length + 1);
  const signs = [...text];
  console.log(`${signs.length} ${text.length} ${signs.map(bytesOf).reduce((sum, one) => sum + one)}`);
  console.log(signs.length > Number(room) ? `${text.slice(0, Number(room) - 1)}…` : text);
  console.log([...signs].reverse().join(''));
}
