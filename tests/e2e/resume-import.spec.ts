import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { expect, figure, job, test } from './support/app';
import { tabTo } from './support/board';
import { focusByTab } from './support/keys';

const fixture = (name: string) => join(import.meta.dirname, '../fixtures/pdf', name);

test('a PDF of another program becomes a resume by keyboard alone, beside the picture of its page', async ({
  page,
}) => {
  await page.goto('/resume-form');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import', exact: true }).focus();
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(fixture('table-sidebar-libreoffice.pdf'));
  const dialog = page.getByRole('dialog', { name: '“table-sidebar-libreoffice.pdf”: what was understood' });
  await expect(dialog.getByText('Understood', { exact: true })).toBeVisible();
  // The page is drawn: dark letters on white.
  const picture = dialog.getByRole('img', { name: 'Picture of page 1' });
  await expect
    .poll(() =>
      picture.evaluate((node) => {
        const copy = document.createElement('canvas');
        const from = node as HTMLCanvasElement;
        [copy.width, copy.height] = [from.width, from.height];
        const on = copy.getContext('2d');
        on?.drawImage(from, 0, 0);
        const pixels = on?.getImageData(0, 0, copy.width, copy.height).data ?? [];
        let dark = 0;
        for (let at = 0; at < pixels.length; at += 4) if ((pixels[at] ?? 255) < 80 && pixels[at + 3] === 255) dark += 1;
        return dark;
      }),
    )
    .toBeGreaterThan(1000);
  const make = dialog.getByRole('button', { name: 'Make a new resume' });
  await focusByTab(page, make);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Full name')).toHaveValue('Cornelius Adeyemi-Strand');
  await expect(page.getByRole('group', { name: 'Experience 1' }).getByLabel('Organization')).toHaveValue(
    'Pulsvakt Medical',
  );
  await expect(page.getByRole('button', { name: 'Import', exact: true })).toBeFocused();
});

test('by keyboard alone: a PDF of another program, the form, a PDF by one click, and its report', async ({
  page,
}, info) => {
  test.setTimeout(90_000);
  const press = async (target: Locator) => {
    await tabTo(page, target);
    await page.keyboard.press('Enter');
  };
  const choose = async (target: Locator, file: string) => {
    const chooser = page.waitForEvent('filechooser');
    await press(target);
    await (await chooser).setFiles(file);
  };
  await page.goto('/resume-form');
  await choose(page.getByRole('button', { name: 'Import', exact: true }), fixture('table-sidebar-libreoffice.pdf'));
  await press(page.getByRole('button', { name: 'Make a new resume' }));
  await expect(page.getByLabel('Full name')).toHaveValue('Cornelius Adeyemi-Strand');
  // The way to the preview is above what was imported with.
  const preview = page.getByRole('link', { name: 'Generate Resume' });
  for (let n = 0; n < 20 && !(await preview.evaluate((node) => node === document.activeElement)); n += 1)
    await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  const written = page.waitForEvent('download');
  await press(page.getByRole('button', { name: 'Download PDF' }));
  const path = info.outputPath('own.pdf');
  await (await written).saveAs(path);
  await expect(
    page.getByText(/^Nothing was lost: the assistant’s own reader found all \d+ words, in order\.$/),
  ).toBeVisible();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('Resume assistant');
  await expect(page.getByRole('dialog').getByRole('option', { selected: true })).toContainText(/resume/i);
  await page.keyboard.press('Enter');
  await choose(page.getByRole('button', { name: 'Choose a PDF' }), path);
  await press(page.getByRole('button', { name: 'Next: job description' }));
  await tabTo(page, page.getByLabel('Job description'));
  await page.keyboard.insertText(job);
  await press(page.getByRole('button', { name: 'Next: choose an action' }));
  await tabTo(page, page.getByRole('radio', { name: 'ATS score' }));
  await page.keyboard.press('Space');
  await press(page.getByRole('button', { name: 'Analyze Resume' }));
  await expect(page.getByRole('region', { name: 'Score', exact: true })).toBeVisible();
  expect(await figure(page, 'Form')).toBeGreaterThan(60);
});
