import type { MarkedPosting } from '../../domain/jobs/mark-posting';

export const EXAMPLE =
  'You have 3+ years of experience with TypeScript and React, know SQL and Git, and write unit tests. Docker or Kubernetes is a plus.';

/** What the engine reads in the example, so that the page shows it before the engine is there. A test compares the two. */
export const EXAMPLE_READ: MarkedPosting = {
  lines: [
    [
      { text: 'You have 3+ years of experience with ', need: null },
      { text: 'TypeScript', need: 'must' },
      { text: ' and ', need: null },
      { text: 'React', need: 'must' },
      { text: ', know ', need: null },
      { text: 'SQL', need: 'must' },
      { text: ' and ', need: null },
      { text: 'Git', need: 'must' },
      { text: ', and write ', need: null },
      { text: 'unit tests', need: 'must' },
      { text: '. ', need: null },
      { text: 'Docker', need: 'nice' },
      { text: ' or ', need: null },
      { text: 'Kubernetes', need: 'nice' },
      { text: ' is a plus.', need: null },
    ],
  ],
  must: ['TypeScript', 'React', 'SQL', 'Git', 'Unit Testing'],
  nice: ['Docker', 'Kubernetes'],
  years: 3,
};
