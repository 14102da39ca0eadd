import type { Page, Route } from '@playwright/test';
import { downloaded, expect, letReach } from './support/app';
import { expectAccessible } from './support/axe';
import { type ModelServer, REFUSALS, test } from './support/model';

test.use({ expectedErrors: async ({ browserName: _ }, use) => use([...REFUSALS]) });

const ENCODER = /\/coach-[\w-]+\.bin$/;
const APOLOGY = 'Sorry, I encountered an error. Please try again.';
const box = (page: Page) => page.getByPlaceholder('Ask anything about your studies...');
const chat = (page: Page) => page.getByRole('region', { name: 'Chat', exact: true });
const answers = (page: Page) => chat(page).getByRole('article', { name: 'AI Assistant' });

async function ask(page: Page, question: string) {
  await box(page).fill(question);
  await page.keyboard.press('Enter');
}

/** Chooses the loopback model, and goes to the tutor without a reload. */
async function withModel(page: Page, server: ModelServer) {
  await letReach(page, server.url);
  await page.goto('/settings');
  await page.getByLabel('Provider').selectOption('OpenAI-compatible');
  await page.getByLabel('API base URL').fill(server.openAiUrl);
  await page.getByLabel('Model', { exact: true }).fill('fake-ok');
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder('Find anything, or a command').fill('tutor');
  await page.keyboard.press('Enter');
  await box(page).waitFor();
}

test('without a model: asked, answered on this device, kept over a reload, downloaded, deleted and brought back', async ({
  page,
}) => {
  await page.goto('/esmoai');
  await box(page).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'What is Big O notation?' }).click();
  await expect(answers(page)).toHaveCount(1);
  await expect(chat(page).getByRole('button', { name: 'Read aloud' })).toBeVisible();
  await expect(answers(page)).toContainText('Built-in coach');
  const answer = await answers(page).locator('.prose-elevate p').first().innerText();
  await box(page).fill('not yet sent');
  await page.reload();
  await expect(answers(page)).toHaveCount(1);
  await expect(answers(page)).toContainText(answer);
  await expect(box(page)).toHaveValue('not yet sent');
  await expectAccessible(page);

  const file = await downloaded(page, () => page.getByTitle('Download Chat').click());
  expect(file.name).toMatch(/^ai-chat-.+\.md$/);
  expect(file.text).toMatch(
    /^# AI Learning Assistant Chat\n\n## You\n\nWhat is Big O notation\?\n\n## AI Assistant\n\n/,
  );

  const list = page.getByRole('list', { name: 'Conversations' });
  await list.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByText('Ask about what you are learning')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await list.getByRole('button', { name: /^What is Big O/ }).click();
  await expect(answers(page)).toHaveCount(1);
});

