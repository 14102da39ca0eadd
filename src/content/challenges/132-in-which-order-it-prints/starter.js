const program = JSON.parse(require('fs').readFileSync(0, 'utf8'));

function run(block) {
  for (const [word, ...rest] of block) {
    if (word === 'print') console.log(`0 ${rest[0]}`);
  }
}

run(program);
