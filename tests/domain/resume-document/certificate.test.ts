import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newLetter } from '../../../src/domain/cover-letter/letter';
import { printedLines } from '../../../src/domain/cover-letter/print-job';
import type { ResumeDocument } from '../../../src/domain/resume/document';
import { certify, certifyAll } from '../../../src/domain/resume-document/certificate';
import { linesOf } from '../../../src/domain/resume-document/lines';
import type { WrittenResume } from '../../../src/domain/resume-document/types';
import { anyResume, filled, whole } from './support';

const page = (lines: readonly string[]): ResumeDocument => ({
  pages: [{ number: 1, columns: 1, images: 0, lines: lines.map((text) => ({ text, size: 10 })) }],
  links: [],
});
/** A page as the text of a file has it: ways to reach somebody in one line, a title in one with its dates. */
function printed(resume: WrittenResume, width = 70): string[] {
  const all = linesOf(resume, 'page');
  const contacts = all.filter(({ kind }) => kind === 'contact').map(({ text }) => text);
  expect(contacts.length).toBeGreaterThan(0);
  return all
    .flatMap(({ kind, text, when }, at) => {
      if (kind === 'contact') return all[at - 1]?.kind === 'contact' ? [] : [contacts.join(' | ')];
      return [`${kind === 'bullet' ? '• ' : ''}${text}${when === undefined ? '' : ` ${when}`}`];
    })
    .flatMap((line) => wrapped(line, width));
}
function wrapped(line: string, width: number): string[] {
  const lines: string[] = [];
  let rest = line;
  while (rest.length > width) {
    const blank = rest.lastIndexOf(' ', width);
    const at = blank > 0 ? blank : width;
    lines.push(rest.slice(0, at));
    rest = rest.slice(at).trimStart();
  }
  return [...lines, rest];
}
const lines = printed(filled);

test('every word came back, in lines of any width', () => {
  for (const width of [30, 50, 70, 200])
    expect(certify(filled, page(printed(filled, width)))).toMatchObject({ lost: [], added: [] });
  expect(certify(filled, page(lines)).words).toBeGreaterThan(60);
  expect(certify({ ...whole, label: '' }, page(printed({ ...whole, label: '' })))).toMatchObject({
    lost: [],
    added: [],
  });
});

test.each<[string, (lines: string[]) => string[], object]>([
  [
    'a word that was lost',
    (all) => all.map((line) => line.replace('Built a ledger in Go.', 'Built a in Go.')),
    {
      lost: [
        {
          written: 'Built a ledger in Go.',
          read: '• Built a in Go.',
          place: { field: 'responsibilities', entryId: 'a' },
        },
      ],
    },
  ],
  [
    'two words run together',
    (all) => all.map((line) => line.replace('Backend Engineer', 'BackendEngineer')),
    {
      lost: [
        {
          written: 'Backend Engineer Jan 2022 – Present',
          read: 'BackendEngineer Jan 2022 – Present',
          find: 'Backend Engineer',
          place: { field: 'role', entryId: 'a' },
        },
      ],
    },
  ],
  [
    'a line that is gone',
    (all) => all.filter((line) => !line.includes('B.Tech')),
    { lost: [{ written: expect.stringContaining('B.Tech'), read: '', place: { field: 'education', entryId: null } }] },
  ],
  [
    'a word broken in its middle',
    (all) =>
      all.flatMap((line) =>
        line === '• Wrote the search.' || line === 'Wrote the search.' ? ['Wrote the se', 'arch.'] : [line],
      ),
    { lost: [{ written: 'Wrote the search.', read: 'Wrote the se arch.' }] },
  ],
  [
    'a line that nobody wrote',
    (all) => [...all.slice(0, 3), 'Page 1 of 2', ...all.slice(3)],
    { lost: [], added: ['Page 1 of 2'] },
  ],
])('%s is named', (_, damaged, expected) => {
  expect(certify(filled, page(damaged(lines)))).toMatchObject(expected);
});

test('a long address may go over two lines; ligatures, joiners and soft hyphens are no loss', () => {
  const resume = { ...filled, intro: 'Office of certified work 👩‍💻' };
  const file = printed(resume).map((line) =>
    line.replace('Office of certified', 'Oﬃce of certi\u00adfied').replace('\u200d', ''),
  );
  expect(certify(resume, page(file))).toMatchObject({ lost: [], added: [] });
});

test('a bar that a line would end or begin with need not be there; one between two words of a line must', () => {
  const resume = { ...filled, city: 'Bern', mail: 'a@example.org', cnt: '+1 555 0100' };
  const at = (change: (line: string) => string[]) =>
    certify(resume, page(printed(resume, 200).flatMap((line) => (line.includes('Bern |') ? change(line) : [line]))));
  expect(at((line) => line.split(' | '))).toMatchObject({ lost: [], added: [] });
  expect(at((line) => [line.replaceAll(' | ', ' ')]).lost).toHaveLength(1);
});

test('a letter before its resume is compared, too; a word that it lost leads to no field of the resume', () => {
  const letter = {
    ...newLetter({ id: 'l', title: 'L', job: null, resume: null, at: filled.openedAt, day: '2026-11-23' }),
    body: 'I build ledgers.\n\nYours next.',
  };
  const job = { title: 'L', letter, resume: filled, printsResume: true };
  const [first = { lines: [] }] = printedLines(job);
  const contacts = first.lines.filter(({ kind }) => kind === 'contact').map(({ text }) => text);
  const above = first.lines.filter(({ kind }) => kind !== 'contact').map(({ text }) => text);
  const file = [above[0] ?? '', contacts.join(' | '), ...above.slice(1), ...printed(filled)];
  const all = certifyAll(printedLines(job), page(file));
  expect(all).toMatchObject({ lost: [], added: [] });
  expect(all.words).toBeGreaterThan(certify(filled, page(printed(filled))).words);
  expect(certifyAll(printedLines(job), page(file.filter((line) => line !== 'Yours next.'))).lost).toEqual([
    { written: 'Yours next.', find: 'Yours next.', read: '', place: null },
  ]);
  expect(printedLines({ ...job, printsResume: false })).toHaveLength(1);
});

test('whatever is written, its own lines have lost nothing', () => {
  const noContacts = Object.fromEntries(
    ['lkdn', 'gthb', 'prtf', 'cnt', 'mail', 'city', 'region', 'country', 'address', 'postcode'].map((field) => [
      field,
      '',
    ]),
  );
  fc.assert(
    fc.property(anyResume, (any) => {
      const resume: WrittenResume = { ...any, ...noContacts, profiles: [] };
      const lines = linesOf(resume, 'page').map(({ text, when }) => (when === undefined ? text : `${text} ${when}`));
      expect(certify(resume, page(lines))).toMatchObject({
        lost: [],
        added: [],
      });
    }),
    { seed: 9, numRuns: 60 },
  );
});

test('the skin of an emoji is compared; how it is joined, and in which colours it is asked for, is not', () => {
  const resume = { ...filled, intro: 'Shipped 👍🏽 with 👩🏿‍🚒 ☎️.' };
  const read = (from: string, to: string) => page(printed(resume).map((line) => line.replace(from, to)));
  expect(certify(resume, read('👩🏿‍🚒 ☎️', '👩🏿🚒 ☎'))).toMatchObject({ lost: [], added: [] });
  expect(certify(resume, read('👍🏽', '👍')).lost).toMatchObject([
    { read: 'Shipped 👍 with 👩🏿🚒 ☎.', place: { field: 'intro' } },
  ]);
});
