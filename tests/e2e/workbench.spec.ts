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