test('with a model: streams, stops, is edited, continues, and each failure is shown with Retry', async ({
  page,
  server,
}) => {
  await withModel(page, server);
  server.script({
    text: 'A **heap** is a tree.\n\n```c\nint *p;\n```\n\n<img src=x onerror=alert(1)> [x](javascript:alert(1))',
  });
  await ask(page, 'What is a heap?');
  await expect(chat(page).getByRole('button', { name: 'Copy code' })).toBeVisible();
  await expect(answers(page).last().locator('img, script, a[href^="javascript"]')).toHaveCount(0);
  await expect(answers(page).last().getByRole('link', { name: 'x', exact: true })).toHaveCount(0);
  await expect(answers(page).last()).toContainText('<img src=x onerror=alert(1)>');

  server.script('stall');
  await ask(page, 'And a stack?');
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
  await expect(answers(page).last()).toContainText('Your resume');
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(chat(page).getByText(/You stopped the reply/)).toBeVisible();
  const [stalled] = server.generations().slice(-1);
  await stalled?.closed;
  expect(stalled?.left).toBe(true);
  expect(stalled?.json).toMatchObject({
    messages: [{ role: 'system' }, { content: 'What is a heap?' }, { role: 'assistant' }, { content: 'And a stack?' }],
  });

  for (const [scenario, words] of [
    ['429', /Wait 42 seconds/],
    ['cut', /What you entered and what came in is kept/],
    ['empty', /without any text/],
    ['503', /503/],
  ] as const) {
    server.script([scenario]);
    await chat(page).getByRole('button', { name: 'Retry' }).click();
    const alert = chat(page).getByRole('alert').last();
    await expect(alert).toContainText(APOLOGY);
    await expect(alert).toContainText(words);
  }
  server.script(['max-tokens', 'ok']);
  await chat(page).getByRole('button', { name: 'Retry' }).click();
  await chat(page).getByRole('button', { name: 'Continue' }).click();
  await expect(chat(page).getByRole('button', { name: 'Ask again' })).toBeVisible();
  await expect(chat(page).getByText('The reply reached its length limit.')).toHaveCount(0);

  server.script(['ok']);
  await chat(page).getByRole('button', { name: 'Edit question' }).first().click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('What is a queue?');
  await page.keyboard.press('Enter');
  await expect(answers(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Open it' }).click();
  await expect(chat(page).getByRole('heading', { name: 'What is a heap? (before the edit)' })).toBeVisible();
  await expect(chat(page).getByText('And a stack?')).toBeVisible();
});

test('a reply begins at its first line in sight and stays there, on a phone too; the text box is in sight', async ({
  page,
  server,
}) => {
  await withModel(page, server);
  const long = (name: string) =>
    Array.from({ length: 40 }, (_, n) => `${name}, paragraph ${n + 1}, of a few words.`).join('\n\n');
  for (const [size, name] of [
    [{ width: 1280, height: 800 }, 'First'],
    [{ width: 375, height: 740 }, 'Second'],
    [{ width: 1280, height: 800 }, 'Third'],
  ] as const) {
    await page.setViewportSize(size);
    server.script({ text: long(name) });
    await ask(page, `${name} question?`);
    const line = (n: number) => chat(page).getByText(`${name}, paragraph ${n}, of a few words.`);
    await expect(line(40)).toBeAttached();
    await expect(chat(page).getByRole('button', { name: 'Ask again' })).toBeAttached();
    await expect(line(1)).toBeInViewport();
    await expect(line(40)).not.toBeInViewport();
    // Its question is at the top of the list.
    const place = await chat(page)
      .getByRole('region', { name: 'Messages' })
      .evaluate((list) => {
        const question = [...(list.querySelector('ol')?.children ?? [])].at(-2);
        return question ? question.getBoundingClientRect().top - list.getBoundingClientRect().top : Number.NaN;
      });
    expect(Math.abs(place)).toBeLessThanOrEqual(16);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(box(page)).toBeInViewport({ ratio: 1 });
    await chat(page).getByRole('button', { name: 'Jump to latest' }).click();
    await expect(line(40)).toBeInViewport();
  }
});

test('the encoder of meaning comes with the first question; where it cannot be had, words alone answer', async ({
  page,
}) => {
  const fetched: number[] = [];
  page.on('response', (response) => {
    if (ENCODER.test(response.url())) fetched.push(response.status());
  });
  const gone = (route: Route) => route.fulfill({ status: 404 });
  const answered = (count: number) => expect(chat(page).getByRole('button', { name: 'Read aloud' })).toHaveCount(count);
  await page.context().route(ENCODER, gone);
  await page.goto('/esmoai');
  await box(page).waitFor();
  expect(fetched).toEqual([]);
  await ask(page, 'What is a closure?');
  await answered(1);
  await expect(answers(page).last()).toContainText('A closure is a function');
  expect(fetched).toEqual([404]);
  await page.context().unroute(ENCODER, gone);
  await ask(page, 'What is Big O notation?');
  await answered(2);
  await ask(page, 'What is a hash map?');
  await answered(3);
  expect(fetched).toEqual([404, 200]);
});

test('a quiz without a model ends with a way to study mode on its card', async ({ page }) => {
  await page.goto('/esmoai');
  await ask(page, 'Quiz me on closures in JavaScript');
  await expect(answers(page).last()).toContainText('Question 1 of');
  await ask(page, 'stop');
  await chat(page).getByRole('link', { name: 'Go on in Study mode' }).click();
  await expect(page).toHaveURL(/\/study\?on=frontend%2Fclosures$/);
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(page.getByText(/^Step 1 of \d+$/)).toBeVisible();
});

test('a reload in the middle of a reply keeps what came in and offers Retry; a huge or deeply nested reply is harmless', async ({
  page,
  server,
}) => {
  await withModel(page, server);
  server.script('stall');
  await ask(page, 'What is a heap?');
  await expect(answers(page)).toContainText('Your resume');
  await page.reload();
  await expect(chat(page).getByText(/What came in until then is kept/)).toBeVisible();
  await expect(answers(page)).toContainText('Your resume');

  server.script([{ text: `${'> '.repeat(1000)}deep\n\nafter`, whole: true }]);
  await chat(page).getByRole('button', { name: 'Retry' }).click();
  await expect(chat(page).getByText(/nests too deep/)).toBeVisible();
  await expect(chat(page).getByText('after', { exact: true })).toBeVisible();

  server.script([{ text: 'word '.repeat(200_000), whole: true }]);
  await ask(page, 'Longer');
  await expect(chat(page).getByRole('button', { name: 'Show all 1,000,000 characters' })).toBeVisible();
  await ask(page, 'x'.repeat(5000));
  await expect(chat(page).getByRole('button', { name: 'Show all 5,000 characters' })).toBeVisible();
});

test('by the keyboard alone, on a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto('/esmoai');
  await box(page).focus();
  await page.keyboard.type('What is Big O notation?');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.press('Enter');
  await expect(answers(page)).toHaveCount(1);
  await expect(box(page)).toBeFocused();
  const tabTo = async (name: RegExp, key = 'Shift+Tab') => {
    for (let presses = 0; presses < 40; presses += 1) {
      const label = await page.evaluate(() =>
        (document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '').trim(),
      );
      if (name.test(label)) return;
      await page.keyboard.press(key);
    }
    throw new Error(`${key} does not lead to ${name}`);
  };
  await tabTo(/^Edit question$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Edit your question' })).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('How does binary search work?');
  await page.keyboard.press('Enter');
  await expect(chat(page).getByRole('heading', { name: 'How does binary search work?' })).toBeVisible();
  await expect(page.getByText(/The earlier version is kept as/).first()).toBeVisible();
  await tabTo(/^Conversations$/);
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Conversations' });
  await expect(drawer).toBeVisible();
  await expect(drawer.getByRole('list').getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  await tabTo(/^What is Big O notation\? \(before the edit\)/, 'Tab');
  await page.keyboard.press('Enter');
  await expect(drawer).toBeHidden();
  await expect(chat(page).getByRole('heading', { name: 'What is Big O notation? (before the edit)' })).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
