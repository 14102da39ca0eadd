// Cuts a part at every equals sign, and loses what is behind the second
const [, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const coded = (text) => encodeURIComponent(text).replaceAll('%20', '+');
function plain(text) {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text.replaceAll('+', ' ');
  }
}
for (const line of lines) {
  const all = new Map();
  for (const part of line.replace(/^\?/, '').split('&').filter(Boolean)) {
    const [written, value = ''] = part.split('=').map(plain);
    const name = written.replace(/\[\]$/, '');
    const entry = all.get(name) ?? { values: [], list: false };
    entry.values.push(value);
    entry.list ||= name !== written || entry.values.length > 1;
    all.set(name, entry);
  }
  console.log(JSON.stringify([...all].map(([name, { values, list }]) => [name, list ? values : values[0]])));
  console.log(`?${[...all].flatMap(([name, { values }]) => values.map((one) => `${coded(name)}=${coded(one)}`)).join('&')}`);
}
