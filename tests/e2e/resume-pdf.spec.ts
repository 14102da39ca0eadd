import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import * as pdf from 'pdfjs-dist/legacy/build/pdf.mjs';
import { toJsonResume } from '../../src/domain/resume-document/json-resume';
import { linesOf } from '../../src/domain/resume-document/lines';
import type { WrittenResume } from '../../src/domain/resume-document/types';
import { extractDocument } from '../../src/platform/pdf/extract-document';
import { FULL } from '../support/full';
import { expect, test } from './support/app';
import { writtenResume } from './support/written-resumes';

const resume = {
  basics: {
    name: 'Zoë Nguyễn',
    email: 'zoe@example.org',
    phone: '+1 415 555 0132',
    summary: 'Backend engineer with four years of payment services in Go.\nInitech 東京で働く.',
  },
  work: Array.from({ length: 6 }, (_, job) => ({
    name: `Company ${job + 1}`,
    position: `Engineer ${job + 1}`,
    startDate: `201${job}-01`,
    endDate: `201${job}-12`,
    highlights: Array.from(
      { length: job === 2 ? 14 : 5 },
      (_, n) =>
        `Moved ledger ${job + 1}.${n + 1} to Node.js, led a team of four people, and cut the latency of what it writes by a good third.`,
    ),
  })),
};

async function downloadPdf(page: Page) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PDF' }).click(),
  ]);
  const path = await download.path();
  return { name: download.suggestedFilename(), path, bytes: new Uint8Array(readFileSync(path)) };
}

async function openResume(page: Page, resume: WrittenResume) {
  await page.locator('input[type=file][accept*=json]').setInputFiles({
    name: `${resume.title}.json`,
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(toJsonResume(resume))),
  });
  await expect(page.getByLabel('Which resume').locator('option:checked')).toHaveText(resume.title);
}

test('a PDF by one click: tagged, with real fonts, and every word of the resume on the pages of the preview', async ({
  page,
}) => {
  await page.goto('/resume-form');
  await page.locator('input[type=file][accept*=json]').setInputFiles({
    name: 'zoe.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(resume)),
  });
  await expect(page.getByLabel('Full name', { exact: true })).toHaveValue('Zoë Nguyễn');
  await page.getByRole('link', { name: 'Generate Resume' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Resume preview' })).toBeVisible();
  const { name, bytes } = await downloadPdf(page);
  expect(name).toMatch(/\.pdf$/);
  await expect(
    page.getByText(/^Nothing was lost: the assistant’s own reader found all \d+ words, in order\.$/),
  ).toBeVisible();

  const file = await pdf.getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
  const { info } = await file.getMetadata();
  expect(info).toMatchObject({ Title: 'Zoë Nguyễn – resume', Author: 'Zoë Nguyễn', Language: 'en' });
  expect(await file.getMarkInfo()).toMatchObject({ Marked: true });
  const source = Buffer.from(bytes).toString('latin1');
  expect(source).not.toMatch(/\/Subtype\s*\/Type3/);
  expect(source.match(/\/FontFile2/g)?.length).toBe(source.match(/\/Type\s*\/FontDescriptor/g)?.length);

  const outcome = await extractDocument(pdf, bytes.slice());
  if ('problem' in outcome) throw new Error(outcome.problem);
  const { pages } = outcome.document;
  const read = pages.flatMap(({ lines }) => lines.map(({ text }) => text)).join(' ');
  const { basics, work } = resume;
  const written = [basics.name, basics.email, basics.phone, ...basics.summary.split('\n')];
  for (const text of [...written, ...work.flatMap((job) => [job.position, ...job.highlights])])
    expect(read.replaceAll(/\s/g, '')).toContain(text.replaceAll(/\s/g, ''));

  // Its pages end where the preview says.
  await expect(page.getByText(`${pages.length} pages.`, { exact: true })).toBeAttached();
  expect(await page.locator('.page-edge').count()).toBe(pages.length - 1);
});

/** Kinds of words that other programs read in one order. */
const READ_ELSEWHERE = new Set(['latin', 'office', 'accents']);
/** Each kind of words once, and those of all languages in the font that has least of them. */
const SEEDS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 11];
const hasPoppler = ['pdftotext', 'pdffonts'].every((tool) => spawnSync(tool, ['-v']).error === undefined);
const said = (tool: string, ...args: string[]) => spawnSync(tool, args, { encoding: 'utf8' }).stdout;
const wordsOf = (text: string) => text.normalize('NFKC').replace(/[\s•|]+/g, '');

test('what is read in the PDF of any resume is that resume, by the assistant and by Poppler', async ({ page }) => {
  test.setTimeout(240_000);
  await page.goto('/resume-preview');
  for (const seed of FULL ? Array.from({ length: 27 }).keys() : SEEDS) {
    const { resume: made, kind } = writtenResume(seed);
    await openResume(page, made);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download PDF' }).click();
    const outcome = page.getByRole('status').filter({ hasText: /Nothing was lost|Not downloaded|could not/ });
    await expect(outcome, `${made.title}, ${kind}, ${made.template}`).toContainText('Nothing was lost', {
      timeout: 30_000,
    });
    const path = await (await downloading).path();
    if (!hasPoppler) {
      test.info().annotations.push({ type: 'left out', description: 'Poppler is not installed' });
      continue;
    }
    for (const font of said('pdffonts', path).trim().split('\n').slice(2))
      expect(font).toMatch(/CID TrueType .* yes yes yes /);
    if (!READ_ELSEWHERE.has(kind)) continue;
    // Line after line as in the file; where a page ends there is a form feed.
    const read = wordsOf(said('pdftotext', '-raw', path, '-'));
    for (const { text, when = '' } of linesOf(made, 'page')) expect(read, made.title).toContain(wordsOf(text + when));
  }
});
