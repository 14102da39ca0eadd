import type { Page } from '@playwright/test';
import { downloaded, expect, letReach } from './support/app';
import { expectAccessible } from './support/axe';
import { REFUSALS, test } from './support/model';

test.use({ expectedErrors: async ({ browserName: _ }, use) => use([...REFUSALS]) });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const result = (page: Page) => page.getByRole('heading', { name: 'Your Personalized Roadmap' });
const topicField = (page: Page) => page.getByLabel('What do you want to learn?');

async function toDepth(page: Page, topic = 'React', time = '6 weeks') {
  await topicField(page).fill(topic);
  await button(page, 'Next').click();
  await page.getByLabel('How long do you have?').fill(time);
  await button(page, 'Next').click();
  await button(page, 'Next').click();
}

test('by the built-in planner: reloaded in the middle, marked, downloaded, kept, removed and brought back', async ({
  page,
}) => {
  await page.goto('/personalized-roadmap');
  await topicField(page).fill('React');
  await button(page, 'Next').click();
  await page.getByLabel('How long do you have?').fill('40 hours');
  await expect(page.getByText(/^5 weeks at 8 hours a week: 40 hours, until /).first()).toBeVisible();
  await page.getByLabel('Hours a week').fill('10');
  await expect(page.getByText(/^4 weeks at 10 hours a week: 40 hours, until /).first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('How long do you have?')).toHaveValue('40 hours');
  await expect(page.getByLabel('Hours a week')).toHaveValue('10');
  await expectAccessible(page);
  await button(page, 'Next').click();
  await page.getByRole('radio', { name: 'Intermediate' }).check();
  await button(page, 'Next').click();
  await page.getByRole('radio', { name: 'Moderate' }).check();
  await button(page, 'Generate Roadmap').click();
  await expect(result(page)).toBeVisible();
  await page.getByLabel('State of State and events').selectOption('Done');
  await expectAccessible(page);
  const file = await downloaded(page, () => button(page, 'Download Roadmap').click());
  expect(file.name).toBe('react-learning-roadmap.txt');
  expect(file.text).toContain('Step-by-step guide');
  expect(file.text).toContain('[x] State and events');
  await page.reload();
  await expect(result(page)).toBeVisible();
  await expect(page.getByLabel('State of State and events')).toHaveValue('done');
  await button(page, 'Create Another Roadmap').click();
  await expect(topicField(page)).toHaveValue('');
  await page.getByRole('tab', { name: 'Your roadmaps (1)' }).click();
  await button(page, 'Actions for React').click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect(page.getByText('No roadmaps yet')).toBeVisible();
  await button(page, 'Undo').click();
  await page.getByRole('button', { name: /^React 1 of/ }).click();
  await expect(page.getByLabel('State of State and events')).toHaveValue('done');
});

test('by a model: each failure in its words, then a streamed roadmap whose links are the catalogue’s', async ({
  page,
  server,
}) => {
  await letReach(page, server.url);
  await page.goto('/settings');
  await page.getByLabel('Provider').selectOption('OpenAI-compatible');
  await page.getByLabel('API base URL').fill(server.openAiUrl);
  await page.getByLabel('Model', { exact: true }).fill('fake-ok');
  await page.goto('/personalized-roadmap');
  await toDepth(page);
  const alert = page.getByRole('alert').filter({ hasText: 'Error' });
  for (const [scenario, words] of [
    ['429', /Wait 42 seconds/],
    ['empty', /No roadmap was generated/],
    ['cut', /What you entered/],
  ] as const)
    await test.step(scenario, async () => {
      server.script([scenario]);
      await button(page, (await alert.count()) > 0 ? 'Retry' : 'Generate Roadmap').click();
      await expect(alert).toContainText(words);
    });
  const text = [
    '## Technologies and topics',
    '- **Components** (30 hours)\n  - props\n- **Hooks** (18 hours)',
    '## Step-by-step guide\n1. **Week 1: Begin** with [this](javascript:alert(1))',
    `## Additional resources\n- <img src=x onerror="document.title='ran'"> [Bad](https://evil.example)\n`,
  ].join('\n');
  server.script([{ text, delay: 5, pieceSize: 20 }]);
  await button(page, 'Retry').click();
  await expect(button(page, 'Generating...')).toBeDisabled();
  await expect(result(page)).toBeVisible();
  await expect(page.getByLabel('State of Hooks')).toHaveValue('not-started');
  const box = page.getByRole('region', { name: 'Roadmap as the model wrote it' });
  await expect(box).toContainText('Components');
  await expect(box.getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^React: / }).first()).toBeVisible();
  expect(await page.locator('a[href*="evil"], a[href^="javascript"]').count()).toBe(0);
  const [request] = server.generations().slice(-1);
  expect(request?.json).toMatchObject({ temperature: 0.7, max_tokens: 2048 });
});

test('by keyboard alone, with a topic of 5,000 characters', async ({ page }) => {
  await page.goto('/personalized-roadmap');
  await topicField(page).focus();
  await page.keyboard.insertText(`knots ${'long rope '.repeat(500)}`);
  await page.keyboard.press('Enter');
  await page.keyboard.type('whenever I like');
  await expect(page.getByText('Not understood')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: 'Beginner' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: 'Overview' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(result(page)).toBeFocused();
  await expect(page.getByText(/only its first 600 characters/)).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await page.getByRole('combobox').first().focus();
  await page.keyboard.press('l');
  await expect(page.getByRole('combobox').first()).toHaveValue('learning');
});
