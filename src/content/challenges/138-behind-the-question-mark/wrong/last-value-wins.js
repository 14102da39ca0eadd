// Keeps the last value of a name that comes several times
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
    const [before, ...rest] = part.split('=');
    const written = plain(before);
    const name = written.replace(/\[\]$/, '');
    const value = plain(rest.join('='));
    all.set(name, name === written ? value : [...(all.get(name) ?? []), value]);
  }
  console.log(JSON.stringify([...all]));
  console.log(`?${[...all].flatMap(([name, value]) => [value].flat().map((one) => `${coded(name)}=${coded(one)}`)).join('&')}`);
}
