import { describe, expect, test } from 'vitest';
import { topics as blockchain } from '../../../src/domain/interview/roles/blockchain-developer';
import { topics as data } from '../../../src/domain/interview/roles/data-engineer';
import { topics as embedded } from '../../../src/domain/interview/roles/embedded-engineer';
import { topics as game } from '../../../src/domain/interview/roles/game-developer';
import { topics as ios } from '../../../src/domain/interview/roles/ios-developer';
import { topics as product } from '../../../src/domain/interview/roles/product-manager';
import { topics as reliability } from '../../../src/domain/interview/roles/site-reliability-engineer';
import { topics as writer } from '../../../src/domain/interview/roles/technical-writer';
import type { Concept } from '../../../src/domain/interview/types';

const FILES = [
  { role: 'ios-developer', topics: ios, count: 11 },
  { role: 'product-manager', topics: product, count: 11 },
  { role: 'data-engineer', topics: data, count: 11 },
  { role: 'site-reliability-engineer', topics: reliability, count: 11 },
  { role: 'blockchain-developer', topics: blockchain, count: 11 },
  { role: 'game-developer', topics: game, count: 10 },
  { role: 'embedded-engineer', topics: embedded, count: 10 },
  { role: 'technical-writer', topics: writer, count: 11 },
];
const ALL = FILES.flatMap((file) => file.topics);
const INTRODUCTION = 'Tell me about yourself.';

const escaped = (form: string) => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** The rule of `Concept.match`: whole words up to 4 characters, parts of words beyond. */
const shows = (text: string, { match }: Concept) =>
  match.some((form) =>
    form.length > 4
      ? text.toLowerCase().includes(form)
      : new RegExp(`(?<![a-z0-9])${escaped(form)}(?![a-z0-9])`).test(text.toLowerCase()),
  );

const wordsOf = (text: string) => text.split(/\s+/).length;
const contentWords = (text: string) => new Set(text.toLowerCase().match(/[a-z0-9]{4,}/g) ?? []);
const likeness = (a: string, b: string) => {
  const [left, right] = [contentWords(a), contentWords(b)];
  const shared = [...left].filter((word) => right.has(word)).length;
  return shared / (left.size + right.size - shared);
};

describe.each(FILES)('$role', ({ role, topics, count }) => {
  test('has all its topics, numbered in order', () => {
    const ids = Array.from({ length: count }, (_, i) => `${role}-${String(i + 1).padStart(2, '0')}`);
    expect(topics.map((topic) => topic.id)).toEqual(ids);
  });

  test('opens with the introduction, worded as everywhere', () => {
    expect(topics.filter((topic) => topic.question === INTRODUCTION).map((topic) => topic.id)).toEqual([`${role}-01`]);
  });

  test.each(topics.map((topic) => [topic.id, topic] as const))('%s is complete and within its limits', (_id, topic) => {
    expect(topic.question).toMatch(/^[A-Z].{10,200}[.?]$/);
    expect(topic.covers.length).toBeGreaterThanOrEqual(3);
    expect(topic.covers.length).toBeLessThanOrEqual(5);
    for (const point of topic.covers) expect(point).toMatch(/^\S.{5,60}[^.\s]$/);
    expect(wordsOf(topic.outline)).toBeGreaterThanOrEqual(50);
    expect(wordsOf(topic.outline)).toBeLessThanOrEqual(110);
    expect(topic.outline).toMatch(/^[A-Za-z].*\.$/);
    for (const followUp of topic.followUps) expect(followUp).toMatch(/^[A-Z].{15,120}[.?]$/);
    expect(new Set(topic.covers).size).toBe(topic.covers.length);
  });

  test.each(topics.map((topic) => [topic.id, topic] as const))('%s: its outline shows its concepts', (_id, topic) => {
    const missed = topic.concepts.filter((concept) => !shows(topic.outline, concept)).map((concept) => concept.label);
    expect({ missed, enough: missed.length <= 0.3 * topic.concepts.length }).toEqual({ missed, enough: true });
  });
});

describe('all eight roles together', () => {
  test('ask no question and no follow-up twice', () => {
    const asked = ALL.map((topic) => topic.question).filter((question) => question !== INTRODUCTION);
    const lines = [...asked, ...ALL.flatMap((topic) => topic.followUps)];
    expect(lines.filter((line, i) => lines.indexOf(line) !== i)).toEqual([]);
  });

  test('have no two questions or outlines that are nearly the same', () => {
    const asked = ALL.filter((topic) => topic.question !== INTRODUCTION);
    const alike = asked.flatMap((a, i) =>
      asked
        .slice(i + 1)
        .filter((b) => likeness(a.question, b.question) > 0.5 || likeness(a.outline, b.outline) > 0.4)
        .map((b) => [a.id, b.id]),
    );
    expect(alike).toEqual([]);
  });

  test('describe the introduction anew for each role', () => {
    const outlines = FILES.map(({ topics }) => topics[0]?.outline ?? '');
    const alike = outlines.flatMap((a, i) => outlines.slice(i + 1).filter((b) => likeness(a, b) > 0.4));
    expect(alike).toEqual([]);
  });
});
