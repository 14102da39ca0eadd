import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readResume } from '../../../src/domain/resume/read-resume';
import { isEmail, webAddress } from '../../../src/domain/resume-document/address';
import { readDuties } from '../../../src/domain/resume-document/duties';
import {
  emptyEntry,
  emptyResume,
  withEntry,
  withEntryAt,
  withEntryField,
  withField,
  withoutEntry,
  withTitle,
} from '../../../src/domain/resume-document/edits';
import { experienceHint, fieldHint, projectHint } from '../../../src/domain/resume-document/hints';
import {
  hasContent,
  linesOf,
  toMarkdown,
  toPlainText,
  toReadDocument,
} from '../../../src/domain/resume-document/lines';
import { endsBeforeStart, periodText, readPeriod } from '../../../src/domain/resume-document/period';
import type { TextFieldName } from '../../../src/domain/resume-document/types';
import { contactsOf, isBlank } from '../../../src/domain/resume-document/views';
import { anyResume, filled } from './support';

const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id).join('');

describe('moves', () => {
  const jobs = 'abcd'
    .split('')
    .reduce(
      (resume, id) => withEntry(resume, 'experiences', emptyEntry('experiences', id)),
      emptyResume('r', '2026-11-20T10:00:00.000Z'),
    );
  test.each([
    ['a', 2, 'bcad'],
    ['d', 0, 'dabc'],
    ['b', 1, 'abcd'],
    ['b', -5, 'bacd'],
    ['b', 99, 'acdb'],
    ['x', 1, 'abcd'],
  ])('%s to place %i: %s', (id, to, expected) => {
    expect(ids(withEntryAt(jobs, 'experiences', id, to).experiences)).toBe(expected);
  });

  test('what changes nothing gives the same resume', () => {
    expect(withEntryAt(jobs, 'experiences', 'b', 1)).toBe(jobs);
    expect(withoutEntry(jobs, 'experiences', 'x')).toBe(jobs);
    expect(withEntryField(jobs, 'experiences', 'x', 'role', 'y')).toBe(jobs);
    expect(withEntry(jobs, 'experiences', emptyEntry('experiences', 'a'))).toBe(jobs);
    expect(withField(jobs, 'name', '')).toBe(jobs);
    expect(withTitle(jobs, '  ')).toBe(jobs);
  });

  test('a keystroke leaves every other entry as it is, by reference', () => {
    const after = withEntryField(jobs, 'experiences', 'b', 'role', 'E');
    expect(after.experiences.map((entry, n) => entry === jobs.experiences[n])).toEqual([true, false, true, true]);
    expect(after.projects).toBe(jobs.projects);
  });

  test('removed and restored is as before', () => {
    fc.assert(
      fc.property(fc.nat({ max: 3 }), (n) => {
        const entry = jobs.experiences[n];
        if (!entry) throw new Error('no such entry');
        expect(withEntry(withoutEntry(jobs, 'experiences', entry.id), 'experiences', entry, n)).toEqual(jobs);
      }),
      { seed: 3 },
    );
  });

  test('a title is one line', () => {
    expect(withTitle(jobs, ` For\n Go ${'x'.repeat(300)}`).title).toHaveLength(120);
    expect(isBlank(emptyEntry('experiences', 'a'))).toBe(true);
  });
});

describe('responsibilities', () => {
  test.each<[string, string]>([
    ['', ''],
    ['One sentence.', 'One sentence.'],
    ['Built it\nLed it', '*Built it|*Led it'],
    ['- Built it', '*Built it'],
    ['Intro.\n\n• Built it\r\n1. Led it', 'Intro.|*Built it|*Led it'],
    ['-\n•', ''],
  ])('%j', (text, expected) => {
    const shown = readDuties(text).map((line) => (line.bullet ? `*${line.text}` : line.text));
    expect(shown.filter((line) => !/^\*?[-•]$/.test(line)).join('|')).toBe(expected);
  });
});

