import { choosePdf, expect, job, pdf, test } from './support/app';
import { expectAccessible, expectAccessibleInBoth } from './support/axe';

test('the resume assistant in all its steps; the score does not speak by colour alone', async ({ page }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto('/resume-enchancer');
  await choosePdf(page, pdf('scan-weasyprint'));
  await page.getByRole('alert').waitFor();
  await expectAccessibleInBoth(page);
  await choosePdf(page, pdf('two-column-pdflatex'));
  await page.getByText('What a parser sees').click();
  await expectAccessibleInBoth(page);
  await page.getByRole('button', { name: 'Next: job description' }).click();
  await page.getByRole('button', { name: 'Next: choose an action' }).click();
  await page.getByText('Please enter a job description').waitFor();
  await expectAccessibleInBoth(page);
  await page.getByLabel('Job description').fill(job);
  await page.getByRole('button', { name: 'Next: choose an action' }).click();
  await page.getByRole('radio', { name: 'Keyword match' }).check();
  await expectAccessibleInBoth(page);
  await page.getByRole('button', { name: 'Analyze Resume' }).click();
  const list = page.getByRole('region', { name: 'Why this number' });
  for (const word of ['Passed', 'Partly', 'Lost'])
    await expect(list.getByText(word, { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Open all' }).click();
  await expectAccessibleInBoth(page);
  await page.getByRole('tab', { name: 'History (1)' }).click();
  await expectAccessibleInBoth(page);
});

test('dialogs, the drawer and the command palette', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const leave = async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toHaveCount(0);
  };
  await page.goto('/settings?tab=data');
  await page.getByRole('button', { name: 'Erase everything…' }).click();
  await page.getByRole('alertdialog').waitFor();
  await expectAccessible(page);
  await leave();
  await page.getByLabel('Backup file').setInputFiles({
    name: 'other.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"hello": 1}'),
  });
  await page.getByText('This file cannot be imported.').waitFor();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeFocused();
  await expectAccessible(page);
  await leave();
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder('Find anything, or a command').waitFor();
  await expectAccessible(page);
  await leave();
  await page.setViewportSize({ width: 375, height: 740 });
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await expectAccessible(page);
});
