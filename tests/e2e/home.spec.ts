import type { Page } from '@playwright/test';
import { downloaded, expect, test } from './support/app';
import { expectAccessible } from './support/axe';
import { focusByTab } from './support/keys';

const HOSTILE = '<img src=x onerror="window.harmed = 1"> javascript:alert(1) \u202Eright to left';

const panel = (page: Page) => page.getByRole('region', { name: 'Profile panel' });

/** The store writes within a second; a reload before that would test the wrong thing. */
const kept = async (page: Page, read: () => Promise<void>) => {
  await expect(async () => {
    await page.reload();
    await read();
  }).toPass();
};

test('the first run by the keyboard alone, left half-way, gone on with, and skipped for good', async ({ page }) => {
  await page.goto('/home');
  const path = page.getByRole('region', { name: 'Getting started' });
  const tabTo = async (name: string, role: 'button' | 'textbox' | 'radio' = 'button') => {
    const target = page.getByRole(role, { name, exact: true });
    await focusByTab(page, target);
  };
  await path.waitFor();
  await tabTo('Display name', 'textbox');
  await page.keyboard.type('Ada');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'What are you after?' })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ada' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Learning' })).toBeChecked();
  await expectAccessible(page);
  await kept(page, () => expect(page.getByRole('radio', { name: 'Learning' })).toBeChecked({ timeout: 2000 }));
  await tabTo('Continue');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'How will you get there?' })).toBeFocused();
  await tabTo('Hours a week', 'textbox');
  await page.keyboard.type('6');
  await expectAccessible(page);
  await kept(page, () => expect(page.getByLabel('Hours a week')).toHaveValue('6', { timeout: 2000 }));
  await tabTo('Continue');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your first result' })).toBeFocused();
  await expectAccessible(page);
  await tabTo('Skip');
  await page.keyboard.press('Enter');
  await expect(path).toHaveCount(0);
  await expect(page.getByText('Next best step')).toBeVisible();
  await kept(page, () =>
    expect(page.getByRole('button', { name: 'Show the first steps' })).toBeVisible({ timeout: 2000 }),
  );
  await expect(path).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ada' })).toBeVisible();
});

test('the profile: hostile text and 10,000 characters survive a reload, show and harm nothing', async ({ page }) => {
  await page.goto('/userprofile');
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await page.getByLabel('Display name').fill(HOSTILE);
  await page.getByLabel('Bio').fill('b'.repeat(10_001));
  await expect(page.getByText(/^1 too many characters\./)).toBeVisible();
  await page.getByLabel('Bio').fill(`${'long-word'.repeat(1111)}!`);
  await expect(page.getByText('10,000 of 10,000 characters.')).toBeVisible();
  await page.getByLabel('University').fill('University of London');
  await page.getByLabel('Profile views').fill('128');
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Connect Codeforces' }).click();
  await page.getByLabel('Handle on Codeforces').fill('https://codeforces.com/profile/Ada.L');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Switch to light' }).click();
  await kept(page, () => expect(page.getByRole('button', { name: 'Switch to dark' })).toBeVisible({ timeout: 2000 }));
  await expect(panel(page)).toContainText('<img src=x onerror="window.harmed = 1">');
  await expect(panel(page)).toContainText('University of London');
  expect((await panel(page).textContent())?.match(/long-word/g)).toHaveLength(1111);
  const link = page.getByRole('link', { name: 'Ada.L on Codeforces, opens in a new tab' });
  await expect(link).toHaveAttribute('href', 'https://codeforces.com/profile/Ada.L');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  }
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await expectAccessible(page);
});

test('the first typing test ends the sample: the dashboard counts it, Home shows the week, files hold it', async ({
  page,
}) => {
  await page.goto('/userprofile');
  const statistics = page.getByRole('region', { name: 'Statistics' });
  await expect(statistics.getByRole('listitem').filter({ hasText: 'Questions answered' })).toHaveText(/239\s*Sample$/);
  await expect(statistics.getByRole('listitem').filter({ hasText: 'Active days' })).toHaveText(/94\s*Sample$/);
  const ground = () => page.locator('[data-look]').evaluate((element) => getComputedStyle(element).backgroundColor);
  const dark = await ground();
  await page.getByRole('button', { name: 'Switch to light' }).click();
  expect(await ground()).not.toBe(dark);

  await statistics.getByRole('link', { name: 'Take a typing test' }).click();
  const field = page.getByRole('textbox', { name: 'Type the words' });
  await field.waitFor();
  await page.getByRole('spinbutton', { name: 'Custom duration in seconds' }).fill('1');
  await page.getByRole('button', { name: 'Set', exact: true }).click();
  await expect(page.getByRole('timer')).toHaveText('1 second left');
  await field.click();
  await page.keyboard.type('ab ');
  await page.getByRole('dialog', { name: 'Test Complete!' }).waitFor();
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Home', exact: true }).click();
  const week = page.getByRole('region', { name: 'Your week' });
  await expect(week).toContainText('1 thing done on 1 active day');
  await week.getByText('By kind').click();
  await expect(week.getByRole('row', { name: 'typing tests 1 0' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Latest results' })).toContainText('net WPM');
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  await expect(statistics.getByRole('listitem').filter({ hasText: 'Active days' })).toContainText('1');
  await expect(page.getByText('Sample')).toHaveCount(0);
  await expect(page.getByText(/1 thing done on 1 day of the last 53 weeks/)).toBeVisible();
  const file = await downloaded(page, () => page.getByRole('button', { name: 'Download CSV' }).click());
  expect(file.text).toMatch(/^day,time,kind,label,amount\r\n\d{4}-\d\d-\d\d,[^,]+,typing,1 seconds,\d+\r\n$/);
});
