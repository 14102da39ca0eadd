import type { Page } from '@playwright/test';
import { test as base, expect } from './support/app';
import { startBuiltServer } from './support/built-server';
import { answerByKeyboard } from './support/study';

type Server = Awaited<ReturnType<typeof startBuiltServer>>;

const test = base.extend<{ server: Server }>({
  server: async ({ browserName: _ }, use) => {
    const server = await startBuiltServer();
    await use(server);
    await server.stop();
  },
  // The browser itself notes what it could not fetch.
  expectedErrors: async ({ browserName: _ }, use) => use([/Failed to load resource/, /net::ERR_/]),
});
test.use({ serviceWorkers: 'allow', timezoneId: 'Europe/Berlin' });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const HOUR = 3_600_000;

test('offline: a wish with a slip becomes a plan, edited, time in the calendar, a missed block moved, a topic learnt by a quiz, one progress everywhere', async ({
  page,
  server,
}) => {
  test.setTimeout(180_000);
  const now = new Date('2026-11-23T12:00:00+01:00');
  await page.clock.install({ time: now });
  await page.goto(`${server.url}/jobs?add`);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
  });
  await server.stop();

  // The job that it is for.
  await page.getByLabel('Posting', { exact: true }).fill('Frontend developer\n\nRequirements\n- React\n- TypeScript');
  await button(page, 'Read the posting').click();
  await button(page, 'Keep this job').click();
  await expect(page).toHaveURL(/\/jobs\/job-/);

  // The wish, with a slip.
  await page.goto(`${server.url}/personalized-roadmap`);
  const wish = page.getByLabel('What do you want to learn?');
  await wish.fill('raect');
  await page.getByText('Did you mean').getByRole('button').click();
  await expect(wish).toHaveValue('React');
  await button(page, 'Next').click();
  await page.getByLabel('How long do you have?').fill('4 weeks, 6 hours a week');
  await button(page, 'Next').click();
  await button(page, 'Next').click();
  await button(page, 'Generate Roadmap').click();
  const topics = page.getByRole('region', { name: 'Technologies and topics' });
  await expect(topics.getByLabel('State of State and events')).toHaveValue('not-started');

  // Edited: the topic that matters for the job comes with more hours.
  await button(page, 'Edit topics').click();
  const hours = page.getByLabel('Hours for State and events');
  const before = Number(await hours.inputValue());
  await hours.fill(String(before + 1));
  await hours.press('Enter');
  await button(page, 'Done editing').click();
  await expect(page.locator('[data-topic="react/state-and-events"]')).toContainText(`${before + 1} h`);

  // Into the calendar; the first block is missed, and gets a new place.
  await button(page, 'Put it into my calendar').click();
  await button(page, /^Put \d+ blocks into my calendar$/).click();
  await expect(page.getByRole('region', { name: 'In your calendar' })).toContainText(/blocks ahead/);
  await page.clock.setSystemTime(new Date(now.getTime() + 11 * HOUR));
  await page.goto(`${server.url}/home`);
  const missed = page.getByRole('region', { name: 'Missed study' }).getByRole('listitem');
  await expect(missed.first()).toContainText('Learn: ');
  const count = await missed.count();
  await missed
    .first()
    .getByRole('button', { name: /^Move it to / })
    .click();
  await expect(missed).toHaveCount(count - 1);

  // The topic is learnt by a quiz.
  await page.goto(`${server.url}/study?on=react/state-and-events`);
  await page.getByRole('radio', { name: 'Beginner' }).focus();
  await page.keyboard.press('Enter');
  const step = page.getByText(/^Step \d+ of \d+$/);
  while (!(await page.getByRole('heading', { name: 'Finished' }).isVisible())) {
    const at = await step.innerText();
    if (!(await button(page, 'Ask me').isVisible())) {
      await answerByKeyboard(page, true);
      await expect(button(page, 'Next')).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(page.getByText(at, { exact: true })).toBeHidden();
  }
  await expect(page.getByText('due again in 3 days').first()).toBeVisible();
  await button(page, 'Mark the topic as done').click();
  await expect(page.getByText('The topic “State and events” is marked as done.')).toBeVisible();

  // One progress: in the subject, in the plan, and for the job.
  await page.goto(`${server.url}/roadmap/react`);
  await expect(
    page.getByRole('group', { name: 'Status of State and events' }).getByRole('radio', { name: 'Done' }),
  ).toBeChecked();
  await page.goto(`${server.url}/personalized-roadmap?tab=saved`);
  await page
    .getByRole('button', { name: /^React/ })
    .first()
    .click();
  await expect(topics.getByLabel('State of State and events')).toHaveValue('done');
  await page.goto(`${server.url}/jobs`);
  await page.getByRole('link', { name: 'Frontend developer' }).first().click();
  const react = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'React', exact: true }) });
  await expect(react).toContainText('On the way');
  await expect(react).toContainText('Learn: ');
  await page.clock.setSystemTime(new Date(now.getTime() + 4 * 24 * HOUR));
  await page.goto(`${server.url}/home`);
  await expect(page.getByRole('region', { name: /^\d+ cards? due$/ })).toBeVisible();
});
