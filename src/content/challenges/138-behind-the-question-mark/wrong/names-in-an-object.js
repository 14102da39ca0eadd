// Collects the names in an object, which puts numbers first
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
  const all = Object.create(null);
  for (const part of line.replace(/^\?/, '').split('&').filter(Boolean)) {
    const [before, ...rest] = part.split('=');
    const written = plain(before);
    const name = written.replace(/\[\]$/, '');
    const entry = all[name] ?? { values: [], list: false };
    entry.values.push(plain(rest.join('=')));
    entry.list ||= name !== written || entry.values.length > 1;
    all[name] = entry;
  }
  const found = Object.entries(all);
  console.log(JSON.stringify(found.map(([name, { values, list }]) => [name, list ? values : values[0]])));
  console.log(`?${found.flatMap(([name, { values }]) => values.map((one) => `${coded(name)}=${coded(one)}`)).join('&')}`);
}
