// Clones the base for each overlay and changes the clone in place
const [first, , ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const isPlain = (value) => value instanceof Object && !Array.isArray(value);
function apply(target, over) {
  Object.keys(over).forEach((name) => {
    if (over[name] === null) {
      delete target[name];
    } else if (isPlain(over[name])) {
      if (!Object.hasOwn(target, name) || !isPlain(target[name])) target[name] = {};
      apply(target[name], over[name]);
    } else {
      target[name] = over[name];
    }
  });
  return target;
}
for (const line of lines) console.log(JSON.stringify(apply(structuredClone(JSON.parse(first)), JSON.parse(line))));
