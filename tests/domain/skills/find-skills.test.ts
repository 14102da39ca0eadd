import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findSkills } from '../../../src/domain/skills/find-skills';
import { SKILLS } from '../../../src/domain/skills/skills-data';
import type { Skill } from '../../../src/domain/skills/types';

const named = (lines: readonly string[]) => findSkills(lines).map((mention) => mention.skill);

const FORMS = SKILLS.flatMap((skill) => [skill.name, ...skill.aliases].map((form) => ({ form, skill: skill.name })));

/** Names, everyday words and signs in any order: what a resume can come to after a rough text extraction. */
const scraps = fc.constantFrom(
  ...['Go', 'R', 'C', 'C++', 'react', 'React', 'Node.js', '.NET', 'the', 'and', 'in', 'with', 'Spring', '2024', 'my'],
  ...[
    'SQL',
    ',',
    '/',
    '•',
    '.',
    ':',
    '-',
    '(',
    ')',
    '&',
    '+',
    '#',
    '@',
    '’',
    '\u00a0',
    '\u00ad',
    '🚀',
    'É',
    '中',
    '\t',
  ],
);
const scrapLine = fc
  .array(fc.tuple(scraps, fc.constantFrom('', ' ', ' ', '  ')), { maxLength: 24 })
  .map((parts) => parts.map(([text, space]) => text + space).join(''));
const anyLine = fc.oneof(scrapLine, fc.string({ unit: 'binary', maxLength: 60 }), fc.string({ maxLength: 60 }));

describe('findSkills', () => {
  test('returns where each skill is, line by line', () => {
    expect(findSkills(['Summary', 'Built it in Go and k8s.', '', 'Python 3.11, R'])).toEqual([
      { skill: 'Go', text: 'Go', line: 1, start: 12, end: 14 },
      { skill: 'Kubernetes', text: 'k8s', line: 1, start: 19, end: 22 },
      { skill: 'Python', text: 'Python 3', line: 3, start: 0, end: 8 },
      { skill: 'R', text: 'R', line: 3, start: 13, end: 14 },
    ]);
  });

  test('reads a column of one skill a line as a list', () => {
    expect(named(['Python', 'C', 'R', 'SQL'])).toEqual(['Python', 'C', 'R', 'SQL']);
    expect(named(['• React', '• Go'])).toEqual(['React', 'Go']);
    expect(named(['Skills', 'Python', 'C', 'R', '', 'R'])).toEqual(['Python', 'C', 'R']);
    expect(named(['Page', 'C', 'Chapter about the sea'])).toEqual([]);
  });

  test('looks for another vocabulary when it is given one', () => {
    const skills: readonly Skill[] = [{ name: 'Welding', aliases: ['mig welding'], group: 'metal' }];
    expect(findSkills(['MIG welding, Python'], { skills })).toEqual([
      { skill: 'Welding', text: 'MIG welding', line: 0, start: 0, end: 11 },
    ]);
  });

  test('finds nothing in nothing', () => {
    expect(findSkills([])).toEqual([]);
    expect(findSkills(['', '   ', '🚀🚀'])).toEqual([]);
  });
});

describe('every name and alias of the vocabulary', () => {
  const anyCase = fc.constantFrom<(form: string) => string>(
    (form) => form,
    (form) => form.toLowerCase(),
    (form) => form.toUpperCase(),
  );

  test('is found as its own skill in one long list', () => {
    expect(named([FORMS.map(({ form }) => form).join(', ')])).toEqual(FORMS.map(({ skill }) => skill));
  });

  test('is found in short lists, in any letter case', () => {
    const list = fc.array(fc.constantFrom(...FORMS), { minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(list, anyCase, fc.constantFrom(', ', ' | ', ' • ', '; '), (forms, cased, separator) => {
        const line = forms.map(({ form }) => cased(form)).join(separator);
        expect(named([line])).toEqual(forms.map(({ skill }) => skill));
      }),
      { numRuns: 500 },
    );
  });

  test('that is not an everyday word is found after "experience with", in any letter case', () => {
    const plain = SKILLS.filter((skill) => !skill.ambiguous && !skill.caseSensitiveForms?.includes(skill.name));
    const nouns = new Set(['Organization', 'Initiative', 'Feedback', 'Ownership', 'Transactions', 'Remote Work']);
    for (const { name } of plain.filter((skill) => !nouns.has(skill.name)))
      for (const form of [name, name.toLowerCase(), name.toUpperCase()])
        expect([form, named([`Experience with ${form} at scale`])]).toEqual([form, [name]]);
  });
});

describe('properties', () => {
  test('offsets give back the text, in order and without overlaps', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 6 }), (lines) => {
        let before = { line: 0, end: 0 };
        for (const mention of findSkills(lines)) {
          expect(lines[mention.line]?.slice(mention.start, mention.end)).toBe(mention.text);
          expect(mention.end).toBeGreaterThan(mention.start);
          if (mention.line === before.line) expect(mention.start).toBeGreaterThanOrEqual(before.end);
          else expect(mention.line).toBeGreaterThan(before.line);
          before = mention;
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('a word added to one line takes no mention from another', () => {
    const word = fc.constantFrom('banana', 'Quick', 'sea.', '42');
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1, maxLength: 5 }), fc.nat(), word, (lines, at, added) => {
        const changed = at % lines.length;
        const after = findSkills(lines.map((line, i) => (i === changed ? `${line} ${added}` : line)));
        expect(after).toEqual(expect.arrayContaining(findSkills(lines).filter((m) => m.line !== changed)));
      }),
      { numRuns: 500 },
    );
  });
});

describe('hostile lines', () => {
  test.each([
    ['one word', 'a'],
    ['one name', 'React '],
    ['pluses', '+'],
    ['dots', '.a'],
    ['slashes', 'C/'],
    ['commas', ','],
    ['at signs', 'a@'],
    ['hyphens', 'go-'],
    ['connectors', 'and '],
    ['an address', 'a.com/'],
  ])('a line of 1 MB of %s is read to its end', (_, part) => {
    const line = part.repeat(Math.ceil(1_000_000 / part.length));
    const found = findSkills([line]);
    expect(found.every(({ start, end, text }) => line.slice(start, end) === text)).toBe(true);
  });
});