describe('dates', () => {
  test.each<[string, { start?: string; end?: string }, string]>([
    ['Dec 2013 – Dec 2014', { start: '2013-12', end: '2014-12' }, 'Dec 2013 – Dec 2014'],
    ['2018 - 2020', { start: '2018', end: '2020' }, '2018 – 2020'],
    ['since March 2022', { start: '2022-03' }, 'Mar 2022 – Present'],
    ['Aug 2016', { start: '2016-08', end: '2016-08' }, 'Aug 2016'],
    ['two weekends', {}, ''],
  ])('%s', (text, period, again) => {
    expect(readPeriod(text)).toEqual(period);
    expect(periodText(period)).toBe(again);
  });

  test.each([
    ['2022', '2018', true],
    ['2018', '2022', false],
    ['Sep 2022', '2022', false],
    ['Sep 2022', 'Mar 2022', true],
    ['2022', 'Present', false],
    ['', '2018', false],
    ['soon', 'later', false],
  ])('%s to %s ends before it starts: %s', (start, end, expected) => {
    expect(endsBeforeStart(start, end)).toBe(expected);
  });
});

describe('addresses', () => {
  test.each<[string, string | null]>([
    ['https://ada.dev/x?y#z', 'https://ada.dev/x?y#z'],
    ['linkedin.com/in/ada', 'https://linkedin.com/in/ada'],
    [' ada.dev ', 'https://ada.dev'],
    ['http://localhost:3000', 'http://localhost:3000'],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['https://user:pw@bank.example', null],
    ['ada', null],
    ['ada lovelace.dev', null],
    ['ada@example.org', null],
    ['', null],
    [`a.${'a'.repeat(3000)}`, null],
  ])('%s', (text, address) => {
    expect(webAddress(text)).toBe(address);
  });

  test.each([
    ['ada@example.org', true],
    ['ada@', false],
    ['mail ada@example.org', false],
    ['', false],
  ])('%s is an email address: %s', (text, expected) => {
    expect(isEmail(text)).toBe(expected);
  });
});

describe('hints', () => {
  test.each<[TextFieldName, string, RegExp | null]>([
    ['mail', 'ada(at)example', /email address/],
    ['mail', 'ada@example.org', null],
    ['lkdn', 'ada lovelace', /web address/],
    ['lkdn', 'linkedin.com/in/ada', null],
    ['cnt', 'call me', /digits/],
    ['intro', 'word '.repeat(120), /^120 words/],
    ['grdyear2', '2016', /end is before/],
    ['grdyear2', '2026', null],
    ['mail', '   ', null],
    ['skillsl1', 'anything', null],
  ])('%s %j', (field, value, expected) => {
    const hint = fieldHint({ ...filled, [field]: value }, field);
    if (expected) expect(hint).toMatch(expected);
    else expect(hint).toBeNull();
  });

  test.each<[string, RegExp | null]>([
    ['Built a ledger.\nCut the build.', null],
    ['- Responsible for the ledger', /“Responsible for” hides/],
    ['- The ledger of the bank', /begins without a verb/],
    ['One sentence about the team.', null],
    [`- Built ${'a very long thing '.repeat(12)}`, /words\. Up to 35/],
    ['- Verantwortlich für das Konto und die Bank mit der Zahlung von den Kunden bei dem Amt für das Geld', null],
    ['- بناء النظام', null],
  ])('responsibilities %j', (responsibilities, expected) => {
    const [entry] = filled.experiences;
    if (!entry) throw new Error('no entry');
    const hint = experienceHint({ ...entry, responsibilities }, 'responsibilities');
    if (expected) expect(hint).toMatch(expected);
    else expect(hint).toBeNull();
  });

  test('a span that ends before it starts; a link that is not one', () => {
    const [job] = filled.experiences;
    const [project] = filled.projects;
    if (!job || !project) throw new Error('no entry');
    expect(experienceHint({ ...job, duration: 'Mar 2022 - Jan 2020' }, 'duration')).toMatch(/before/);
    expect(experienceHint(job, 'duration')).toBeNull();
    expect(projectHint({ ...project, link: 'soon' }, 'link')).toMatch(/web address/);
    expect(projectHint(project, 'link')).toBeNull();
  });
});

