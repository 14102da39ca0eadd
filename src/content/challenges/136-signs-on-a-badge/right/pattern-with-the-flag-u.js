// Finds the signs by a regular expression with the flag u
const input = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const out = [];
for (let at = 1; at < input.length; at += 1) {
  const blank = input[at].indexOf(' ');
  const room = parseInt(input[at], 10);
  const text = input[at].slice(blank + 1);
  const signs = text.match(/./gu);
  const codes = Array.from(text, (sign) => sign.codePointAt(0));
  const bytes = codes.reduce((sum, code) => sum + 1 + (code > 127) + (code > 2047) + (code > 65535), 0);
  out.push(`${codes.length} ${text.length} ${bytes}`);
  out.push(codes.length > room ? `${signs.slice(0, room - 1).join('')}\u2026` : text);
  out.push(String.fromCodePoint(...codes.reverse()));
}
console.log(out.join('\n'));
