// Gives each task a key of time, rank and number, and always takes the smallest
const program = JSON.parse(require('fs').readFileSync(0, 'utf8'));
const tasks = [{ time: 0, isTimer: false, number: 0, block: program }];
let number = 0;
const isBefore = (a, b) => {
  if (a.isTimer !== b.isTimer) return b.isTimer;
  return a.isTimer && a.time !== b.time ? a.time < b.time : a.number < b.number;
};
const lines = [];
while (tasks.length > 0) {
  let best = 0;
  for (let at = 1; at < tasks.length; at += 1) if (isBefore(tasks[at], tasks[best])) best = at;
  const [{ time, block }] = tasks.splice(best, 1);
  for (const statement of block) {
    number += 1;
    switch (statement[0]) {
      case 'print':
        lines.push(`${time} ${statement[1]}`);
        break;
      case 'micro':
        tasks.push({ time, isTimer: false, number, block: statement[1] });
        break;
      case 'timer':
        tasks.push({ time: time + statement[2], isTimer: true, number, name: statement[1], block: statement[3] });
        break;
      default:
        for (let at = tasks.length; at-- > 0; ) if (tasks[at].isTimer && tasks[at].name === statement[1]) tasks.splice(at, 1);
    }
  }
}
console.log(lines.join('\n'));
