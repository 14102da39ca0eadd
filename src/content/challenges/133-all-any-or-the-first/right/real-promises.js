// Makes real promises and settles them in order of time, with a pause for the engine after each
const [first, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const [n, q] = first.split(' ').map(Number);
const parts = new Map(lines.slice(0, n).map((line) => line.split(' ')).map(([name, ...rest]) => [name, rest]));

async function answer(kind, names) {
  let now = 0;
  let text = 'never';
  const events = [];
  const promises = names.map((name) => new Promise((resolve, reject) => {
    const [time, state, value] = parts.get(name);
    if (time !== 'never') events.push({ time: Number(time), act: () => (state === 'fulfilled' ? resolve : reject)(value) });
  }));
  const told = {
    all: (values) => values.join(' '),
    any: (value) => value,
    race: (value) => value,
    allSettled: (all) => all.map(({ status, value, reason }) => (status === 'fulfilled' ? `+${value}` : `-${reason}`)).join(' '),
  };
  Promise[kind](promises).then(
    (result) => {
      text = `${now} fulfilled ${told[kind](result)}`;
    },
    (reason) => {
      text = `${now} rejected ${reason?.errors ? reason.errors.join(' ') : reason}`;
    },
  );
  const pause = async () => {
    for (let turn = 0; turn < 12; turn += 1) await null;
  };
  await pause();
  for (const { time, act } of events.sort((a, b) => a.time - b.time)) {
    now = time;
    act();
    await pause();
  }
  return text;
}

async function main() {
  for (const line of lines.slice(n, n + q)) {
    const [kind, ...names] = line.split(' ');
    console.log(await answer(kind, names));
  }
}

main();
