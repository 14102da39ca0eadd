import { describe, expect, test } from 'vitest';
import type { Row } from '../../../src/domain/evidence/types';
import {
  builtInSuggestions,
  checked,
  dutyLines,
  resumeTexts,
  type Suggestion,
  stillFits,
  strongerOpening,
  withSuggestion,
} from '../../../src/domain/resume-document/suggestions';
import type { WrittenResume } from '../../../src/domain/resume-document/types';
import { filled, whole } from './support';

test.each<[line: string, after: string | null]>([
  ['Responsible for developing the ledger in Go.', 'Developed the ledger in Go.'],
  ['Was responsible for building and maintaining the search', 'Built and maintained the search'],
  ['I was tasked with writing, testing and shipping the app.', 'Wrote, tested and shipped the app.'],
  ['Duties included running the build.', 'Ran the build.'],
  ['Worked on migrating 3 services.', 'Migrated 3 services.'],
  ['I built the ledger.', 'Built the ledger.'],
  // Help is help: a verb of one's own would claim more.
  ['Helped with developing the ledger.', null],
  ['Involved in building the ledger.', null],
  // No verb is hidden, or nothing is left to do it to.
  ['Responsible for the ledger.', null],
  ['Responsible for testing', null],
  ['Built the ledger.', null],
  ['', null],
])('a stronger opening of “%s”', (line, after) => {
  expect(strongerOpening(line)).toBe(after);
});

const withDuties = (responsibilities: string): WrittenResume => ({
  ...filled,
  experiences: filled.experiences.map((entry) => (entry.id === 'a' ? { ...entry, responsibilities } : entry)),
});
const told = (suggestions: readonly Suggestion[]) =>
  suggestions.map((one) => (one.kind === 'words' || one.kind === 'line' ? `${one.kind}: ${one.after}` : one.kind));
const row = (skill: string, mark: Partial<Row['marks'][number]>): Row => ({
  requirement: { id: skill, skill, words: skill, need: 'must', quote: null, touched: false, anyOf: null },
  members: [],
  strength: 'here',
  marks: [
    {
      ...{
        strength: 'here',
        source: { kind: 'challenge', id: '7' },
        words: 'Queues in C',
        where: 'Challenge passed',
        at: null,
      },
      ...mark,
    },
  ],
});

describe('the built-in engine', () => {
  test('puts what the job asks for first in its list of skills', () => {
    const resume = { ...filled, skillsl1: 'Rust, C, Go', skillsl3: 'Kubernetes\nDocker' };
    expect(told(builtInSuggestions(resume, ['Go', 'Docker'], []))).toEqual([
      'words: Go, Rust, C',
      'words: Docker\nKubernetes',
    ]);
    expect(builtInSuggestions(resume, [], [])).toEqual([]);
  });

  test('a hidden entry that shows a must is offered, as long as nothing on the page names it', () => {
    const resume = {
      ...filled,
      projects: filled.projects.map((one) => ({ ...one, desc: 'A queue on Apache Kafka.' })),
      hidden: ['c'],
    };
    const [found, ...others] = builtInSuggestions(resume, ['Apache Kafka'], []);
    expect(others).toEqual([]);
    expect(found).toMatchObject({ kind: 'show', why: expect.stringContaining('Apache Kafka') });
    if (!found) throw new Error('nothing was suggested');
    expect(withSuggestion(resume, found, 'new').hidden).toEqual([]);
    expect(builtInSuggestions({ ...resume, skillsl1: 'Kafka' }, ['Apache Kafka'], []).map(({ kind }) => kind)).toEqual(
      [],
    );
  });

  test('what shows a must elsewhere: a challenge as a line, an answer as a way there', () => {
    const answer = { kind: 'answer', session: 's', question: 1 } as const;
    const suggestions = builtInSuggestions(
      filled,
      [],
      [row('Kafka', {}), row('Terraform', { source: answer }), row('Go', {})],
    );
    expect(told(suggestions)).toEqual(['line: Solved the coding challenge “Queues in C” (Kafka)', 'evidence']);
    const [line] = suggestions;
    if (!line) throw new Error('nothing was suggested');
    expect(withSuggestion(filled, line, 'new').achievements.at(-1)).toMatchObject({
      id: 'new',
      text: expect.stringContaining('Kafka'),
    });
  });

  test('a suggestion whose place was changed meanwhile no longer fits, and changes nothing', () => {
    const resume = withDuties('Responsible for developing the ledger.\nOther.');
    const [found] = builtInSuggestions(resume, [], []);
    if (!found) throw new Error('nothing was suggested');
    expect(withSuggestion(resume, found, 'new').experiences[0]?.responsibilities).toBe('Developed the ledger.\nOther.');
    const later = withDuties('Something else.');
    expect([stillFits(resume, found), stillFits(later, found)]).toEqual([true, false]);
    expect(withSuggestion(later, found, 'new')).toBe(later);
  });

  test('never suggests what the rule would leave out', () => {
    for (const line of [
      'Responsible for developing 3 ledgers in Go at Initech.',
      'Worked on migrating the search since May 2021.',
    ]) {
      const resume = withDuties(line);
      const all = builtInSuggestions(resume, ['Go', 'Docker'], []);
      expect(all.length).toBeGreaterThan(0);
      expect(checked(all, resumeTexts(resume))).toEqual({ offered: all, left: [] });
    }
  });
});

describe('a suggestion of a model', () => {
  const [line] = dutyLines(filled);
  const suggested = (after: string): Suggestion => ({
    ...{ kind: 'words', id: after, before: line?.text ?? '', after, why: '' },
    place: line?.place ?? { field: '', entryId: null },
  });

  test('is offered when it says the same, and left out with its reason when it invents', () => {
    const { offered, left } = checked(
      [suggested('Wrote a ledger in Go.'), suggested('Built a ledger in Go for 5 banks at Umbrella.')],
      resumeTexts(filled),
    );
    expect(told(offered)).toEqual(['words: Wrote a ledger in Go.']);
    expect(left.map(({ unheld }) => unheld)).toEqual([
      [
        { kind: 'number', words: '5' },
        { kind: 'name', words: 'Umbrella' },
      ],
    ]);
  });

  test('hidden entries, and every field, are the learner’s own as well', () => {
    const texts = resumeTexts({ ...whole, hidden: whole.experiences.map(({ id }) => id) }).join('\n');
    for (const { organization } of whole.experiences) expect(texts).toContain(organization);
    expect(texts).not.toContain('data:image');
  });
});
