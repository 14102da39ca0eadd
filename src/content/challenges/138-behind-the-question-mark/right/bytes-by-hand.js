// Decodes the bytes of UTF-8 by hand
const lines = require('fs').readFileSync(0, 'utf8').trim().split('\n').slice(1);

/** The text, or null where it is malformed. */
function fromBytes(text) {
  let out = '';
  for (let at = 0; at < text.length; ) {
    if (text[at] !== '%') {
      out += text[at];
      at += 1;
      continue;
    }
    const byte = () => {
      const [hex] = /^%[0-9a-f]{2}/i.exec(text.slice(at)) ?? [null];
      if (hex === null) return -1;
      at += 3;
      return parseInt(hex.slice(1), 16);
    };
    const first = byte();
    const more = first < 0 ? 9 : first < 0x80 ? 0 : first >= 0xc2 && first < 0xe0 ? 1 : (first & 0xf0) === 0xe0 ? 2 : first >= 0xf0 && first < 0xf5 ? 3 : 9;
    if (more === 9) return null;
    let code = more === 0 ? first : first & (0x3f >> more);
    for (let left = more; left > 0; left -= 1) {
      const next = byte();
      if (next < 0 || (next & 0xc0) !== 0x80) return null;
      code = code * 64 + (next & 0x3f);
    }
    if ((more === 2 && (code < 0x800 || (code >= 0xd800 && code < 0xe000))) || (more === 3 && (code < 0x10000 || code > 0x10ffff))) return null;
    out += String.fromCodePoint(code);
  }
  return out;
}

const plain = (text) => fromBytes(text.replace(/\+/g, ' ')) ?? text.replace(/\+/g, ' ');
const coded = (text) => encodeURIComponent(text).replace(/%20/g, '+');
for (const line of lines) {
  const all = new Map();
  for (const part of line.replace(/^[?]/, '').split('&').filter(Boolean)) {
    const cut = part.indexOf('=') < 0 ? part.length : part.indexOf('=');
    const written = plain(part.slice(0, cut));
    const name = written.endsWith('[]') ? written.slice(0, -2) : written;
    const values = all.get(name) ?? [];
    values.push(plain(part.slice(cut + 1)));
    values.isList = values.isList || written !== name || values.length > 1;
    all.set(name, values);
  }
  console.log(JSON.stringify(Array.from(all, ([name, values]) => [name, values.isList ? values : values[0]])));
  console.log('?' + Array.from(all, ([name, values]) => values.map((value) => coded(name) + '=' + coded(value)).join('&')).join('&'));
}
