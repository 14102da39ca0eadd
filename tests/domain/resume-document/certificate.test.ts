import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ResumeDocument } from '../../../src/domain/resume/document';
import { certify } from '../../../src/domain/resume-document/certificate';
import { toReadDocument } from '../../../src/domain/resume-document/lines';
import type { WrittenResume } from '../../../src/domain/resume-document/types';
import { anyResume, filled, whole } from './support';

const page = (lines: readonly string[]): ResumeDocument => ({
  pages: [{ number: 1, columns: 1, images: 0, lines: lines.map((text) => ({ text, size: 10 })) }],
  links: [],
});
/** A page as the text of a file has it: ways to reach somebody in one line, lines wrapped at a width. */
function printed(resume: WrittenResume, width = 70): string[] {
  const { pages, links } = toReadDocument(resume, '2026-11');
  const [name = '', ...all] = pages.flatMap(({ lines }) => lines.map(({ text }) => text));
  const first = all.indexOf('');
  const contacts = all.slice(0, first).join(' | ');
  expect(links.length).toBeGreaterThan(0);
  return [name, contacts, ...all.slice(first + 1)].flatMap((line) => wrapped(line, width));
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
    { lost: [{ written: 'Backend Engineer', read: 'BackendEngineer', place: { field: 'role', entryId: 'a' } }] },
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
      const { pages } = toReadDocument(resume, '2026-11');
      expect(certify(resume, page(pages.flatMap((one) => one.lines.map(({ text }) => text))))).toMatchObject({
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
