// Makes objects with next() by hand, without generators
const lines = require('fs').readFileSync(0, 'utf8').trim().split('\n').slice(1);
const END = Symbol('end');

/** Each step is a function that gets the one to ask, and gives one to be asked. */
const make = {
  add: (ask, k) => () => {
    const value = ask();
    return value === END ? END : value + k;
  },
  times: (ask, k) => () => {
    const value = ask();
    return value === END ? END : value * k;
  },
  even: (ask) => () => {
    let value = ask();
    while (value !== END && value % 2 !== 0) value = ask();
    return value;
  },
  over: (ask, k) => () => {
    let value = ask();
    while (value !== END && value <= k) value = ask();
    return value;
  },
  twice: (ask) => {
    let again = END;
    return () => {
      const value = again === END ? ask() : again;
      again = again === END ? value : END;
      return value;
    };
  },
  sums: (ask) => {
    let sum = 0;
    return () => {
      const value = ask();
      if (value === END) return END;
      sum += value;
      return sum;
    };
  },
  skip: (ask, k) => {
    let left = k;
    return () => {
      for (; left > 0; left -= 1) if (ask() === END) return END;
      return ask();
    };
  },
  take: (ask, k) => {
    let left = k;
    return () => {
      if (left === 0) return END;
      left -= 1;
      return ask();
    };
  },
  under: (ask, k) => {
    let over = false;
    return () => {
      const value = over ? END : ask();
      if (value !== END && value < k) return value;
      over = true;
      return END;
    };
  },
};

for (const line of lines) {
  const [source, ...steps] = line.split(' | ');
  const [, first, width] = source.split(' ').map(Number);
  let asked = 0;
  let ask = () => {
    asked += 1;
    return first + (asked - 1) * width;
  };
  for (const step of steps) {
    const [name, k] = step.split(' ');
    ask = make[name](ask, Number(k));
  }
  const out = [];
  let sum = 0;
  for (let value = ask(); value !== END; value = ask()) {
    out.push(value);
    sum = (((sum + value) % 1000000007) + 1000000007) % 1000000007;
  }
  console.log(`${out.length} ${out.at(-1) ?? '-'} ${sum} ${asked}`);
}
