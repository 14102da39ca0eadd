// Looks only whether a beginning is a whole name
const [, ...names] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
const whole = new Set(names);
function nickname(name) {
  for (let size = 1; size <= name.length; size += 1) if (!whole.has(name.slice(0, size))) return name.slice(0, size);
  return name;
}
let total = 0;
for (const name of names) total += nickname(name).length;
console.log(`${total}\n${nickname(names[0])} ${nickname(names.at(-1))}`);
