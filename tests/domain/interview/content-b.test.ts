import { describe, expect, it } from 'vitest';
import { topics as android } from '../../../src/domain/interview/roles/android-developer';
import { topics as backend } from '../../../src/domain/interview/roles/backend-developer';
import { topics as cloud } from '../../../src/domain/interview/roles/cloud-engineer';
import { topics as frontend } from '../../../src/domain/interview/roles/frontend-developer';
import { topics as fullStack } from '../../../src/domain/interview/roles/full-stack-developer';
import { topics as machineLearning } from '../../../src/domain/interview/roles/machine-learning-engineer';
import { topics as mobile } from '../../../src/domain/interview/roles/mobile-developer';
import { topics as design } from '../../../src/domain/interview/roles/ui-ux-designer';
import type { Concept, InterviewTopic } from '../../../src/domain/interview/types';

const opener = 'Tell me about yourself';

const banks: readonly { role: string; topics: readonly InterviewTopic[]; count: number }[] = [
  { role: 'ui-ux-designer', topics: design, count: 12 },
  { role: 'cloud-engineer', topics: cloud, count: 12 },
  { role: 'machine-learning-engineer', topics: machineLearning, count: 12 },
  { role: 'full-stack-developer', topics: fullStack, count: 12 },
  { role: 'frontend-developer', topics: frontend, count: 11 },
  { role: 'backend-developer', topics: backend, count: 12 },
  { role: 'mobile-developer', topics: mobile, count: 10 },
  { role: 'android-developer', topics: android, count: 11 },
];

const all = banks.flatMap((bank) => bank.topics);
const asked = all.filter((topic) => topic.topic !== opener);

/** The match rule documented at `Concept.match`. */
function shows(answer: string, concept: Concept): boolean {
  const text = answer.toLowerCase();
  return concept.match.some((form) =>
    form.length > 4
      ? text.includes(form)
      : text
          .split(form)
          .slice(1)
          .some((after, index) => {
            const before = text
              .split(form)
              .slice(0, index + 1)
              .join(form);
            return !/[a-z0-9]$/.test(before) && !/^[a-z0-9]/.test(after);
          }),
  );
}

const words = (text: string): string[] => text.toLowerCase().match(/[a-z0-9][a-z0-9+'-]*/g) ?? [];

const sentences = (text: string): number => text.match(/[?.](?=\s|$)/g)?.length ?? 0;

/** Words two questions may share without being alike. */
const plain = new Set(
  'a about all an and are as at be before by do does done else every for from have how i in into is it its me my not now of on one or our so some tell that the them then there they this to two use was we were what when where which while who why with without would you your'.split(
    ' ',
  ),
);

/** Shared content words over all content words of both questions: 0 for none, 1 for the same words. */
function likeness(left: string, right: string): number {
  const a = new Set(words(left).filter((word) => !plain.has(word)));
  const b = new Set(words(right).filter((word) => !plain.has(word)));
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared / (a.size + b.size - shared);
}

describe('the match rule', () => {
  it.each([
    ['short forms only as whole words', 'we wrote tests', ['test'], false],
    ['short forms beside punctuation', 'Then test, and A/B it', ['a/b'], true],
    ['a later whole word after a part of one', 'the capital of an API', ['api'], true],
    ['long forms as stems', 'Regularization helps', ['regulariz'], true],
  ])('%s', (_name, answer, match, expected) => {
    expect(shows(answer, { label: '', match })).toBe(expected);
  });
});

describe.each(banks)('$role', ({ role, topics, count }) => {
  it('numbers its topics in order and opens with the opener', () => {
    const ids = Array.from({ length: count }, (_, index) => `${role}-${String(index + 1).padStart(2, '0')}`);
    expect(topics.map((topic) => topic.id)).toEqual(ids);
    expect(topics[0]).toMatchObject({ topic: opener, question: `${opener}.`, category: 'behavioral' });
  });

  it('has behavioural, technical and situational topics', () => {
    expect(new Set(topics.map((topic) => topic.category))).toEqual(new Set(['behavioral', 'technical', 'situational']));
  });

  it.each(topics.map((topic) => [topic.id, topic] as const))('%s keeps counts, lengths and wording', (_id, topic) => {
    expect(sentences(topic.question)).toBeGreaterThanOrEqual(1);
    expect(sentences(topic.question)).toBeLessThanOrEqual(2);
    expect(topic.question).toMatch(/^[A-Z].{10,240}[?.]$/);

    expect(topic.covers.length).toBeGreaterThanOrEqual(3);
    expect(topic.covers.length).toBeLessThanOrEqual(5);
    expect(topic.covers.filter((point) => point.length < 8 || point.length > 70)).toEqual([]);
    expect(new Set(topic.covers).size).toBe(topic.covers.length);

    const length = topic.outline.split(/\s+/).length;
    expect(length).toBeGreaterThanOrEqual(50);
    expect(length).toBeLessThanOrEqual(110);
    expect(topic.outline).toMatch(/^[A-Z].*\.$/);

    expect(topic.followUps).toHaveLength(2);
    expect(topic.followUps.filter((question) => !/^[A-Z].{10,160}[?.]$/.test(question))).toEqual([]);

    const everything = [topic.question, ...topic.covers, topic.outline, ...topic.followUps].join(' ');
    expect(everything).not.toMatch(/!|\s{2}|TODO/);
  });

  it.each(topics.map((topic) => [topic.id, topic] as const))('%s outlines a strong answer', (_id, topic) => {
    const missed = topic.concepts.filter((concept) => !shows(topic.outline, concept)).map((concept) => concept.label);
    expect(missed.length / topic.concepts.length, missed.join(', ')).toBeLessThanOrEqual(0.3);
  });

  it('has concepts whose forms can be compared with a lower-cased answer', () => {
    for (const topic of topics) {
      expect(topic.concepts.length).toBeGreaterThanOrEqual(5);
      for (const concept of topic.concepts) {
        expect(concept.match.length).toBeGreaterThan(0);
        expect(concept.match).toEqual(concept.match.map((form) => form.toLowerCase().trim()));
      }
    }
  });
});

describe('all eight banks', () => {
  it('has each id, outline and follow-up once', () => {
    for (const values of [
      all.map((topic) => topic.id),
      all.map((topic) => topic.outline),
      all.flatMap((topic) => topic.followUps),
    ]) {
      expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
    }
  });

  it('asks no two questions alike, the opener aside', () => {
    const alike = asked.flatMap((left, index) =>
      asked
        .slice(index + 1)
        .filter((right) => likeness(left.question, right.question) > 0.4)
        .map((right) => `${left.id} ${right.id}`),
    );
    expect(alike).toEqual([]);
  });
});
