import type { Page } from '@playwright/test';
import { expect, test } from './support/app';
import { violationsOf } from './support/axe';

const code = (page: Page) => page.getByRole('textbox', { name: 'Code editor' });
const output = (page: Page) => page.getByRole('log', { name: 'Output of the program' });
const files = (page: Page) => page.getByRole('navigation', { name: 'Files of the program' });
const tab = (page: Page, name: string) => files(page).getByRole('button', { name });

/** Puts a text in place of the one in the editor, by the editor's own way of taking pasted text. */
async function paste(page: Page, text: string) {
  await code(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await code(page).evaluate((element, pasted) => {
    const data = new DataTransfer();
    data.setData('text/plain', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, text);
}

/** By keyboard: the button is reached and pressed, and the name typed into the dialog that opens. */
async function add(page: Page, name: string, text: string) {
  await page.getByRole('button', { name: 'Add a file to the program' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add a file to the program' });
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(tab(page, name)).toHaveAttribute('aria-current', 'true');
  await paste(page, text);
}

const HEADER = '#ifndef LIST_H\n#define LIST_H\nint *make(int n);\nint sum(const int *a, int n);\n#endif\n';
const LIST = `#include "list.h"
#include <stdlib.h>
int *make(int n) { return calloc(n, sizeof(int)); }
int sum(const int *a, int n) {
  int s = 0;
  for (int i = 0; i <= n; i++) s += a[i];
  return s;
}
`;
const MAIN = `#include <stdio.h>
#include "list.h"
int main(void) {
  int *a = make(3);
  a[0] = 4;
  printf("%d\\n", sum(a, 3));
}
`;

test('a program of three files: a fault and a mistake lead to their file; a reload and another tab keep all', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  await page.goto('/code-practice');
  await add(page, 'list.h', HEADER);
  await add(page, 'list.c', LIST);
  await tab(page, 'main.c').click();
  await paste(page, MAIN);
  await page.getByRole('button', { name: 'Run ▶' }).click();
  await expect(output(page)).toContainText('heap buffer overflow', { timeout: 120_000 });
  await output(page).getByRole('button', { name: 'Go to line 6 of list.c' }).click();
  await expect(tab(page, 'list.c')).toHaveAttribute('aria-current', 'true');
  await expect(code(page)).toBeFocused();
  await expect(page.locator('.cm-activeLine')).toContainText('i <= n');
  await output(page).getByRole('button', { name: 'line 6', exact: true }).click();
  await expect(tab(page, 'main.c')).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('.cm-activeLine')).toContainText('sum(a, 3)');

  await tab(page, 'list.c').click();
  await paste(page, LIST.replace('i <= n', 'i < n'));
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(output(page)).toContainText('1 block (12 bytes) from line 3 of list.c', { timeout: 60_000 });

  // What is wrong in a header is seen while it is typed, from whichever file is open.
  await tab(page, 'list.h').click();
  await paste(page, HEADER.replace('int sum', 'imt sum'));
  await expect(page.getByText(/error while typing/)).toBeVisible({ timeout: 60_000 });
  await expect(tab(page, 'list.h has errors')).toBeVisible();
  await tab(page, 'main.c').click();
  await page.getByRole('button', { name: /error while typing/ }).click();
  await expect(tab(page, 'list.h')).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('.cm-activeLine')).toContainText('imt sum');
  expect(await violationsOf(page)).toEqual([]);

  await page.reload();
  await tab(page, 'list.h').click();
  await expect(code(page)).toContainText('imt sum');
  const other = await context.newPage();
  await other.goto('/code-practice');
  await tab(other, 'list.h').click();
  await paste(other, HEADER);
  await expect(code(page)).toContainText('int sum');
  await expect(code(page)).not.toContainText('imt sum');
  await other.close();
});

for (const width of [375, 1440])
  test(`at ${width} px the files of a program fit, however many and long their names are`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/code-practice');
    for (const name of ['list.h', 'list.c', `${'a_name_that_is_long_'.repeat(2)}of_a_header.h`, 'z.h'])
      await add(page, name, '// x\n');
    await expect(tab(page, 'z.h')).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.screenshot({ path: `/tmp/files-${width}.png` });
  });
