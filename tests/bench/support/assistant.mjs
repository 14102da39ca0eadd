// The resume assistant, driven as a user drives it.
import { basename } from 'node:path';

export const ASSISTANT = '/resume-enchancer';
const PARSER_VIEW = { selector: 'summary', text: 'What a parser sees' };
const SCORE = { selector: '[aria-label="Score"]', text: 'points' };

/** The file input of the upload step, before and after a file was chosen. */
export const fileInput = ({ page }) => page.locator('input[type="file"][accept^="application/pdf"]');

/** Chooses a PDF; gives `{ from, elapsed }` from the choice to the text being on screen. */
export const readFile = (visit, path) => visit.timed('change', PARSER_VIEW, () => fileInput(visit).setInputFiles(path));

/** Fails unless the chosen file was read as this many pages: a figure of another file would say nothing. */
export async function expectPages({ page }, path, pages) {
  const shown = await page
    .locator('p', { hasText: basename(path) })
    .first()
    .locator('xpath=..')
    .innerText();
  if (!shown.includes(`${pages} page`)) throw new Error(`${basename(path)} was read as: ${shown}`);
}

/** From the upload step to the third, with a job description. */
export async function describeJob({ page }, text) {
  await page.getByRole('button', { name: 'Next: job description' }).click();
  await page.getByLabel('Job description').fill(text);
  await page.getByRole('button', { name: 'Next: choose an action' }).click();
}

/** Chooses an action and starts; gives `{ from, elapsed }` from the click to the report being painted. */
export async function analyse(visit, action) {
  await visit.page.getByRole('radio', { name: action, exact: true }).check();
  return visit.timed('click', SCORE, () => visit.page.getByRole('button', { name: 'Analyze Resume' }).click());
}
