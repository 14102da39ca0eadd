import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { p95Of, required, worstOf } from '../support/figures.mjs';

const TODAY = '2026-11-21';
const RUNS = 5;
const LEVELS = ['beginner', 'intermediate', 'advanced'];
const DEPTHS = ['overview', 'moderate', 'in-depth'];
const TOPICS = [
  'React',
  'Frontend',
  'web development with React, Node.js and PostgreSQL',
  'docker and kubernetes',
  'machine learning for web developers',
  'data structures and algorithms in Java',
  'watercolour painting',
  'React, I already know JavaScript and HTML',
  'Zig',
  'My boss said that our team will be moving to the cloud next year and everybody should know Azure by then',
  `knots ${'long rope '.repeat(500)}`,
];
const TIMES = [
  'weekend',
  '6 weeks',
  '2 hours a day until June',
  '1 hour on weekdays and 4 on weekends for 8 weeks',
  '1500 hours',
];

/** A plan from the words the learner typed: the first one in a fresh module, and then many after it. */
export const name = 'plan';
export async function run() {
  const outDir = join('.reports', 'bench-plan');
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      rolldownOptions: {
        input: {
          planner: 'src/domain/plans/planner.ts',
          timeLimit: 'src/domain/plans/time-limit.ts',
          reader: 'src/domain/plans/from-markdown.ts',
          catalogue: 'src/domain/plans/planning-catalogue.ts',
          content: 'src/content/schema/read.ts',
        },
        output: { entryFileNames: '[name].mjs' },
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const load = (file) => import(pathToFileURL(join(outDir, `${file}.mjs`)).href);
  const [{ planRoadmap }, { readTimeLimit }, { roadmapFromMarkdown }, { planningCatalogue }, { readContent }] =
    await Promise.all(['planner', 'timeLimit', 'reader', 'catalogue', 'content'].map(load));
  const [tracks, subjects, references] = ['tracks/all', 'subjects/all', 'references'].map((id) => readContent(id));
  let known = null;
  // Read with the first plan, as in the app, and kept.
  const catalogue = () => {
    known ??= planningCatalogue(tracks, subjects, references);
    return known;
  };
  const timed = (work) => {
    const from = performance.now();
    work();
    return performance.now() - from;
  };
  const plan = (topic, time, level, depth) => () =>
    planRoadmap(catalogue(), {
      topic,
      level,
      depth,
      budget: readTimeLimit(time, TODAY).budget,
    });
  const first = timed(plan('React', '6 weeks', 'beginner', 'overview'));
  const samples = [];
  for (let run = 0; run < RUNS; run++)
    for (const topic of TOPICS)
      for (const time of TIMES)
        for (const level of LEVELS) for (const depth of DEPTHS) samples.push(timed(plan(topic, time, level, depth)));
  const { budget } = readTimeLimit('6 weeks', TODAY);
  const megabyte = '## Topics\n'.concat('- **A topic** (3 hours): its, parts\n'.repeat(30_000));
  const replies = Array.from({ length: RUNS }, () =>
    timed(() =>
      roadmapFromMarkdown(catalogue(), megabyte, { topic: 'React', level: 'beginner', depth: 'overview', budget }),
    ),
  );
  return [
    worstOf('plan: the first one', [first], 'ms', required(80), 'in Node, words to roadmap'),
    p95Of('plan: any other, p95', samples, 'ms', required(50), 'in Node, 11 topics, 5 times, each level and depth'),
    worstOf('plan: a reply of 1 MB read', replies, 'ms', null, 'in Node'),
  ];
}
