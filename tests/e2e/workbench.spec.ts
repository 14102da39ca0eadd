import type { Page } from '@playwright/test';
import { expect, test } from './support/app';
import { expectAccessible } from './support/axe';

const code = (page: Page) => page.getByRole('textbox', { name: 'Code editor' });
const output = (page: Page) => page.getByRole('log', { name: 'Output of the program' });
const widthOf = async (page: Page, name: string) =>
  (await page.getByRole('region', { name, exact: true }).boundingBox())?.width ?? 0;

test('the parts are parted anew by pointer and keyboard, and are found so again', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/code-practice');
  const border = page.getByRole('separator', { name: 'Width of the editor' });
  const before = await widthOf(page, 'Editor');
  const box = await border.boundingBox();
  if (!box) throw new Error('No border.');
  await page.mouse.move(box.x + 6, box.y + 300);
  await page.mouse.down();
  await page.mouse.move(box.x + 106, box.y + 300, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => Math.abs((await widthOf(page, 'Editor')) - before - 100)).toBeLessThan(6);
  await expect(border).toHaveAttribute('aria-valuenow', /^6\d$/);

  const rows = page.getByRole('separator', { name: 'Height of the editor' });
  await rows.focus();
  await page.keyboard.press('Shift+ArrowDown');
  await expect(rows).toHaveAttribute('aria-valuenow', '67');
  await expectAccessible(page);
  const kept = await widthOf(page, 'Editor');
  await page.reload();
  await expect(rows).toHaveAttribute('aria-valuenow', '67');
  expect(Math.abs((await widthOf(page, 'Editor')) - kept)).toBeLessThan(2);

  // Beside each other nowhere: nothing to move.
  await page.setViewportSize({ width: 375, height: 800 });
  await expect(page.getByRole('separator')).toHaveCount(0);
});

test('full screen: nothing around it is seen or reached, Escape closes what is open before it leaves, the focus stays', async ({
  page,
}) => {
  await page.goto('/code-practice');
  const nav = page.getByRole('link', { name: 'Home', exact: true });
  await expect(nav).toBeVisible();
  await page.getByRole('button', { name: 'Full screen' }).click();
  await expect(nav).toBeHidden();
  const bench = await page.locator('[data-fills]').boundingBox();
  const size = page.viewportSize();
  expect(bench).toMatchObject({ x: 0, y: 0, width: size?.width, height: size?.height });
  await expectAccessible(page);

  await code(page).focus();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('pri');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(nav).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(nav).toBeVisible();
  await expect(code(page)).toBeFocused();
});

test('the line that is typed for a program is as wide as the output', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/code-practice');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('javascript');
  await code(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText("console.log('Hello, ' + readline());\n");
  await page.getByRole('checkbox', { name: 'Type it while the program runs' }).check();
  await page.getByRole('button', { name: 'Run ▶' }).click();
  const line = page.getByRole('textbox', { name: 'Line for the program' });
  await expect(line).toBeFocused({ timeout: 30_000 });
  const [pane, typed] = [await output(page).boundingBox(), await line.boundingBox()];
  expect((pane?.width ?? 0) - (typed?.width ?? 0)).toBeLessThan(20);
  await page.keyboard.type('Ada\n');
  await expect(output(page)).toContainText('Hello, Ada');
});

test('mistakes are underlined while typing, told at F8, and gone when mended; nothing is fetched for that, and a run comes first', async ({
  page,
}) => {
  test.setTimeout(180_000);
  page.setDefaultTimeout(60_000);
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/toolchain/')) fetched.push(request.url());
  });
  const type = async (text: string) => {
    await code(page).focus();
    await page.keyboard.press('ControlOrMeta+a');
    // As a paste: Chromium gives what is inserted over marked words the look of those, as a style that the page forbids.
    await code(page).evaluate((element, pasted) => {
      const data = new DataTransfer();
      data.setData('text/plain', pasted);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    }, text);
  };
  const marks = page.locator('.cm-lintRange-error');
  const count = page.getByRole('button', { name: /while typing/ });
  await page.goto('/code-practice');

  // The compiler is offered, and typing alone does not bring it: that is what Run is for.
  await type('int main(void) {\n    retrun 0;\n}\n');
  await expect.poll(() => page.evaluate(() => document.querySelectorAll('.cm-line').length)).toBe(4);
  expect(fetched).toEqual([]);
  const run = page.getByRole('button', { name: 'Run ▶' });
  await run.click();
  await expect(output(page)).toContainText('Not built', { timeout: 60_000 });
  await expect(marks).toHaveText(['retrun']);
  const afterRun = fetched.length;

  await type(
    '#include <stdio.h>\n\nint main(void) {\n    int größe = 3;\n    printf("%d\\n", groesse);\n    return 0;\n}\n',
  );
  await expect(marks).toHaveText(['groesse']);
  await expect(count).toHaveText(/^1 error/);
  await expect(page.locator('.cm-lint-marker-error')).toHaveCount(1);
  await expectAccessible(page);
  await code(page).focus();
  await page.keyboard.press('F8');
  await expect(page.locator('.cm-announced')).toContainText("Error, line 5: use of undeclared identifier 'groesse'");
  await expect(page.locator('.cm-tooltip-lint')).toContainText('undeclared identifier');
  await page.keyboard.insertText('größe');
  await expect(marks).toHaveCount(0);
  await expect(count).toHaveCount(0);
  // Pressed at once after a key: the run is what is seen.
  await page.keyboard.insertText(' ');
  await run.click();
  await expect(output(page)).toContainText('3');
  await expect(output(page)).toContainText('Exit code 0');
  expect(fetched.length).toBe(afterRun);

  for (const [language, greeting, wrong, mark] of [
    ['javascript', "console.log('ready');\n", 'const a = 1;\nconst a = 2;\n', /./],
    ['typescript', "console.log('ready');\n", "const count: number = 'three';\nconsole.log(count);\n", /count/],
    ['python', "print('ready')\n", "print('never')\nif True print(1)\n", /./],
  ] as const) {
    await page.getByRole('combobox', { name: 'Language' }).selectOption(language);
    await type(greeting);
    await run.click();
    await expect(output(page)).toContainText('ready', { timeout: 60_000 });
    await expect(run).toBeEnabled();
    const before = fetched.length;
    await type(wrong);
    await expect(marks.first()).toHaveText(mark);
    await expect(count).toBeVisible();
    await type(greeting);
    await expect(marks).toHaveCount(0);
    expect(fetched.length).toBe(before);
  }
});
