import type { Page } from '@playwright/test';
import { downloaded, expect, test } from './support/app';
import { expectAccessible } from './support/axe';

test.use({ timezoneId: 'Europe/Berlin' });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const toast = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Put it into my calendar' });
const topics = (page: Page) => page.getByRole('region', { name: 'Technologies and topics' });
/** A toast, which is announced as well. */
const said = (page: Page, words: string | RegExp) => expect(page.getByText(words).first()).toBeVisible();
const PUT = /^Put \d+ blocks into my calendar$/;

test('a plan becomes time: shown, made, undone, made again, ticked off there and done here, missed and moved', async ({
  page,
}) => {
  // A Monday, at noon.
  await page.clock.install({ time: new Date('2026-11-23T12:00:00+01:00') });
  await page.goto('/personalized-roadmap');
  await page.getByLabel('What do you want to learn?').fill('React');
  await button(page, 'Next').click();
  await page.getByLabel('How long do you have?').fill('4 weeks, 6 hours a week');
  await button(page, 'Next').click();
  await button(page, 'Next').click();
  await button(page, 'Generate Roadmap').click();
  await expect(page.getByRole('heading', { name: 'Your Personalized Roadmap' })).toBeVisible();

  await button(page, 'Put it into my calendar').click();
  await expect(dialog(page).getByText(/Nothing is in your calendar yet/)).toBeVisible();
  await dialog(page).getByLabel('Hours on Tuesday').fill('25');
  await expect(dialog(page).getByText(/A day has 24 hours, and Tuesday is to have 25/)).toBeVisible();
  await expect(button(page, 'Put it into my calendar').last()).toBeDisabled();
  await button(page, 'Monday to Friday').click();
  await expect(dialog(page).getByLabel('Hours on Tuesday')).toHaveValue('1.5');
  await expect(dialog(page).getByLabel('Hours on Sunday')).toHaveValue('');
  const blocks = dialog(page).getByRole('list', { name: 'Blocks' }).getByRole('listitem');
  await expect(blocks.first()).toContainText(/Mon, Nov 23.*6:00 PM/);
  await expect(blocks.filter({ hasText: /Sat|Sun/ })).toHaveCount(0);
  const ics = await downloaded(page, () => button(page, 'As .ics').click());
  expect(ics.name).toBe('study-plan.ics');
  expect(ics.text.match(/BEGIN:VEVENT/g)?.length).toBeGreaterThan(5);
  expect((await downloaded(page, () => button(page, 'As Markdown').click())).text).toContain(
    '## Monday, November 23, 2026',
  );
  await expectAccessible(page);

  await dialog(page).getByRole('button', { name: PUT }).click();
  await said(page, /study blocks in your calendar/);
  await expect(page.getByRole('region', { name: 'In your calendar' })).toBeVisible();
  await toast(page, 'Undo').click();
  await expect(page.getByRole('region', { name: 'In your calendar' })).toHaveCount(0);

  await button(page, 'Put it into my calendar').click();
  await button(page, 'Monday to Friday').click();
  await dialog(page).getByRole('button', { name: PUT }).click();
  const time = page.getByRole('region', { name: 'In your calendar' });
  await expect(time).toContainText(/blocks ahead/);
  const first = topics(page).getByRole('listitem').first();
  const name = (await first.getByRole('combobox').getAttribute('id')) ?? '';
  const label = await page.locator(`label[for="${name}"]`).textContent();
  const topic = (label ?? '').replace(/^State of /, '');
  await expect(first).toContainText('Planned: Nov 23, 2026, 6:00 PM');
  await expectAccessible(page);
  const planned = await downloaded(page, () => button(page, 'Blocks as .ics').click());
  expect(planned.text).toContain('BEGIN:VEVENT');

  // To the calendar and back, to the topic itself.
  await first.getByRole('link', { name: 'Nov 23, 2026, 6:00 PM' }).click();
  const day = page.getByRole('region', { name: 'Selected day' });
  await expect(day.getByRole('form', { name: 'Edit event' })).toBeVisible();
  await button(page, 'Cancel').click();
  await day.getByRole('link', { name: 'Open the topic in the roadmap' }).first().click();
  await expect(topics(page).locator('[data-topic]:focus')).toContainText(topic);

  // Every block of the first topic is ticked off in the calendar: done there is done here.
  const count = Number(
    /of (\d+) blocks? done/.exec((await topics(page).locator('[data-topic]:focus').textContent()) ?? '')?.[1],
  );
  expect(count).toBeGreaterThan(0);
  await page.goto('/planyourday/events');
  const boxes = day.getByRole('checkbox', { name: `Done: Learn: ${topic}` });
  let ticked = 0;
  for (let step = 0; ticked < count && step < 30; step += 1) {
    const date = new Date(Date.UTC(2026, 10, 23 + step)).toISOString().slice(0, 10);
    await page.goto(`/planyourday/events?day=${date}`);
    await expect(page.getByRole('heading', { name: 'Calendar & Events' })).toBeVisible();
    for (let n = 0, here = await boxes.count(); n < here; n += 1) {
      await boxes.nth(n).click();
      await expect(boxes.nth(n)).toBeChecked();
      ticked += 1;
      if (ticked === 1 && count > 1)
        await said(page, `1 of ${count} blocks of “${topic}” is done: you are learning it`);
    }
  }
  await said(page, new RegExp(`of “${topic}” (is|are) done: the topic is done in`));
  await toast(page, 'Undo').last().click();
  await expect(boxes.last()).not.toBeChecked();
  await boxes.last().click();
  await expect(boxes.last()).toBeChecked();
  await said(page, /the topic is done in/);
  await page.goto('/personalized-roadmap?tab=saved');
  await page.getByRole('button', { name: /^React 1 of/ }).click();
  await expect(topics(page).getByLabel(`State of ${topic}`)).toHaveValue('done');

  // Two days later the block of a day was missed: Home, the planner, the calendar and the roadmap offer it a new place.
  const next = topics(page).getByRole('listitem').nth(1);
  const when = /Planned: (\w+ \d+, 2026, [\d:]+\s[AP]M)/.exec((await next.textContent()) ?? '')?.[1] ?? '';
  const start = new Date(`${when.replace(/\s(?=[AP]M)/, ' ')} GMT+0100`);
  await page.clock.setSystemTime(new Date(start.getTime() + 3 * 3_600_000));
  const missed = page.getByRole('region', { name: 'Missed study' });
  for (const address of ['/home', '/planyourday', '/planyourday/events']) {
    await page.goto(address);
    await expect(missed.getByRole('listitem').first()).toContainText('Learn: ');
  }
  await page.goto('/personalized-roadmap?tab=saved');
  await page.getByRole('button', { name: /^React 1 of/ }).click();
  const row = missed.getByRole('listitem').first();
  await expect(row).toContainText('was ');
  await expectAccessible(page);
  const before = await missed.getByRole('listitem').count();
  const move = row.getByRole('button', { name: /^Move it to / });
  const place = /^Move it to (.*?[AP]M)/.exec((await move.textContent()) ?? '')?.[1] ?? '';
  await move.click();
  await said(page, `moved to ${place}.`);
  await expect(missed.getByRole('listitem')).toHaveCount(before - 1);
  await toast(page, 'Undo').last().click();
  await expect(missed.getByRole('listitem')).toHaveCount(before);
  await row.getByRole('button', { name: /^Let it go/ }).click();
  await said(page, 'is out of your calendar.');
  await toast(page, 'Undo').last().click();
  await row.getByRole('button', { name: /^Move it to / }).click();
  await expect(missed.getByRole('listitem')).toHaveCount(before - 1);

  // A topic that is done by hand lets its blocks go.
  await topics(page)
    .getByLabel(/^State of /)
    .nth(2)
    .selectOption('done');
  const third = topics(page).getByRole('listitem').nth(2);
  await expect(third).toContainText('Still in your calendar');
  await third.getByRole('button', { name: /^Take (it|them) out/ }).click();
  await expect(third).not.toContainText('Still in your calendar');
  await page.reload();
  await expect(page.getByRole('region', { name: 'Technologies and topics' })).toBeVisible();
});
