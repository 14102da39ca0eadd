// Puts the pairs of units together by hand, and counts bytes by encodeURIComponent
const lines = require('fs').readFileSync(0, 'utf8').trim().split('\n').slice(1);
for (const line of lines) {
  const [, room, text] = /^(\d+) (.*)$/.exec(line);
  const signs = [];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    const isSecond = unit >= 0xdc00 && unit < 0xe000;
    if (isSecond) signs[signs.length - 1] += text[at];
    else signs.push(text[at]);
  }
  const bytes = encodeURIComponent(text).replace(/%../g, '.').length;
  let back = '';
  for (const sign of signs) back = sign + back;
  let fits = '';
  signs.forEach((sign, at) => {
    if (signs.length <= room || at < room - 1) fits += sign;
  });
  console.log([signs.length, text.length, bytes].join(' '));
  console.log(signs.length > room ? `${fits}…` : fits);
  console.log(back);
}
