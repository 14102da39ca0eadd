const [count, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');

/** Bytes of a sign in UTF-8. */
function bytesOf(sign) {
  const code = sign.codePointAt(0);
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return sign.length === 1 ? 3 : 4;
}

for (const line of lines.slice(0, Number(count))) {
  const [room] = line.split(' ');
  const text = line.slice(room.length + 1);
  const signs = [...text];
  const bytes = signs.map(bytesOf).reduce((sum, one) => sum + one);
  console.log(`${signs.length} ${text.length} ${bytes}`);
  console.log(signs.length > Number(room) ? `${signs.slice(0, Number(room) - 1).join('')}…` : text);
  console.log(signs.toReversed().join(''));
}
