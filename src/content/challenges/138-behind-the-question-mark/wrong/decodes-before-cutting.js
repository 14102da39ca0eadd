// Decodes the query before it is cut into parts
const [, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const coded = (text) => encodeURIComponent(text).replaceAll('%20', '+');
for (const line of lines) {
  let text = line.replace(/^\?/, '').replaceAll('+', ' ');
  try {
    text = decodeURIComponent(text);
  } catch {}
  const all = new Map();
  for (const part of text.split('&').filter(Boolean)) {
    const [written, ...rest] = part.split('=');
    const name = written.replace(/\[\]$/, '');
    const entry = all.get(name) ?? { values: [], list: false };
    entry.values.push(rest.join('='));
    entry.list ||= name !== written || entry.values.length > 1;
    all.set(name, entry);
  }
  console.log(JSON.stringify([...all].map(([name, { values, list }]) => [name, list ? values : values[0]])));
  console.log(`?${[...all].flatMap(([name, { values }]) => values.map((one) => `${coded(name)}=${coded(one)}`)).join('&')}`);
}
