// Finds the parts with a regular expression, and keeps names and values in two arrays
const lines = require('fs').readFileSync(0, 'utf8').trim().split('\n').slice(1);
function plain(text = '') {
  const spaced = text.split('+').join(' ');
  let result = spaced;
  try {
    result = decodeURIComponent(spaced);
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
  }
  return result;
}
const coded = (text) => encodeURIComponent(text).split('%20').join('+');
for (const line of lines) {
  const names = [];
  const values = [];
  const query = line[0] === '?' ? line.slice(1) : line;
  for (const [, rawName, rawValue] of query.matchAll(/(?=[^&])([^&=]*)(?:=([^&]*))?/g)) {
    let name = plain(rawName);
    const isList = name.endsWith('[]');
    if (isList) name = name.slice(0, -2);
    const at = names.indexOf(name);
    const value = plain(rawValue);
    if (at < 0) {
      names.push(name);
      values.push(isList ? [value] : value);
    } else {
      values[at] = [].concat(values[at], value);
    }
  }
  console.log(JSON.stringify(names.map((name, at) => [name, values[at]])));
  const parts = [];
  names.forEach((name, at) => {
    for (const value of [values[at]].flat()) parts.push(`${coded(name)}=${coded(value)}`);
  });
  console.log(`?${parts.join('&')}`);
}
