import type { Page } from '@playwright/test';
import { challenges } from '../support/challenges';
import { expect, test } from './support/app';

const solutionOf = (title: string | null): string =>
  challenges.find((one) => one.title === title?.trim())?.programs.javascript?.solution ?? '';

async function write(page: Page, text: string): Promise<void> {
  const editor = page.getByRole('textbox', { name: 'Code editor' });
  await editor.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await editor.evaluate((element, pasted) => {
    const data = new DataTransfer();
    data.setData('text/plain', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, text);
}

test('a mock round: begun, gone on with after a reload, refused in a second tab, judged and reviewed', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  await page.goto('/code-practice');
  await page.getByRole('link', { name: 'Mock round' }).click();
  await page.getByLabel('Language').selectOption('javascript');
  await page.getByLabel('Level').selectOption('medium');
  await page.getByRole('button', { name: /^(Load and begin|Begin the round)$/ }).click();
  const timer = page.getByRole('timer');
  await expect(timer).toHaveText(/^4[45]:\d\d$/);
  const first = page.getByRole('region', { name: 'Problem 1' });
  const title = await first.getByRole('heading', { level: 2 }).textContent();
  expect(solutionOf(title)).not.toBe('');
  await write(page, solutionOf(title));
  await page.getByRole('button', { name: 'Run ▶' }).click();
  await expect(page.getByText(/^Example 1 passed/)).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Problem 2' }).click();
  await write(page, 'console.log("half a thought");\n');
  await expect(page.getByRole('region', { name: 'Editor' })).toContainText('half a thought');

  const other = await context.newPage();
  await other.goto('/code-practice?round');
  await expect(other.getByText('A mock round is open in another tab.')).toBeVisible();
  await other.close();

  // The store hears of the last key after a pause, and of a page that goes at once.
  await page.reload();
  await expect(timer).toHaveText(/^4\d:\d\d$/);
  await expect(page.getByRole('region', { name: 'Problem 2' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Editor' })).toContainText('half a thought');

  await page.getByRole('button', { name: 'Problem 1' }).click();
  await page.getByRole('button', { name: 'Hand in problem 1…' }).click();
  await page.getByRole('button', { name: 'Hand it in' }).click();
  await page.getByRole('button', { name: 'End the round…' }).click();
  await page.getByRole('button', { name: 'Hand in and end' }).click();
  const solved = page.getByRole('region', { name: `Problem 1: ${title}` });
  await expect(solved).toBeVisible({ timeout: 90_000 });
  await expect(solved).toContainText(/(\d+) of \1 tests passed\./);
  await expect(solved).toContainText('1 run, none of them wrong.');
  await expect(page.getByRole('region', { name: /^Problem 2: / })).toContainText(/\d+ of \d+ tests passed\./);
  await expect(page.getByRole('region', { name: /^Problem 2: / })).toContainText('Complexity');

  await page.goto('/home');
  await expect(page.getByRole('region', { name: 'Latest results' })).toContainText('mock round');
});
