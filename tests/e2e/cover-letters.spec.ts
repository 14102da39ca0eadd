import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { expect, test } from './support/app';
import { expectAccessible } from './support/axe';

const SAMPLE = createRequire(import.meta.url).resolve('@jsonresume/schema/sample.resume.json');

/** Pages of a PDF as `pdftotext` reads them; null on a machine that does not have it. */
function pagesOf(pdf: Buffer): readonly string[] | null {
  try {
    return execFileSync('pdftotext', ['-', '-'], { input: pdf, encoding: 'utf8' }).split('\f').slice(0, -1);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
const pageCount = (pdf: Buffer) => [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b(?!s)/g)].length;

test('a letter is written, outlives a reload, and is printed alone and before the resume', async ({ page }) => {
  await page.goto('/resume-form');
  await page.getByLabel('JSON Resume file').setInputFiles(SAMPLE);
  await expect(page.getByLabel('Full name')).toHaveValue('Richard Hendriks');
  await page.goto('/cover-letters');
  await page.getByRole('button', { name: 'New cover letter' }).press('Enter');
  await page.getByLabel('To', { exact: true }).fill('Hooli\nPeople team');
  await page.getByRole('button', { name: 'Make an outline' }).press('Enter');
  await expect(page.getByText('This is an outline, not a letter yet.')).toBeVisible();
  const body = page.getByRole('textbox', { name: 'Letter' });
  await body.fill('I build compression that people can trust.\n\nLet us talk.');
  await expect(page.getByText('This is an outline, not a letter yet.')).toBeHidden();
  await expectAccessible(page);
  await page.reload();
  await expect(body).toHaveValue('I build compression that people can trust.\n\nLet us talk.');

  const alone = await page.pdf({ preferCSSPageSize: true });
  expect(pageCount(alone)).toBe(1);
  await page.getByRole('radio', { name: 'The letter, then the resume' }).check();
  const both = await page.pdf({ preferCSSPageSize: true });
  expect(pageCount(both)).toBeGreaterThan(1);
  const pages = pagesOf(both);
  if (pages === null) return;
  const [letter = '', resume = ''] = pages;
  expect(letter.replace(/\s+/g, ' ')).toMatch(
    /Richard Hendriks.*Hooli People team Dear hiring team, I build compression that people can trust\. Let us talk\. Kind regards, Richard Hendriks/,
  );
  expect(letter).not.toContain('Pied Piper');
  expect(resume).toContain('Pied Piper');
});