describe('out', () => {
  test('plain text, in the order it is printed', () => {
    expect(toPlainText(filled)).toBe(`Ada Łovelace
https://linkedin.com/in/ada
https://github.com/ada
https://ada.example.org
+1 415 555 0132
ada@example.org

ABOUT ME
Backend engineer with four years of services in Go.

SKILLS
Go, Rust
PostgreSQL
Docker, Kubernetes

EDUCATION
Delhi Technological University
B.Tech, Computer Science | 2018 – 2022

EXPERIENCE
Backend Engineer
Initech | Jan 2022 – Present
- Built a ledger in Go.
- Cut the build from 12 to 4 minutes.

Intern
Globex | May 2021 – Aug 2021
Wrote the search.

PROJECTS
Rota
two weekends in 2023 | https://rota.example.org
Plans shifts.

ACHIEVEMENTS
- Won the city hackathon of 2021
`);
  });

  test('Markdown: what means something there is escaped, and links lead to the web only', () => {
    const text = toMarkdown({
      ...filled,
      name: '# <script>alert(1)</script> *Ada*',
      prtf: 'javascript:alert(1)',
      intro: '1. [x](javascript:y)',
    });
    expect(text).toContain('# \\# \\<script\\>alert(1)\\</script\\> \\*Ada\\*\n');
    expect(text).toContain('- Portfolio: javascript:alert(1)\n');
    expect(text).toContain('\n1\\. \\[x\\](javascript:y)\n');
    expect(text).toContain('- [ada@example.org](<mailto:ada@example.org>)\n');
  });

  test('an empty resume has no content; blank entries print nothing', () => {
    const empty = emptyResume('r', '2026-11-20T10:00:00.000Z');
    expect(hasContent(empty)).toBe(false);
    expect(linesOf(withEntry(empty, 'experiences', emptyEntry('experiences', 'a')))).toEqual([]);
    expect(hasContent(filled)).toBe(true);
  });

  test('whatever is in it, every word comes out in the order of the fields, and no link leads elsewhere', () => {
    fc.assert(
      fc.property(anyResume, (resume) => {
        expect(() => [toPlainText(resume), toMarkdown(resume), toReadDocument(resume, '2026-11')]).not.toThrow();
        for (const { href } of contactsOf(resume)) if (href) expect(href).toMatch(/^(?:https?:\/\/|mailto:)/);
        for (const field of Object.keys(resume) as TextFieldName[])
          if (typeof resume[field] === 'string' && field in filled) fieldHint(resume, field);
      }),
      { seed: 5, numRuns: 150 },
    );
  });
});

test('the app’s own reader finds the contact data, sections, employers and dates', () => {
  const facts = readResume(toReadDocument(filled, '2026-11'));
  expect(facts.name?.value).toBe('Ada Łovelace');
  expect(facts.contact.email?.value).toBe('ada@example.org');
  expect(facts.contact.phone?.quote).toContain('415 555 0132');
  expect(facts.contact.linkedin?.value).toBe('linkedin.com/in/ada');
  expect(facts.contact.github?.value).toBe('github.com/ada');
  expect(facts.contact.website?.value).toBe('ada.example.org');
  expect(facts.sections.map(({ kind }) => kind)).toEqual([
    'header',
    'summary',
    'skills',
    'education',
    'experience',
    'projects',
    'achievements',
  ]);
  const jobs = facts.entries.filter(({ section }) => section === 'experience');
  expect(
    jobs.map(({ title, organisation, dates }) => [title?.value, organisation?.value, dates?.start, dates?.end]),
  ).toEqual([
    ['Backend Engineer', 'Initech', '2022-01', null],
    ['Intern', 'Globex', '2021-05', '2021-08'],
  ]);
});
