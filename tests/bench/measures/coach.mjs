import { readFileSync } from 'node:fs';
import { medianOf, reading, required } from '../support/figures.mjs';
import { percentile } from '../support/statistics.mjs';

const WARM_UP = 2;
const BUILDS = 7;
const ROUNDS = 5;
/** Of a key: the search for what is typed so far. */
const KEY = 10;
const BUILD = 150;
const ANSWER = 20;
/** Typed key by key. */
const TYPED = [
  'closures in javascript',
  'how do i undo a commit in git',
  'what is the diffrence between a process and a thread',
  'smart pointers in c++',
  'kuberntes pod stuck',
  'tell me about yourself',
];
const ASKED = [
  ['why is my sql query slow on a big table', []],
  ['and in c++?', ['How do I read numbers from the keyboard in C?']],
  ['explain haskell monads', []],
  ['Hi, three of us push to one repository and git told me that two files conflict. '.repeat(50), []],
];

const took = (work) => {
  const from = performance.now();
  work();
  return performance.now() - from;
};

/** The coach of the tutor over all cards, in Node: what its worker spends. */
export const name = 'coach';
export function run({ modules: { createCoach, readMeaning, timesIn, readContent } }) {
  const [allCards, index] = [readContent('cards'), readContent('cards/index')];
  const builds = [];
  for (let run = -WARM_UP; run < BUILDS; run++) {
    const time = took(() => createCoach(allCards, index));
    if (run >= 0) builds.push(time);
  }
  const file = readFileSync('src/content/meaning/coach.bin');
  const reads = [];
  let meaning = null;
  for (let run = -WARM_UP; run < BUILDS; run++) {
    const bytes = file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength);
    const time = took(() => {
      meaning = readMeaning(
        bytes,
        allCards.map(({ id }) => id),
        timesIn,
      );
    });
    if (run >= 0) reads.push(time);
  }
  const coach = createCoach(allCards, index, () => meaning);
  const keys = [];
  const answers = [];
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    for (const text of TYPED)
      for (let end = 1; end <= text.length; end++) {
        const time = took(() => coach.search(text.slice(0, end)));
        if (round >= 0) keys.push(time);
      }
    for (const [question, before] of ASKED) {
      // Another text each time: what a text means is remembered for a while.
      const time = took(() => coach.answer(`${question} ${round}`, before));
      if (round >= 0) answers.push(time);
    }
  }
  const over = `over ${allCards.length} cards, in Node`;
  return [
    medianOf('coach: ready for questions', builds, 'ms', required(BUILD), over),
    medianOf('coach: networks of meaning read', reads, 'ms', required(BUILD), 'a file of 14.3 MB, in Node'),
    reading('coach: search per key, p95', percentile(keys, 0.95), 'ms', required(KEY), `${keys.length} keys, ${over}`),
    reading(
      'coach: answer, p95',
      percentile(answers, 0.95),
      'ms',
      required(ANSWER),
      `questions up to 4,000 characters, ${over}`,
    ),
  ];
}
