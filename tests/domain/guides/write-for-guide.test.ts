import cards from 'content:cards';
import index from 'content:cards/index';
import github from 'content:guides/github';
import linkedin from 'content:guides/linkedin';
import { loaders } from 'content:guides/pages';
import { describe, expect, it, test } from 'vitest';
import { GUIDE_IDS } from '../../../src/domain/catalogue/guide-types';
import { createCoach } from '../../../src/domain/coach/coach';
import type { LearnerFacts } from '../../../src/domain/guides/learner-facts';
import { type GuideText, guideTextOf, writeForGuide } from '../../../src/domain/guides/write-for-guide';

const NOBODY: LearnerFacts = {
  name: '',
  role: '',
  skills: [],
  city: '',
  intro: '',
  work: [],
  projects: [],
  education: '',
  mail: '',
  links: [],
  job: null,
  repositories: null,
  from: [],
};
const ADA: LearnerFacts = {
  name: 'Ada Lovelace',
  role: 'Backend developer',
  skills: ['Go', 'PostgreSQL', 'Kafka', 'Docker', 'Bash'],
  city: 'London',
  intro: '',
  work: [
    {
      role: 'Backend developer',
      organisation: 'Acme Bank',
      lines: ['Wrote tests.', 'Cut payment errors by 30% for 40 million users.'],
    },
  ],
  projects: [{ name: 'wordcount', text: 'Counts words in large files', link: 'github.com/ada/wordcount' }],
  education: 'BSc',
  mail: 'ada@example.org',
  links: [{ label: 'GitHub', address: 'https://github.com/ada' }],
  job: { title: 'Site Reliability Engineer', company: 'Initech', skills: ['Go', 'Kubernetes', 'docker'] },
  repositories: [
    {
      name: 'wordcount',
      description: '',
      homepage: '',
      fork: false,
      archived: false,
      topics: ['cli'],
      licence: 'MIT',
      language: 'Go',
      stars: 0,
      createdAt: '2026-01-01T00:00:00.000Z',
      pushedAt: '2026-01-01T00:00:00.000Z',
      readme: true,
    },
  ],
  from: ['your resume “Backend”', 'your current job'],
};
const KINDS: readonly GuideText[] = [
  'headline',
  'about',
  'readme',
  'message',
  'bio',
  'post',
  'portfolio',
  'descriptions',
];

/** Which text each suggestion gets; the others have a card that fits. */
const WRITTEN: Readonly<Record<string, GuideText>> = {
  'Write a headline for my profile': 'headline',
  'Write an About section for my profile': 'about',
  'Write a message to a recruiter': 'message',
  'Write a README intro for my profile': 'readme',
  'Which of my repositories need a description?': 'descriptions',
  'Write an About me for my profile': 'about',
  'Write a bio for my profile': 'bio',
  'Write a post about a project of mine': 'post',
  'Write the first lines of my portfolio': 'portfolio',
};

describe('the built-in coach can do each suggestion of each guide', () => {
  const coach = createCoach(cards, index);
  it.each(GUIDE_IDS)('%s', async (id) => {
    const { default: guide } = await loaders[id]();
    for (const prompt of guide.prompts) {
      const kind = guideTextOf(prompt);
      expect(kind, prompt).toBe(WRITTEN[prompt] ?? null);
      if (kind === null) expect([prompt, coach.answer(prompt, [], id).confidence]).toEqual([prompt, 'sure']);
    }
  });
  test('the texts of the spec’s two profile guides are the learner’s own', () => {
    expect(linkedin.prompts.every((prompt) => guideTextOf(prompt) !== null)).toBe(true);
    expect(github.prompts.filter((prompt) => guideTextOf(prompt) !== null)).toHaveLength(2);
  });
});

describe('what is asked for oneself is written, what is for others or a question is not', () => {
  it.each<[string, GuideText | null]>([
    ['please write a headline for me', 'headline'],
    ['Can you draft a message to the recruiter about my profile', 'message'],
    ['Suggest a bio', 'bio'],
    ['Write three LinkedIn headlines for a backend developer who knows Go', null],
    ['How do I write a headline?', null],
    ['What is an about section?', null],
    ['write a poem', null],
    ['', null],
  ])('%s', (message, kind) => expect(guideTextOf(message)).toBe(kind));
});

describe('nothing is invented', () => {
  /** Words of the templates themselves: what a text holds for somebody of whom nothing is known. */
  const own = (text: string) => new Set(text.match(/[\p{L}\p{N}’]+/gu) ?? []);
  it.each(KINDS)('%s: every word is the learner’s or the shape’s', (kind) => {
    const known = own(`${JSON.stringify(ADA)} ${KINDS.map((one) => writeForGuide(one, NOBODY)).join(' ')}`);
    // Words between the parts, and of what is said beside the text.
    const said = own(
      'Made on this device of and without a model Nothing in it is invented change what is not you in At One result A project of mine is work as an a which it asks for Built building with See have none 1 of The list shows one sentence of each text markdown',
    );
    const alien = [...own(writeForGuide(kind, ADA))].filter((word) => !known.has(word) && !said.has(word));
    expect(alien).toEqual([]);
  });
  it.each(KINDS)('%s: without data each gap is named', (kind) => {
    const text = writeForGuide(kind, NOBODY);
    expect(text).toContain('Nothing about you is on this device yet');
    const gaps = [...text.matchAll(/\[([^\]]+)\]/g)].map(([, gap]) => gap);
    expect(gaps.length).toBeGreaterThan(0);
    for (const gap of gaps) expect(text).toContain(`- ${gap}: `);
  });
});

test('texts of somebody with a resume', () => {
  expect(writeForGuide('headline', ADA)).toBe(
    [
      'Made on this device of your resume “Backend” and your current job, without a model. Nothing in it is invented: change what is not you.',
      '```text\nBackend developer | Go, PostgreSQL, Kafka, Docker\n```',
      '```text\nBackend developer at Acme Bank | Go, PostgreSQL, Kafka, Docker\n```',
      '```text\nBackend developer | Go, PostgreSQL, Kafka, Docker | Built wordcount\n```',
    ].join('\n\n'),
  );
  expect(writeForGuide('about', ADA)).toContain('At Acme Bank: Cut payment errors by 30% for 40 million users.');
  expect(writeForGuide('message', ADA)).toContain('I work with Go, Docker, which it asks for.');
  expect(writeForGuide('message', ADA)).toContain('the role Site Reliability Engineer at Initech');
  expect(writeForGuide('descriptions', ADA)).toContain('1 of 1 have none.');
  expect(writeForGuide('post', ADA)).toContain('- one thing you learned: only you know it');
});

test('a headline fits what LinkedIn takes, and no fence is closed by a text', () => {
  const long = { ...ADA, role: 'Developer '.repeat(60).trim(), name: '```\n# x' };
  const lines = [...writeForGuide('headline', long).matchAll(/```text\n(.+)\n```/g)].map(([, line = '']) => line);
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.every((line) => line.length <= 220)).toBe(true);
  expect(writeForGuide('portfolio', long)).toMatch(/````text\n```/);
});
