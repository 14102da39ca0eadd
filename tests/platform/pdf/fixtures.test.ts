import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import type { ResumeDocument } from '../../../src/domain/resume/document';
import { extractDocument } from '../../../src/platform/pdf/extract-document';
import { measureOrder } from './order-measure';

const FOLDER = join(import.meta.dirname, '../../fixtures/pdf');
const fixture = (name: string) => new Uint8Array(readFileSync(join(FOLDER, name)));
const expectedLines = (name: string) =>
  readFileSync(join(FOLDER, 'expected', name), 'utf8')
    .trim()
    .split('\n');

async function readFixture(name: string): Promise<ResumeDocument> {
  const outcome = await extractDocument(pdfjs, fixture(name));
  if ('problem' in outcome) throw new Error(`${name}: ${outcome.problem}`);
  return outcome.document;
}
const linesOf = (document: ResumeDocument) => document.pages.flatMap((page) => page.lines.map((line) => line.text));

describe('when a file was written', () => {
  test.each([
    ['two-column-pdflatex', /^20\d\d-\d\d$/],
    ['dates-libreoffice', /^20\d\d-\d\d$/],
    ['right-sidebar-chromium', /^20\d\d-\d\d$/],
  ])('%s says the month', async (name, month) => {
    expect((await readFixture(`${name}.pdf`)).writtenOn).toMatch(month);
  });
});

describe('files of other programs', () => {
  test.each([
    ['one-column-groff', /^groff/],
    ['dates-libreoffice', /^Writer/],
    ['right-sidebar-chromium', /Chrom/],
  ])('%s names its program', async (name, program) => {
    expect((await readFixture(`${name}.pdf`)).program).toMatch(program);
  });

  test.each(['right-to-left-chromium', 'right-to-left-libreoffice'])(
    'Hebrew and Arabic come out as they are read: %s',
    async (name) => {
      expect(linesOf(await readFixture(`${name}.pdf`))).toEqual(expectedLines(`${name}.txt`));
    },
  );

  test.each([
    ['two-column-pdflatex', 2],
    ['sidebar-weasyprint', 2],
    ['right-sidebar-chromium', 2],
    ['table-sidebar-libreoffice', 2],
    ['labels-pdflatex', 1],
    ['dates-libreoffice', 1],
    ['one-column-groff', 1],
  ] as const)('%s: every word, in order, in %i column(s)', async (name, columns) => {
    const document = await readFixture(`${name}.pdf`);
    const { words, extra, order, misplaced } = measureOrder(expectedLines(`${name}.txt`), linesOf(document).join('\n'));
    expect({ words, extra, misplaced }).toEqual({ words: 1, extra: [], misplaced: [] });
    expect(order).toBeGreaterThanOrEqual(0.98);
    expect(document.pages.map((page) => page.columns)).toEqual([columns]);
  });

  test.each([
    ['dates-libreoffice', 'Havenlicht Energy, Senior SRE 2020–2024'],
    ['dates-libreoffice', 'Municipality of Zuidwijk, Help Desk 2011–2013'],
    ['dates-libreoffice', 'Bash PostgreSQL Fluent Bit'],
    ['one-column-groff', 'Web intern, Turku Food Bank Jan 2022 - May 2022'],
    ['two-column-pdflatex', 'Kartverk Search, Engineer 2014–2019'],
    ['sidebar-weasyprint', 'Lead Analyst, Marvão Retail Group Mar 2021 – Present'],
    ['sidebar-weasyprint', 'EMPLOYMENT'],
    ['right-sidebar-chromium', 'Lathe Milling machine Surface tester'],
    ['right-sidebar-chromium', 'Automated the measuring of 106 stroke cycles in Python.'],
  ])('%s keeps "%s" on one line', async (name, line) => {
    expect(linesOf(await readFixture(`${name}.pdf`))).toContain(line);
  });

  test('headings are larger than what they head', async () => {
    const [page] = (await readFixture('two-column-pdflatex.pdf')).pages;
    expect(page?.lines.slice(0, 5).map((line) => line.size)).toEqual([17.22, 9.96, 9.96, 11.96, 9.96]);
  });

  test.each([
    [
      'two-column-pdflatex',
      [
        ['mailto:marisol@example.org', 'marisol@example.org'],
        ['https://example.org/marisol', 'Portfolio'],
      ],
    ],
    [
      'sidebar-weasyprint',
      [
        ['mailto:tobias@example.com', 'tobias@example.com'],
        ['https://example.com/tobias', 'Case studies'],
      ],
    ],
    [
      'right-sidebar-chromium',
      [
        ['mailto:ingrid@example.net', 'ingrid@example.net'],
        ['https://code.example.net/ingrid', 'Source code'],
      ],
    ],
    ['dates-libreoffice', [['mailto:desiree@example.org', 'desiree@example.org']]],
    ['one-column-groff', []],
  ])('links of %s, with the words they cover', async (name, links) => {
    expect((await readFixture(`${name}.pdf`)).links).toEqual(links.map(([url, text]) => ({ url, text, page: 1 })));
  });
});

describe('files with something wrong', () => {
  test.each([
    ['encrypted-qpdf.pdf', 'encrypted'],
    ['truncated.pdf', 'damaged'],
    ['scan-weasyprint.pdf', 'scanned'],
    ['blank-weasyprint.pdf', 'blank'],
  ])('%s is %s', async (name, problem) => {
    expect(await extractDocument(pdfjs, fixture(name))).toEqual({ problem });
  });

  test.each(['owner-password-qpdf.pdf', 'broken-xref.pdf'])('%s reads like the file it was made from', async (name) => {
    expect(await readFixture(name)).toEqual(await readFixture('one-column-groff.pdf'));
  });

  test('a predefined character map is asked for by name', async () => {
    const asked: string[] = [];
    const readCharacterMap = async (name: string) => {
      asked.push(name);
      return new Uint8Array(readFileSync(join('node_modules/pdfjs-dist/cmaps', `${name}.bcmap`)));
    };
    const outcome = await extractDocument(pdfjs, fixture('chinese-predefined-map.pdf'), { readCharacterMap });
    expect('document' in outcome && linesOf(outcome.document)).toEqual(['张明', '软件工程师', '共享']);
    expect(asked).toEqual(['UniGB-UCS2-H', 'Adobe-GB1-UCS2']);
  });

  test('every prefix of a good file ends in a document or a named problem', async () => {
    const whole = fixture('sidebar-weasyprint.pdf');
    const outcomes = new Set<string>();
    for (let length = 100; length < whole.length; length += 1500) {
      const outcome = await extractDocument(pdfjs, whole.slice(0, length));
      outcomes.add('problem' in outcome ? outcome.problem : 'document');
    }
    expect([...outcomes]).toEqual(['damaged']);
  });
});

test('the committed files are small', () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.pdf'));
  expect(files.filter((name) => statSync(join(FOLDER, name)).size >= 150_000)).toEqual([]);
  expect(files.length).toBeGreaterThanOrEqual(14);
});
