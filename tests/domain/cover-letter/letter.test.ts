import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  letterParagraphs,
  newLetter,
  outlinedParagraphs,
  withLetterField,
  withLetterTitle,
} from '../../../src/domain/cover-letter/letter';
import { letterMarkdown, letterText } from '../../../src/domain/cover-letter/lines';
import { letterOutline } from '../../../src/domain/cover-letter/outline';
import { matrix } from '../../../src/domain/evidence/matrix';
import { resumeMarks } from '../../../src/domain/evidence/resume-marks';
import { readJob } from '../../../src/domain/jobs/read-job';
import { toReadDocument } from '../../../src/domain/resume-document/lines';
import { jobWith } from '../jobs/samples';
import { filled } from '../resume-document/support';

const AT = '2026-11-23T10:00:00.000Z';
const letter = {
  ...newLetter({
    ...{ id: 'letter-1', title: 'For Acme', at: AT, day: '2026-11-23' },
    job: { id: 'job-1', company: 'Acme' },
    resume: { id: filled.id, city: 'Berlin' },
  }),
  body: 'First, *this*.\nSame paragraph.\n\n\n  \nSecond.',
};

describe('a letter', () => {
  test('begins with its frame and says nothing', () => {
    expect(newLetter({ id: 'letter-2', title: '  ', at: AT, day: '2026-01-05', job: null, resume: null })).toEqual({
      ...{ id: 'letter-2', title: 'Cover letter', job: null, resume: null, changedAt: AT },
      ...{ dateLine: '5 January 2026', addressee: '', greeting: 'Dear hiring team,', body: '' },
      ...{ closing: 'Kind regards,', outline: '' },
    });
    expect(letter).toMatchObject({ dateLine: 'Berlin, 23 November 2026', addressee: 'Acme', job: 'job-1' });
  });

  test('is dated by a change, and by nothing else', () => {
    const later = '2026-11-24T10:00:00.000Z';
    expect(withLetterField(letter, 'greeting', letter.greeting, later)).toBe(letter);
    expect(withLetterField(letter, 'greeting', 'Dear Mo,', later)).toMatchObject({
      greeting: 'Dear Mo,',
      changedAt: later,
    });
    expect(withLetterTitle(letter, ' \n ', later)).toBe(letter);
    expect(withLetterTitle(letter, ' a \n b ', later)).toMatchObject({ title: 'a b', changedAt: later });
  });

  test('as plain text and as Markdown, in the order of the page', () => {
    expect(letterText(letter, filled)).toBe(
      [
        'Ada Łovelace',
        'https://linkedin.com/in/ada | https://github.com/ada | https://ada.example.org | +1 415 555 0132 | ada@example.org',
        'Berlin, 23 November 2026',
        'Acme',
        'Dear hiring team,',
        'First, *this*.\nSame paragraph.',
        'Second.',
        'Kind regards,',
        'Ada Łovelace\n',
      ].join('\n\n'),
    );
    expect(letterMarkdown(letter, null)).toBe(
      'Berlin, 23 November 2026\n\nAcme\n\nDear hiring team,\n\nFirst, \\*this\\*.\\\nSame paragraph.\n\nSecond.\n\nKind regards,\n',
    );
  });

  test('no word of the body is lost in paragraphs', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'b ', '\n', '\r\n', '\n\n', '\t', ' ') }), (body) => {
        const words = (text: string) => text.split(/\s+/).filter(Boolean);
        expect(letterParagraphs(body).flatMap((lines) => lines.flatMap(words))).toEqual(words(body));
      }),
    );
  });
});

const POSTING = 'Backend Engineer\n\nRequirements\n- Go\n- PostgreSQL\n- Kafka\n- Docker';
const job = jobWith({ posting: POSTING, title: 'Backend Engineer', company: 'Acme' });
const rowsOf = (resume: typeof filled) =>
  matrix(job, {
    resumes: [
      {
        ...{ source: 'resume', id: resume.id, title: resume.title, at: null },
        marks: resumeMarks(toReadDocument(resume, '2026-11'), readJob(POSTING)),
      },
    ],
    solved: [{ id: '7', title: 'Kafka in C', at: AT, skills: ['Apache Kafka'] }],
    ...{ answers: [], stories: [], topics: [], tasks: [], blocks: [] },
  }).rows;

describe('an outline', () => {
  test('quotes the learner’s own lines as they are, and leaves out what nothing shows', () => {
    const { body, shown, leftOut } = letterOutline({ job, rows: rowsOf(filled), resume: filled });
    expect(body).toBe(
      [
        'I am applying for the position of Backend Engineer at Acme. Backend engineer with four years of services in Go.',
        'You ask for Go. At Initech: “Built a ledger in Go.”',
        'You ask for Apache Kafka. I solved the coding challenge “Kafka in C”.',
        'I would be glad to talk about this work with you. Thank you for reading.',
      ].join('\n\n'),
    );
    expect(shown).toEqual(['Go', 'Apache Kafka']);
    // Both are in the list of skills alone: named is not shown.
    expect(leftOut).toEqual([
      { words: 'PostgreSQL', why: 'not shown' },
      { words: 'Docker', why: 'not shown' },
    ]);
  });

  test('without a job or a resume it is an opening and an end', () => {
    expect(letterOutline({ job: null, rows: [], resume: null })).toEqual({
      body: 'I am applying for a position.\n\nI would be glad to talk about this work with you. Thank you for reading.',
      ...{ shown: [], leftOut: [] },
    });
  });

  test('speaks of at most three lines; two musts of one line share it', () => {
    const resume = {
      ...filled,
      experiences: filled.experiences.map((entry) => ({
        ...entry,
        responsibilities: 'Built services in Go with PostgreSQL.\nShipped them in Docker.',
      })),
    };
    const { body } = letterOutline({ job, rows: rowsOf(resume), resume });
    expect(body.match(/“[^”]+”/g)).toHaveLength(3);
    expect(body).toContain('Go and PostgreSQL. At Initech: “Built services in Go with PostgreSQL.”');
  });

  test('says how many paragraphs are still its own', () => {
    const outline = 'One.\n\nTwo.\n\nThree.';
    expect(outlinedParagraphs({ body: outline, outline })).toBe(3);
    expect(outlinedParagraphs({ body: 'One.\n\nTwo, in my words.\n\nMore.', outline })).toBe(1);
    expect(outlinedParagraphs({ body: '', outline })).toBe(0);
  });
});
