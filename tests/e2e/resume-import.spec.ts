import { join } from 'node:path';
import { expect, test } from './support/app';

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
  for (let n = 0; n < 40 && !(await make.evaluate((node) => node === document.activeElement)); n += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Full name')).toHaveValue('Cornelius Adeyemi-Strand');
  await expect(page.getByRole('group', { name: 'Experience 1' }).getByLabel('Organization')).toHaveValue(
    'Pulsvakt Medical',
  );
  await expect(page.getByRole('button', { name: 'Import', exact: true })).toBeFocused();

  const started = Date.now();
  await page.getByLabel('JSON Resume file').setInputFiles(fixture('two-column-pdflatex.pdf'));
  await page.getByRole('button', { name: 'Make a new resume' }).waitFor();
  // A warm reader: a few hundred milliseconds at most on a machine that does nothing else.
  expect(Date.now() - started).toBeLessThan(4000);
});
