import type { Page } from '@playwright/test';
import { downloaded, expect, test } from './support/app';
import { expectAccessible } from './support/axe';
import { focusByTab } from './support/keys';

const field = (page: Page) => page.getByRole('textbox', { name: 'Type the words' });
const overlay = (page: Page) => page.getByRole('dialog', { name: 'Test Complete!' });
const words = (page: Page) =>
  page.getByRole('region', { name: 'Words to type' }).locator(':scope > *').allTextContents();

async function open(page: Page, seconds?: number) {
  await page.goto('/typing-test');
  await field(page).waitFor();
  if (seconds === undefined) return;
  await page.getByRole('spinbutton', { name: 'Custom duration in seconds' }).fill(String(seconds));
  await page.getByRole('button', { name: 'Set', exact: true }).click();
  await expect(page.getByRole('timer')).toHaveText(`${seconds} seconds left`);
}

test('a whole test by mouse: typed, measured, kept over a reload, exported, removed and brought back', async ({
  page,
}) => {
  await open(page, 2);
  const asked = (await words(page)).slice(0, 3).join(' ');
  await field(page).click();
  await page.keyboard.type(`${asked} `);
  await expect(overlay(page)).toBeVisible();
  // 12 characters, all right, in 2 seconds: 12 / 5 / (2 / 60) = 72.
  await expect(overlay(page).getByRole('figure', { name: 'Words Per Minute 72' })).toBeVisible();
  await expect(overlay(page).getByRole('figure', { name: 'Net WPM 72' })).toBeVisible();
  await expect(overlay(page).getByRole('figure', { name: 'Accuracy 100%' })).toBeVisible();
  await expectAccessible(page);
  await overlay(page).getByRole('button', { name: 'Try Again' }).click();
  await expect(field(page)).toBeFocused();
  await expect(page.getByRole('timer')).toHaveText('2 seconds left');

  await page.reload();
  await expect(page.getByRole('timer')).toHaveText('2 seconds left');
  const history = page.getByRole('region', { name: 'History' });
  await expect(history).toContainText('1 result kept on this device.');
  const file = await downloaded(page, () => page.getByRole('button', { name: 'Download CSV' }).click());
  expect(file.name).toBe('elevate-typing-results.csv');
  expect(file.text.split('\r\n')[1]).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z,2,easy,72,72,100,12,12,0,,words,$/);
  await history.getByRole('button', { name: /^Remove the result of/ }).click();
  await expect(page.getByText('No results yet')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(history).toContainText('1 result kept on this device.');
});

test('a whole test by the keyboard alone', async ({ page }) => {
  await page.goto('/typing-test');
  await field(page).waitFor();
  const tabTo = async (role: 'button' | 'spinbutton' | 'radio', name: string) => {
    const target = page.getByRole(role, { name, exact: true });
    await focusByTab(page, target);
  };
  await tabTo('button', 'Settings');
  await page.keyboard.press('Enter');
  await tabTo('radio', 'Blue');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Green' })).toBeChecked();
  await page.keyboard.press('Shift+Tab');
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('spinbutton')).toBeFocused();
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('timer')).toHaveText('1 second left');
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('Shift+Tab');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('ab');
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('');
  await page.keyboard.type((await words(page))[0] ?? '');
  await expect(overlay(page)).toBeFocused();
  // Still typing when the time is over: nothing is pressed by it.
  await page.keyboard.type('and so on ');
  await expect(overlay(page)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(overlay(page)).toBeHidden();
  await expect(field(page)).toBeFocused();
});

test('no key is lost: 160 words as fast as they come, and more words appear', async ({ page }) => {
  await open(page, 300);
  const asked = (await words(page)).slice(0, 160);
  expect(await words(page)).toHaveLength(200);
  await field(page).focus();
  await page.keyboard.type(`${asked.join(' ')} `);
  await expect(page.locator('[data-view="right"]')).toHaveCount(160);
  expect(await words(page)).toHaveLength(300);
  await expect(page.locator('[data-view="now"]')).toBeInViewport();
});

test('pasted text is refused, held keys are marked, a lost focus comes back with any key', async ({ page }) => {
  await open(page, 3);
  await page.evaluate(() => {
    const input = document.querySelector<HTMLInputElement>('input[aria-label="Type the words"]');
    const data = new DataTransfer();
    data.setData('text/plain', 'pasted');
    input?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await expect(page.getByText('Pasted text is not accepted.')).toBeVisible();
  await expect(field(page)).toHaveValue('');
  await field(page).focus();
  await page.keyboard.down('a');
  await page.keyboard.down('a');
  await page.keyboard.down('a');
  await page.keyboard.up('a');
  await expect(page.getByText('Pasted text is not accepted.')).toBeHidden();
  await field(page).blur();
  await expect(page.getByRole('button', { name: 'Click here or press any key to continue' })).toBeVisible();
  await page.keyboard.press('b');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('aaab');
  await expect(overlay(page)).toContainText('2 characters came from held keys. They are counted.');
});

test('typing in the box itself: C code by lines, words that were missed come back, keys are drawn', async ({
  page,
}) => {
  await open(page, 2);
  const text = page.getByRole('combobox', { name: 'Text' });
  await text.selectOption('C code');
  await expect(text).toHaveValue('c');
  await expect(page.getByRole('timer')).toHaveText('2 seconds left');
  await page.locator('[data-box-theme]').click();
  await expect(field(page)).toBeFocused();
  await expect(page.locator('[data-focused="true"]')).toBeVisible();
  const [first = ''] = await words(page);
  await page.keyboard.type(first);
  await page.keyboard.press('Enter');
  await page.keyboard.type('# ');
  await expect(overlay(page)).toBeVisible();
  const missed = await overlay(page)
    .getByRole('region', { name: 'Missed words' })
    .locator('.font-mono')
    .allTextContents();
  await overlay(page).getByRole('button', { name: 'Practise missed and slow words' }).click();
  await expect(field(page)).toBeFocused();
  await expect(text).toHaveValue('weak');
  expect([...new Set(await words(page))].sort()).toEqual([...new Set(missed)].sort());
  const keys = page.getByRole('region', { name: 'Keys and pairs' });
  await expect(keys.getByRole('img', { name: /^Keyboard by mistakes: weakest are / })).toBeVisible();
  await keys.getByRole('button', { name: 'Speed' }).click();
  await keys.getByText('Keys and pairs, as tables').click();
  await expectAccessible(page);
});

for (const appearance of ['light', 'dark'] as const)
  test(`is accessible in each theme, ${appearance} appearance`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: appearance });
    await open(page, 60);
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await field(page).focus();
    await page.keyboard.type('ab xyz q');
    for (const theme of ['Blue', 'Green', 'Purple', 'Dark']) {
      await page.getByRole('radio', { name: theme }).check();
      await field(page).focus();
      await expectAccessible(page);
    }
  });

test('a reload in the middle of a test begins a new one, with the settings kept', async ({ page }) => {
  await open(page, 45);
  await field(page).focus();
  await page.keyboard.type('ab');
  await page.reload();
  await expect(page.getByRole('timer')).toHaveText('45 seconds left');
  await expect(field(page)).toHaveValue('');
});
