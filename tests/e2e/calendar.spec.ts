import type { Page } from '@playwright/test';
import { downloaded, expect, test } from './support/app';

const DAY = '/planyourday/events?day=2026-03-24';
const grid = (page: Page) => page.getByRole('region', { name: 'Calendar' });
const panel = (page: Page) => page.getByRole('region', { name: 'Selected day' });
const view = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const slot = (page: Page, name: string) => grid(page).getByRole('button', { name, exact: true });
const block = (page: Page, name: RegExp) => grid(page).getByRole('button', { name }).first();

async function add(page: Page, text: string) {
  const dialog = page.getByRole('dialog', { name: 'Add New Event' });
  await dialog.getByPlaceholder('Enter event details...').fill(text);
  await dialog.getByRole('button', { name: 'Add Event' }).click();
  await expect(dialog).toBeHidden();
}

async function importFile(page: Page, name: string, text: string) {
  await page.getByLabel('iCalendar file').setInputFiles({ name, mimeType: 'text/calendar', buffer: Buffer.from(text) });
}

const vevent = (...lines: string[]) => ['BEGIN:VEVENT', 'DTSTAMP:20260101T000000Z', ...lines, 'END:VEVENT'];
const file = (...lines: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');

test.describe('by mouse', () => {
  test.use({ timezoneId: 'Europe/Berlin' });

  test('an event is added, moved, drawn longer, edited, deleted and brought back, and survives a reload', async ({
    page,
  }) => {
    await page.goto(DAY);
    await expect(page.getByRole('heading', { name: 'Calendar & Events' })).toBeVisible();
    const cells = grid(page).locator('.rbc-day-bg');
    await cells.nth(24).click({ position: { x: 30, y: 80 } });
    await expect(page.getByRole('heading', { name: 'Wednesday, March 25, 2026' })).toBeAttached();
    await add(page, '<b>Interview</b>');
    const name = /^<b>Interview<\/b>, Wed, Mar 25, 9:00 AM to 10:00 AM/;
    await expect(block(page, name)).toBeVisible();

    // To another day of the month.
    await block(page, name).hover();
    await page.mouse.down();
    const to = await cells.nth(26).boundingBox();
    await page.mouse.move((to?.x ?? 0) + 40, (to?.y ?? 0) + 60, { steps: 6 });
    await page.mouse.up();
    await expect(block(page, /Fri, Mar 27, 9:00 AM to 10:00 AM/)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(block(page, name)).toBeVisible();

    // In the week: to half past two, then an hour longer, over the day on which the clocks change.
    await view(page, 'Week');
    await slot(page, 'Sun, Mar 22, 2:30 PM').scrollIntoViewIfNeeded();
    await block(page, name).hover({ position: { x: 20, y: 6 } });
    await page.mouse.down();
    const half = await slot(page, 'Tue, Mar 24, 11:30 AM').boundingBox();
    await page.mouse.move((half?.x ?? 0) + 20, (half?.y ?? 0) + 12, { steps: 8 });
    await page.mouse.up();
    await expect(block(page, /Tue, Mar 24, 11:30 AM to 12:30 PM/)).toBeVisible();
    const edge = await block(page, /11:30 AM to 12:30 PM/).boundingBox();
    await page.mouse.move((edge?.x ?? 0) + 20, (edge?.y ?? 0) + (edge?.height ?? 0) - 3);
    await page.mouse.down();
    await page.mouse.move((edge?.x ?? 0) + 20, (edge?.y ?? 0) + (edge?.height ?? 0) + 36, { steps: 8 });
    await page.mouse.up();
    await expect(block(page, /Tue, Mar 24, 11:30 AM to 1:30 PM/)).toBeVisible();

    // In its place beside the calendar.
    await block(page, /11:30 AM to 1:30 PM/).click();
    await panel(page).getByLabel('Event', { exact: true }).fill('Interview with Acme');
    await page.reload();
    await page.getByRole('button', { name: 'Next', exact: true }).waitFor();
    await page.goto(DAY);
    await panel(page).getByRole('button', { name: /^Edit/ }).click();
    await expect(panel(page).getByLabel('Event', { exact: true })).toHaveValue('Interview with Acme');
    await panel(page).getByRole('button', { name: 'Save' }).click();
    await panel(page).getByRole('button', { name: 'Delete Interview with Acme' }).click();
    await expect(block(page, /Interview with Acme/)).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect(block(page, /^Interview with Acme, Tue, Mar 24, 11:30 AM to 1:30 PM/)).toBeVisible();
  });
});

test.describe('by keyboard', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('every view, every slot, every event', async ({ page }) => {
    await page.goto('/planyourday/events?day=2026-03-06');
    await page.getByRole('button', { name: 'Agenda', exact: true }).focus();
    await page.keyboard.press('Tab');
    await expect(slot(page, 'Friday, March 6, 2026')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await expect(slot(page, 'Saturday, March 14, 2026')).toBeFocused();
    await page.keyboard.press('PageDown');
    await expect(slot(page, 'Tuesday, April 14, 2026')).toBeFocused();
    await page.keyboard.press('PageUp');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Revise graphs');
    await expect(page.getByRole('dialog').getByLabel('What is planned')).toHaveValue('Revise graphs');
    await page.keyboard.press('Tab');
    await page.getByRole('dialog').getByRole('button', { name: 'Add Event' }).press('Enter');
    await expect(slot(page, 'Saturday, March 7, 2026')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(block(page, /^Revise graphs, Sat, Mar 7, 9:00 AM to 10:00 AM/)).toBeFocused();
    await page.keyboard.press('Alt+ArrowRight');
    await expect(block(page, /^Revise graphs, Sun, Mar 8, 9:00 AM/)).toBeFocused();
    await expect(page.getByText('Revise graphs moved to Sun, Mar 8, 9:00 AM to 10:00 AM')).toBeAttached();

    // The clocks go from 2 to 3 on this day: the hour that is left out has no slot, and the block stays at nine.
    await view(page, 'Week');
    await block(page, /^Revise graphs/).focus();
    await page.keyboard.press('Escape');
    await expect(grid(page).locator('[data-slot^="2026-03-08"]:focus')).toHaveCount(1);
    await slot(page, 'Sun, Mar 8, 9:00 AM').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Alt+ArrowDown');
    await expect(block(page, /^Revise graphs, Sun, Mar 8, 9:30 AM to 10:30 AM/)).toBeFocused();
    await page.keyboard.press('Alt+Shift+ArrowDown');
    await expect(block(page, /9:30 AM to 11:00 AM/)).toBeFocused();

    await view(page, 'Work Week');
    await slot(page, 'Fri, Mar 13, 10:00 AM').focus();
    await page.keyboard.press('ArrowRight');
    await expect(slot(page, 'Mon, Mar 16, 10:00 AM')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(slot(page, 'Mon, Mar 16, 9:30 AM')).toBeFocused();
    await page.keyboard.press('Home');
    await expect(slot(page, 'Monday, March 16, 2026, all day')).toBeFocused();

    await view(page, 'Day');
    await slot(page, 'Mon, Mar 16, 2:00 PM').focus();
    await page.keyboard.press('Space');
    await page.keyboard.type('Call');
    await page.getByRole('dialog').getByRole('button', { name: 'Add Event' }).press('Enter');
    await expect(block(page, /^Call, Mon, Mar 16, 2:00 PM to 3:00 PM/)).toBeVisible();
    await page.keyboard.press('PageUp');
    await expect(page.getByRole('heading', { name: 'Sunday, March 15, 2026' }).first()).toBeVisible();

    await page.goto('/planyourday/events?day=2026-03-06');
    await view(page, 'Agenda');
    await page.keyboard.press('Tab');
    await expect(block(page, /^Revise graphs/)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(block(page, /^Call/)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(panel(page).getByLabel('Event', { exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await block(page, /^Call/).focus();
    await page.keyboard.press('Delete');
    await expect(block(page, /^Call/)).toHaveCount(0);
  });
});

test.describe('a series, by keyboard alone', () => {
  test.use({ timezoneId: 'Europe/Berlin' });

  test('one of it, that and all after it, and all are moved and deleted, over a change of the clocks and reloads', async ({
    page,
  }) => {
    const shown = (name: string) => page.getByRole('dialog', { name });
    const choose = async (name: string, scope: string) => {
      await expect(shown(name).getByRole('button', { name: 'This event' })).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      const button = shown(name).getByRole('button', { name: scope });
      for (let n = 0; n < 3; n += 1) {
        await page.keyboard.press('Tab');
        if (await button.evaluate((one) => one === document.activeElement)) break;
      }
      await expect(button).toBeFocused();
      await page.keyboard.press('Enter');
    };
    const to = (name: RegExp) => block(page, name).focus();
    await page.goto('/planyourday/events?day=2026-03-03');
    await slot(page, 'Tuesday, March 3, 2026').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('Standup');
    const adding = shown('Add New Event');
    await adding.getByLabel('Repeats').focus();
    await page.keyboard.type('Custom');
    const tuesday = adding.getByRole('checkbox', { name: 'Tuesday' });
    await expect(tuesday).toBeChecked();
    await adding.getByRole('checkbox', { name: 'Thursday' }).press('Space');
    await adding.getByLabel('Ends', { exact: true }).focus();
    await page.keyboard.type('after');
    await expect(adding.getByText('Repeats weekly on Tuesday and Thursday, 10 times.')).toBeVisible();
    await adding.getByRole('button', { name: 'Add Event' }).press('Enter');
    await expect(grid(page).getByRole('button', { name: /^Standup/ })).toHaveCount(10);

    // Escape leaves all as it was; then this one alone.
    await to(/^Standup, Tue, Mar 10/);
    await page.keyboard.press('Alt+ArrowRight');
    await expect(shown('Move “Standup”').getByRole('button', { name: 'This event' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(block(page, /^Standup, Tue, Mar 10/)).toBeFocused();
    await page.keyboard.press('Alt+ArrowRight');
    await choose('Move “Standup”', 'This event');
    await expect(block(page, /^Standup, Wed, Mar 11, 9:00 AM/)).toBeFocused();
    await page.reload();

    // From the 24th on a day later: over the 29th, when the clocks change.
    await to(/^Standup, Tue, Mar 24/);
    await page.keyboard.press('Alt+ArrowRight');
    await choose('Move “Standup”', 'This and following events');
    await expect(block(page, /^Standup, Wed, Mar 25, 9:00 AM/)).toBeFocused();
    await expect(page.getByText('Standup and all after it moved to Wed, Mar 25, 9:00 AM to 10:00 AM')).toBeAttached();
    await expect(block(page, /^Standup, Fri, Apr 3, 9:00 AM/)).toBeVisible();
    await expect(block(page, /^Standup, Tue, Mar 17, 9:00 AM/)).toBeVisible();
    await page.reload();

    // All of the first part, the changed one of it too.
    await to(/^Standup, Thu, Mar 5/);
    await page.keyboard.press('Alt+ArrowLeft');
    await choose('Move “Standup”', 'All events');
    await expect(block(page, /^Standup, Wed, Mar 4, 9:00 AM/)).toBeFocused();
    for (const day of ['Mon, Mar 2', 'Tue, Mar 10', 'Mon, Mar 16', 'Wed, Mar 18', 'Wed, Mar 25', 'Fri, Apr 3'])
      await expect(block(page, new RegExp(`^Standup, ${day}, 9:00 AM`))).toBeVisible();
    await page.reload();

    await to(/^Standup, Wed, Apr 1/);
    await page.keyboard.press('Delete');
    await choose('Delete “Standup”', 'This and following events');
    await expect(block(page, /^Standup, Fri, Apr 3/)).toHaveCount(0);
    await to(/^Standup, Wed, Mar 18/);
    await page.keyboard.press('Delete');
    await choose('Delete “Standup”', 'All events');
    await expect(grid(page).getByRole('button', { name: /^Standup/ })).toHaveCount(2);
    await page.getByRole('button', { name: 'Undo' }).last().press('Enter');
    await expect(block(page, /^Standup, Tue, Mar 10, 9:00 AM/)).toBeVisible();
    await page.reload();
    await expect(grid(page).getByRole('button', { name: /^Standup/ })).toHaveCount(8);
  });
});

test.describe('files', () => {
  test.use({ timezoneId: 'Asia/Kolkata' });

  test('a file in with a preview, bad events told, a second import that doubles nothing, and out again', async ({
    page,
  }) => {
    await page.goto(DAY);
    await importFile(page, 'notes.ics', 'Dear Sir, <script>alert(1)</script>');
    await expect(page.getByRole('alert')).toContainText('It contains no events');
    const team = file(
      ...vevent(
        'UID:1',
        'DTSTART;TZID=Europe/Berlin:20260324T100000',
        'DTEND;TZID=Europe/Berlin:20260324T110000',
        'SUMMARY:Team <img src=x onerror=alert(1)>',
        'RRULE:FREQ=WEEKLY',
        'X-OWN:kept',
      ),
      ...vevent('UID:2', 'DTSTART:20260324T100000Z', 'DTEND:20260324T090000Z', 'SUMMARY:Backwards'),
      ...vevent('UID:3', 'DTSTART;TZID=Mars/Base:20260325T100000', 'RRULE:FREQ=DAILY', 'SUMMARY:Endless'),
      ...vevent('UID:4', 'DTSTART;VALUE=DATE:20260326', `SUMMARY:${'long '.repeat(20_000)}`),
    );
    await importFile(page, 'team.ics', team);
    const preview = page.getByRole('region', { name: 'Preview of the import' });
    await expect(preview).toContainText('“team.ics”: 3 new, 0 updated, 0 unchanged, 1 refused');
    await expect(preview).toContainText('Its end is before its start. “Backwards”, line');
    await expect(preview.getByRole('button', { name: 'Import' })).toBeDisabled();
    await preview.getByLabel('Zone “Mars/Base”').selectOption('UTC');
    await preview.getByRole('button', { name: 'Import' }).click();
    await expect(preview).toHaveCount(0);
    // Ten o'clock in Berlin, before its clocks change and after.
    await page.goto(DAY);
    await expect(panel(page)).toContainText('2:30 PM to 3:30 PM');
    await expect(panel(page)).toContainText('repeats weekly');
    await page.goto('/planyourday/events?day=2026-03-31');
    await expect(panel(page)).toContainText('1:30 PM to 2:30 PM');

    await importFile(page, 'team.ics', team);
    await preview.getByLabel('Zone “Mars/Base”').selectOption('UTC');
    await expect(preview).toContainText('0 new, 0 updated, 3 unchanged, 1 refused');
    await expect(preview.getByRole('button', { name: 'Nothing to import' })).toBeDisabled();
    await preview.getByRole('button', { name: 'Cancel' }).click();
    const { text } = await downloaded(page, () => page.getByRole('button', { name: 'Export' }).click());
    expect(text).toContain('X-OWN:kept');
    expect(text).toContain('DTSTART;TZID=Europe/Berlin:20260324T100000');
    expect(text).toContain('TZID:Europe/Berlin');
  });
});

test.describe('by touch', () => {
  test.use({ timezoneId: 'Europe/Berlin', hasTouch: true, viewport: { width: 400, height: 900 } });

  test('a long press lifts the event it rests on; a swipe scrolls', async ({ page }) => {
    await page.goto(DAY);
    await page.getByRole('button', { name: 'Add Event' }).click();
    await add(page, 'Interview');
    const touch = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
    await block(page, /^Interview/).scrollIntoViewIfNeeded();
    const from = await block(page, /^Interview/).boundingBox();
    const to = await grid(page).locator('[data-day="2026-03-26"]').boundingBox();
    if (!from || !to) throw new Error('not on screen');
    await send('touchStart', from.x + 10, from.y + 8);
    await expect(page.locator('.calendar-ghost')).toContainText('Interview');
    for (let n = 1; n <= 5; n += 1)
      await send(
        'touchMove',
        from.x + 10 + ((to.x + 20 - from.x - 10) * n) / 5,
        from.y + 8 + ((to.y + 60 - from.y - 8) * n) / 5,
      );
    await send('touchEnd');
    await expect(block(page, /^Interview, Thu, Mar 26, 9:00 AM/)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
