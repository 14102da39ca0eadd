import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import mammoth from 'mammoth';
import { expect, test } from 'vitest';
import { newLetter } from '../../src/domain/cover-letter/letter';
import { resumeJob } from '../../src/domain/cover-letter/print-job';
import { emptyResume } from '../../src/domain/resume-document/edits';
import { linesOf } from '../../src/domain/resume-document/lines';
import type { WrittenResume } from '../../src/domain/resume-document/types';
import { toDocx } from '../../src/platform/word/word-document';
import { whole } from '../domain/resume-document/support';

/** The words as a document has them: ways to reach somebody are one line. */
function wordsOf(resume: WrittenResume): string {
  const lines = linesOf(resume, 'page');
  const contacts = lines.filter(({ kind }) => kind === 'contact').map(({ text }) => text);
  const others = lines.flatMap(({ kind, text, when = '' }, index) =>
    kind === 'contact' ? (lines[index - 1]?.kind === 'contact' ? [] : [contacts.join(' | ')]) : [`${text} ${when}`],
  );
  return tidy(others.join('\n'));
}
const tidy = (text: string) => text.replace(/[\s\u00a0]+/g, ' ').trim();
const read = async (resume: WrittenResume) =>
  tidy((await mammoth.extractRawText({ buffer: Buffer.from(await toDocx(resumeJob(resume))) })).value);

const AT = '2026-11-20T10:00:00.000Z';

test('every word of a resume with everything is in the document, in order', async () => {
  expect(await read(whole)).toBe(wordsOf(whole));
});

test('headings are headings, bullets are a list, links lead where they say', async () => {
  const { value } = await mammoth.convertToHtml({ buffer: Buffer.from(await toDocx(resumeJob(whole))) });
  expect(value).toContain('<h1>Experience</h1>');
  expect(value).toContain('<h2>Backend Engineer\tJan 2022 – Present</h2>');
  expect(value).toMatch(/<ul><li>Built a ledger in Go\.<\/li>/);
  expect(value).toContain('<a href="https://github.com/ada">https://github.com/ada</a>');
});

test('a letter is a document under the head of its resume; before the resume it is a section of its own', async () => {
  const letter = {
    ...newLetter({ id: 'l', title: 'For Acme', job: null, resume: null, at: AT, day: '2026-11-23' }),
    body: 'I build ledgers.\n\nI would like to build yours.',
  };
  const words = async (printsResume: boolean) => {
    const bytes = await toDocx({ title: 'For Acme', letter, resume: whole, printsResume });
    const sections = strFromU8(unzipSync(new Uint8Array(bytes))['word/document.xml'] ?? new Uint8Array());
    return {
      said: tidy((await mammoth.extractRawText({ buffer: Buffer.from(bytes) })).value),
      sections: sections.match(/<w:sectPr/g)?.length,
    };
  };
  const alone = await words(false);
  expect(alone.sections).toBe(1);
  expect(alone.said).toMatch(
    /^Ada Łovelace Backend Engineer .*23 November 2026 Dear hiring team, I build ledgers\. I would like to build yours\. Kind regards, Ada Łovelace$/,
  );
  expect(await words(true)).toEqual({ said: `${alone.said} ${wordsOf(whole)}`, sections: 2 });
});

test('names its person, language of the page and paper', async () => {
  const files = unzipSync(new Uint8Array(await toDocx(resumeJob({ ...whole, paper: 'letter' }))));
  const part = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  expect(part('docProps/core.xml')).toContain('Ada Łovelace – resume');
  expect(part('word/document.xml')).toMatch(/<w:pgSz[^>]*w:w="12240"/);
  expect(Object.keys(files).filter((name) => /vba|macro|\.bin$/i.test(name))).toEqual([]);
});

test.each([
  ['Arabic', 'مهندس برمجيات خبرة خمس سنوات'],
  ['Hebrew', 'מהנדסת תוכנה'],
  ['Chinese', '软件工程师，熟悉分布式系统'],
  ['emoji', 'Ships 🚀 and 👩‍💻'],
  ['markup', '<script>alert(1)</script> & “quotes”'],
  ['control characters', 'a\u0007b\ud800c'],
])('%s', async (name, text) => {
  const said = name === 'control characters' ? 'abc' : text;
  expect(await read({ ...emptyResume('r', AT), intro: text })).toBe(tidy(`About Me ${said}`));
});

test('whatever is typed, the words come out', async () => {
  const word = fc.string({ unit: 'grapheme', maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(word, word, word, async (name, intro, text) => {
      const resume = { ...emptyResume('r', AT), name, intro, own: [{ id: 'o', heading: 'Own', text, aside: '' }] };
      expect(await read(resume)).toBe(wordsOf(resume));
    }),
    { seed: 5, numRuns: 40 },
  );
});

const office = ['soffice', 'libreoffice'].find((name) => spawnSync(name, ['--version']).status === 0);

test.skipIf(office === undefined)(
  'LibreOffice reads the same words',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'docx-'));
    try {
      writeFileSync(join(folder, 'resume.docx'), Buffer.from(await toDocx(resumeJob(whole))));
      const profile = `-env:UserInstallation=file://${folder}/profile`;
      const run = spawnSync(office ?? '', [
        profile,
        '--headless',
        '--convert-to',
        'txt:Text (encoded):UTF8',
        '--outdir',
        folder,
        join(folder, 'resume.docx'),
      ]);
      expect(run.status).toBe(0);
      const text = readFileSync(join(folder, 'resume.txt'), 'utf8')
        .replace(/^\ufeff/, '')
        .replace(/^\s*•\s*/gm, '');
      expect(tidy(text)).toBe(wordsOf(whole));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
  60_000,
);
