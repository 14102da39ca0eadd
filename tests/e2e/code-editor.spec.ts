import type { Page } from '@playwright/test';
import { expect, test } from './support/app';

const code = (page: Page) => page.getByRole('textbox', { name: 'Code editor' });
const output = (page: Page) => page.getByRole('log', { name: 'Output of the program' });
const list = (page: Page) => page.getByRole('listbox');

/** Waits until the list has stood for a tenth of a second: the editor takes no Enter for it before, which could be meant for the text. */
const listStands = (page: Page) =>
  list(page).evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        const stands = () => setTimeout(resolve, 100);
        let standing = stands();
        new MutationObserver(() => {
          clearTimeout(standing);
          standing = stands();
        }).observe(element, { childList: true, subtree: true, attributes: true });
      }),
  );

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
  await listStands(page);
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

test.describe('Format', () => {
  test.use({ expectedErrors: [/Failed to load resource|ERR_INTERNET_DISCONNECTED/] });

  test('it is fetched at the first press, offline afterwards; one step that Undo takes back, the cursor with its word', async ({
    page,
    context,
  }) => {
    test.setTimeout(120_000);
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/toolchain/format-')) fetched.push(request.url());
    });
    await page.goto('/code-practice');
    const messy = '#include <stdio.h>\nint main(void){\nint total=1;\nif(total){printf("%d",total);}\nreturn 0;}\n';
    await paste(page, messy);
    await page.keyboard.press('ControlOrMeta+Home');
    for (const _ of [1, 2]) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    await page.getByRole('button', { name: 'Format' }).click();
    await expect(page.getByText(/^Formatted\./)).toBeVisible({ timeout: 30_000 });
    expect(fetched).toHaveLength(1);
    await expect(code(page)).toContainText(
      '    int total = 1;    if (total) {        printf("%d", total);    }    return 0;}',
    );
    await code(page).focus();
    await page.keyboard.type(' // here');
    await expect(code(page)).toContainText('int total = 1; // here');
    await page.keyboard.press('ControlOrMeta+z');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(code(page)).toContainText('int total=1;if(total){printf');

    await context.setOffline(true);
    await page.keyboard.press('Shift+Alt+F');
    await expect(code(page)).toContainText('    if (total) {');
    await page.keyboard.press('Shift+Alt+F');
    await expect(page.getByText('The code has this shape already.', { exact: true })).toBeVisible();
    await context.setOffline(false);
    await page.reload();
    await expect(code(page)).toContainText('    if (total) {');
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Format' }).click();
    await expect(page.getByText('The code has this shape already.', { exact: true })).toBeVisible({ timeout: 30_000 });
    expect(fetched).toHaveLength(1);

    await page.getByRole('combobox', { name: 'Language' }).selectOption('python');
    await expect(page.getByRole('button', { name: 'Format' })).toHaveCount(0);
  });

  test('without a network, and before it was fetched, that is said, and the code is as it was', async ({
    page,
    context,
  }) => {
    await page.goto('/code-practice');
    await paste(page, 'int main(void){return 0;}\n');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Format' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Your code is as it was.' })).toBeVisible();
    await expect(code(page)).toContainText('int main(void){return 0;}');
  });
});

test('a recursion without an end tells its calls over all stacks of the browser', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto('/code-practice');
  await paste(
    page,
    '#include <stdio.h>\nint odd(int n);\nint even(int n) {\n    return odd(n + 1) + 1;\n}\nint odd(int n) {\n    return even(n + 1) + 1;\n}\nint main(void) {\n    return even(0);\n}\n',
  );
  await page.getByRole('button', { name: 'Run ▶' }).click();
  const calls = page.getByRole('region', { name: 'Calls' });
  await expect(calls).toBeVisible({ timeout: 120_000 });
  const rows = calls.getByRole('listitem');
  await expect(rows).toHaveCount(25);
  await expect(rows.nth(14)).toContainText(/^… \d{6} more calls, not listed$/);
  await expect(rows.last()).toHaveText('main, line 10');
  // Innermost and outermost alternate without a call told twice where one stack ends and the next begins.
  const told = (await rows.allTextContents()).slice(15, 24);
  expect(new Set(told.map((row, index) => `${index % 2} ${row}`)).size).toBe(2);

  // One that calls itself alone is one row, however many stacks it took.
  await paste(page, 'int down(int n) {\n    return down(n + 1) + 1;\n}\nint main(void) {\n    return down(0);\n}\n');
  await page.getByRole('button', { name: 'Run ▶' }).click();
  await expect(rows).toHaveCount(2, { timeout: 60_000 });
  await expect(rows.first()).toContainText(/^down \(\d{6} calls in a row\), line 2$/);
  await expect(rows.last()).toHaveText('main, line 5');
});

test('an exception that nobody catches, thrown on a later stack, tells where its calls began', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto('/code-practice');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('cpp');
  await paste(
    page,
    '#include <stdexcept>\nint down(int n) {\n    if (n == 20000) throw std::runtime_error("bottom");\n    return down(n + 1) + 1;\n}\nint main() {\n    return down(0);\n}\n',
  );
  await page.getByRole('button', { name: 'Run ▶' }).click();
  const rows = page.getByRole('region', { name: 'Calls' }).getByRole('listitem');
  await expect(rows).toHaveCount(3, { timeout: 120_000 });
  await expect(rows).toHaveText(['down, line 3', 'down (20000 calls in a row), line 4', 'main, line 7']);
});
