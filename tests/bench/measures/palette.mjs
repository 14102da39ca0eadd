import { medianOf, reading, required } from '../support/figures.mjs';
import { percentile } from '../support/statistics.mjs';

const THINGS = 5_000;
const WARM_UP = 2;
const ROUNDS = 5;
const BUILDS = 7;
/** Of a key (issue: a frame). */
const KEY = 16;
/** Typed key by key; with and without typos, of one letter and of many words. */
const TYPED = [
  'kubernetes',
  'kuberentes',
  'binary search tree',
  'switch current job to',
  'resume',
  'ci/cd pipelines with docker',
  'a b c d e f g h',
  'zzzzzzzzzzzz',
];

/** Everything of the content that leads to a skill, and tasks and jobs of the learner's own up to 5,000 things. */
function thingsOf(ways) {
  const content = ways.map(({ kind, id, name, skills }) => ({
    key: `${kind}:${id}`,
    name,
    words: skills,
    kind: ['topic', 'challenge', 'question', 'card'].indexOf(kind) + 10,
    at: '',
  }));
  const own = Array.from({ length: THINGS - content.length }, (_, n) => {
    const { name, skills } = ways[(n * 7) % ways.length];
    return {
      key: `task:${n}`,
      name: `${['Read', 'Write', 'Repeat', 'Ask about'][n % 4]} ${name} ${n}`,
      words: skills.slice(0, 2),
      kind: n % 9,
      at: `2026-${String((n % 12) + 1).padStart(2, '0')}-10T10:00:00.000Z`,
    };
  });
  return [...content, ...own];
}

const took = (work) => {
  const from = performance.now();
  work();
  return performance.now() - from;
};

/** What the command palette spends on a key, in Node: everything is searched, and fifty are chosen to be drawn. */
export const name = 'palette';
export function run({ modules: { createFinder, shown, readContent } }) {
  const things = thingsOf(readContent('ways'));
  const recent = things.slice(0, 20).map(({ key }) => key);
  const builds = [];
  for (let run = -WARM_UP; run < BUILDS; run++) {
    const time = took(() => createFinder(things));
    if (run >= 0) builds.push(time);
  }
  const keys = [];
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    // As the palette does: built when it opens, and nothing is known from before.
    for (const text of TYPED) {
      const finder = createFinder(things);
      for (let end = 1; end <= text.length; end++) {
        const time = took(() => shown(finder.find(text.slice(0, end), recent)));
        if (round >= 0) keys.push(time);
      }
    }
  }
  const over = `over ${things.length} things, in Node`;
  return [
    medianOf('palette: ready to be searched', builds, 'ms', null, over),
    reading('palette: a key, p95', percentile(keys, 0.95), 'ms', required(KEY), `${keys.length} keys, ${over}`),
    reading('palette: a key, the longest', Math.max(...keys), 'ms', required(KEY), over),
  ];
}
