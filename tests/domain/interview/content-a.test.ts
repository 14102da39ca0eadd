import { describe, expect, it } from 'vitest';
import { topics as cybersecurityEngineer } from '../../../src/domain/interview/roles/cybersecurity-engineer';
import { topics as dataAnalyst } from '../../../src/domain/interview/roles/data-analyst';
import { topics as dataScientist } from '../../../src/domain/interview/roles/data-scientist';
import { topics as devopsEngineer } from '../../../src/domain/interview/roles/devops-engineer';
import { topics as qaEngineer } from '../../../src/domain/interview/roles/qa-engineer';
import { topics as sde1 } from '../../../src/domain/interview/roles/sde-1';
import { topics as sde2 } from '../../../src/domain/interview/roles/sde-2';
import { topics as sde3 } from '../../../src/domain/interview/roles/sde-3';
import type { Concept, InterviewTopic } from '../../../src/domain/interview/types';

interface RoleRow {
  readonly role: string;
  readonly topics: readonly InterviewTopic[];
  /** Topics by category, in the order behavioural, technical, situational. */
  readonly mix: readonly [number, number, number];
  /** Questions in the role's bank by the product spec, section 3. */
  readonly bank: number;
}

const ROLES: readonly RoleRow[] = [
  { role: 'sde-1', topics: sde1, mix: [3, 6, 1], bank: 7 },
  { role: 'sde-2', topics: sde2, mix: [2, 7, 1], bank: 6 },
  { role: 'sde-3', topics: sde3, mix: [3, 5, 2], bank: 6 },
  { role: 'data-analyst', topics: dataAnalyst, mix: [2, 6, 2], bank: 7 },
  { role: 'data-scientist', topics: dataScientist, mix: [2, 8, 2], bank: 7 },
  { role: 'cybersecurity-engineer', topics: cybersecurityEngineer, mix: [2, 7, 2], bank: 7 },
  { role: 'devops-engineer', topics: devopsEngineer, mix: [2, 7, 2], bank: 7 },
  { role: 'qa-engineer', topics: qaEngineer, mix: [2, 7, 2], bank: 7 },
];

const ALL = ROLES.flatMap(({ topics }) => topics);
const OPENING = 'Tell me about yourself';

const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/** The match rule documented at `Concept.match`. */
function shows(concept: Concept, text: string): boolean {
  const lower = text.toLowerCase();
  const runs = ` ${lower.replace(/[^a-z0-9]+/g, ' ')} `;
  return concept.match.some((form) => (form.length <= 4 ? runs.includes(` ${wordRuns(form)} `) : lower.includes(form)));
}

function wordRuns(form: string): string {
  return form.replace(/[^a-z0-9]+/g, ' ').trim();
}

/** Share of the different words that two texts have in common, 0 to 1 (Jaccard). */
function overlap(a: string, b: string): number {
  const [left, right] = [a, b].map((text) => new Set(text.toLowerCase().match(/[a-z0-9]+/g)));
  const shared = [...(left ?? [])].filter((word) => right?.has(word)).length;
  return shared / ((left?.size ?? 0) + (right?.size ?? 0) - shared);
}

describe.each(ROLES)('topics of $role', ({ role, topics, mix, bank }) => {
  it('are numbered in order and fill the bank', () => {
    expect(topics.map(({ id }) => id)).toEqual(
      topics.map((_, index) => `${role}-${String(index + 1).padStart(2, '0')}`),
    );
    expect(topics.length).toBeGreaterThanOrEqual(bank);
  });

  it('mix behavioural, technical and situational questions', () => {
    const count = (category: InterviewTopic['category']) =>
      topics.filter((topic) => topic.category === category).length;
    expect([count('behavioral'), count('technical'), count('situational')]).toEqual(mix);
  });

  it('begin with the opening question and ask it once', () => {
    expect(topics.filter(({ topic }) => topic === OPENING).map(({ id }) => id)).toEqual([`${role}-01`]);
    expect(topics[0]?.question).toBe(`${OPENING}.`);
  });
});

describe.each(ALL)('$id $topic', (topic) => {
  it('asks one or two sentences', () => {
    expect(topic.question).toMatch(/[.?]$/);
    expect(topic.question.match(/[.?](?=\s|$)/g)?.length).toBeLessThanOrEqual(2);
    expect(words(topic.question).length).toBeLessThanOrEqual(45);
  });

  it('says in 3 to 5 short points what a good answer covers', () => {
    expect(topic.covers.length).toBeGreaterThanOrEqual(3);
    expect(topic.covers.length).toBeLessThanOrEqual(5);
    expect(topic.covers.filter((point) => words(point).length < 2 || words(point).length > 15)).toEqual([]);
    expect(topic.covers.filter((point) => /[.?]$/.test(point))).toEqual([]);
  });

  it('outlines a strong answer in 50 to 110 words', () => {
    expect(words(topic.outline).length).toBeGreaterThanOrEqual(50);
    expect(words(topic.outline).length).toBeLessThanOrEqual(110);
  });

  it('names at least 70 % of its concepts in the outline', () => {
    const missed = topic.concepts.filter((concept) => !shows(concept, topic.outline));
    expect(topic.concepts.length).toBeGreaterThanOrEqual(5);
    expect(missed.length / topic.concepts.length, missed.map(({ label }) => label).join(', ')).toBeLessThanOrEqual(0.3);
  });

  it('has concept forms in lower case', () => {
    const forms = topic.concepts.flatMap(({ match }) => match);
    expect(forms).toEqual(forms.map((form) => form.toLowerCase().trim()));
    expect(topic.concepts.filter(({ match }) => match.length === 0)).toEqual([]);
  });

  it('uses plain punctuation', () => {
    const texts = [topic.question, ...topic.covers, topic.outline, ...topic.followUps];
    expect(texts.filter((text) => text !== text.trim() || /!| {2}|[–—“”‘’]/.test(text))).toEqual([]);
    expect(topic.followUps.filter((text) => !/[.?]$/.test(text))).toEqual([]);
  });
});

describe('all topics together', () => {
  it('have ids, outlines, points and follow-up questions of their own', () => {
    for (const texts of [
      ALL.map(({ id }) => id),
      ALL.map(({ outline }) => outline),
      ALL.flatMap(({ covers }) => covers.join(' / ')),
      ALL.flatMap(({ followUps }) => followUps),
    ]) {
      expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
    }
  });

  it('have no two questions alike', () => {
    const questions = ALL.filter(({ topic }) => topic !== OPENING).flatMap(({ question, followUps }) => [
      question,
      ...followUps,
    ]);
    const alike = questions.flatMap((a, index) =>
      questions
        .slice(index + 1)
        .filter((b) => overlap(a, b) >= 0.6)
        .map((b) => [a, b]),
    );
    expect(alike).toEqual([]);
  });

  it('have no two outlines alike', () => {
    const alike = ALL.flatMap((a, index) =>
      ALL.slice(index + 1)
        .filter((b) => overlap(a.outline, b.outline) >= 0.5)
        .map((b) => [a.id, b.id]),
    );
    expect(alike).toEqual([]);
  });
});
