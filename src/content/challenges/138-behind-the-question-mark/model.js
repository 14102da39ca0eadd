const [count, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');

function decoded(text) {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}

const encoded = (text) => encodeURIComponent(text).replaceAll('%20', '+');

/** The values of each name, in the order of the names. */
function parse(query) {
  const found = new Map();
  for (const part of query.replace(/^\?/, '').split('&')) {
    if (part === '') continue;
    const [before, ...behind] = part.split('=');
    const written = decoded(before);
    const name = written.replace(/\[\]$/, '');
    const entry = found.get(name) ?? { values: [], isList: false };
    entry.values.push(decoded(behind.join('=')));
    entry.isList ||= name !== written || entry.values.length > 1;
    found.set(name, entry);
  }
  return [...found];
}

for (const query of lines.slice(0, Number(count))) {
  const found = parse(query);
  console.log(JSON.stringify(found.map(([name, { values, isList }]) => [name, isList ? values : values[0]])));
  console.log(`?${found.flatMap(([name, { values }]) => values.map((one) => `${encoded(name)}=${encoded(one)}`)).join('&')}`);
}
