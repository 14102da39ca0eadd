import type { Page } from '@playwright/test';
import { downloaded, expect, test } from './support/app';
import { expectAccessible } from './support/axe';
import { answerByKeyboard, heading } from './support/study';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const step = (page: Page) => page.getByText(/^Step \d+ of \d+$/);
const days = (count: number) => count * 24 * 60 * 60 * 1000;

test('a topic by keyboard: level and goal once, a card, a wrong answer and right ones, marked as done, due in three days', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/study?on=react/state-and-events');
  await expect(page.getByRole('heading', { name: 'Before you begin' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Beginner' }).focus();
  await page.keyboard.press('Enter');

  let asked = 0;
  let cards = 0;
  let reloaded = false;
  while (!(await page.getByRole('heading', { name: 'Finished' }).isVisible())) {
    await expect(step(page)).toBeVisible();
    const at = await step(page).innerText();
    if (await button(page, 'Ask me').isVisible()) {
      cards += 1;
      await page.keyboard.press('Enter');
    } else {
      asked += 1;
      await answerByKeyboard(page, asked !== 2);
      await expect(page.getByRole('status').filter({ hasText: asked === 2 ? 'Not yet.' : 'Right.' })).toBeVisible();
      if (asked === 2) {
        // The place and the answer are still there after a reload; the address still names the topic.
        await expectAccessible(page);
        await page.clock.runFor(3000);
        const question = await heading(page).innerText();
        await page.reload();
        await expect(heading(page)).toHaveText(question);
        await expect(step(page)).toHaveText(at);
        await expect(page.getByText('Not yet.')).toBeVisible();
        reloaded = true;
      }
      await expect(button(page, 'Next')).toBeFocused();
      await page.keyboard.press('Enter');
    }
    await expect(page.getByText(at, { exact: true })).toBeHidden();
  }
  expect([asked, cards > 0, reloaded]).toEqual([5, true, true]);
  await expect(page.getByText('4 of 5 right.')).toBeVisible();
  await expect(page.getByText('due again in 3 days').first()).toBeVisible();
  await button(page, 'Mark the topic as done').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('The topic “State and events” is marked as done.')).toBeVisible();
  await expectAccessible(page);
  const file = await downloaded(page, () => button(page, 'Download for Anki').click());
  expect(file.name).toBe('elevate-cards.txt');
  expect(file.text).toContain('#separator:tab\n#html:true\n');

  await page.goto('/roadmap/react');
  await expect(
    page.getByRole('group', { name: 'Status of State and events' }).getByRole('radio', { name: 'Done' }),
  ).toBeChecked();

  // Three days later it is due: Home says so, and level and goal are not asked for again.
  await page.clock.fastForward(days(3));
  await page.goto('/home');
  await expect(page.getByRole('region', { name: /^\d cards? due$/ })).toBeVisible();
  await page.getByRole('link', { name: 'Study', exact: true }).click();
  await button(page, 'Review as flashcards').focus();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Show the answer')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText('How well did you know it?')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('3');
  await expect(page.getByText('How well did you know it?')).toBeHidden();
});

test('nothing is made up where no card is about it; words of one’s own lead to a quiz', async ({ page }) => {
  await page.goto('/study?on=gardening');
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(page.getByText('No card is about “gardening”')).toBeVisible();
  await button(page, 'Choose something else').click();
  await page.getByLabel('A concept').fill('binary search');
  await button(page, 'Quiz me').click();
  await expect(step(page)).toHaveText('Step 1 of 5');
  await button(page, 'I don’t know').click();
  await expect(page.getByText('Not yet.')).toBeVisible();
  await button(page, 'Leave').click();
  await expect(page.getByRole('heading', { name: 'Due today' })).toBeVisible();
});
