import type { Page } from '@playwright/test';
import { expect, test } from './support/app';

const code = (page: Page) => page.getByRole('textbox', { name: 'Code editor' });
const output = (page: Page) => page.getByRole('log', { name: 'Output of the program' });
const list = (page: Page) => page.getByRole('listbox');

/** Puts a program in place of the one in the editor, by the editor's own way of taking pasted text. */
async function paste(page: Page, source: string) {
  await code(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await code(page).evaluate((element, text) => {
    const data = new DataTransfer();
    data.setData('text/plain', text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, source);
}

test('members come with their types from the compiler, and headers are entered whole', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto('/code-practice');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('cpp');
  await page.getByRole('button', { name: 'Run ▶' }).click();
  await expect(output(page)).toContainText('Hello, World!', { timeout: 120_000 });

  await paste(
    page,
    '#include <string>\n#include <vector>\nstruct Dog {\n  std::string name;\n  int age;\n};\nint main() {\n  std::vector<Dog> dogs;\n  dogs',
  );
  // Once it was read, its headers are compiled.
  await expect(page.getByText(/errors? while typing|errors?, .* while typing/)).toBeVisible({ timeout: 60_000 });
  await page.keyboard.type('[0].');
  const age = list(page).getByRole('option', { name: /^age/ });
  await expect(age).toContainText('int', { timeout: 60_000 });
  await expect(list(page).getByRole('option', { name: 'while' })).toHaveCount(0);
  await page.keyboard.type('na');
  await expect(list(page).getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await page.keyboard.type('.');
  await expect(list(page).getByRole('option', { name: /^append/ })).toBeVisible({ timeout: 60_000 });
  await page.keyboard.press('Escape');
  await expect(list(page)).toBeHidden();
  await page.keyboard.type('size();\n}\n');

  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('#include <algor');
  await list(page)
    .getByRole('option', { name: /^algorithm/ })
    .click();
  await page.keyboard.type('\n');
  await expect(code(page)).toContainText('#include <algorithm>#include <string>');
  await expect(code(page)).toContainText('dogs[0].name.size();');
});
