import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { medianOf, reading, required } from '../support/figures.mjs';
import { PLAIN, plainCalendar } from '../support/plain-calendar.mjs';

const EVENTS = 10_000;
const IN_WEEK = 1000;
const ROUNDS = 5;
const DAY = 86_400_000;
const TITLE = 'section[aria-label="Calendar"] h2';

const two = (n) => String(n).padStart(2, '0');
const compact = (date) =>
  `${date.getFullYear()}${two(date.getMonth() + 1)}${two(date.getDate())}T${two(date.getHours())}${two(date.getMinutes())}00`;

/** Events of an hour: this many spread evenly over two years around March 2026, or over one week of it. */
const startsOf = (count, from, days) =>
  Array.from({ length: count }, (_, n) => {
    const date = new Date(from.getTime() + Math.floor((n * days) / count) * DAY);
    date.setHours(7 + (n % 14), (n % 2) * 30);
    return date;
  });
const YEARS = startsOf(EVENTS, new Date(2025, 2, 1), 730);
const WEEK = startsOf(IN_WEEK, new Date(2026, 2, 15), 7);

const fileOf = (starts) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...starts.flatMap((start, n) => [
      'BEGIN:VEVENT',
      `UID:bench-${n}`,
      'DTSTAMP:20260101T000000Z',
      `DTSTART:${compact(start)}`,
      `DTEND:${compact(new Date(start.getTime() + 3_600_000))}`,
      `SUMMARY:Event number ${n}`,
      'LOCATION:Room 4350',
      'DESCRIPTION:What it is about\\, and who comes.',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n');

/** From the disk: what Playwright hands over by itself is unpacked by the page, and counts as its work. */
const choose = (page, path) => page.getByLabel('iCalendar file').setInputFiles(path);

/** From the choice of a file to its preview; whether it told how far it was; the longest task of the page meanwhile. */
async function importOf(visit, folder, starts) {
  const { page } = visit;
  const path = join(folder, `${starts.length}.ics`);
  writeFileSync(path, fileOf(starts));
  const from = await page.evaluate(() => performance.now());
  const { elapsed } = await visit.timed(
    'change',
    { selector: 'section[aria-label="Preview of the import"]', text: 'new' },
    () => choose(page, path),
  );
  const longest = Math.max(0, ...(await visit.longTasksSince(from)));
  await page.getByRole('region', { name: 'Preview of the import' }).getByRole('button', { name: 'Import' }).click();
  await page.getByText(`${starts.length} events added`).first().waitFor();
  // What is being written to disk would be in the figures; and the import has turned to its next event.
  await page.waitForTimeout(3000);
  await page.reload();
  await page.locator('.rbc-event').first().waitFor();
  return { elapsed, longest };
}

/** From the press of a button to the frame with what it brings. */
async function pressed(visit, name, brings) {
  const { elapsed } = await visit.timed('click', { selector: TITLE, text: brings }, () =>
    visit.page.getByRole('button', { name, exact: true }).click(),
  );
  return elapsed;
}

async function own(visit, folder) {
  const { page } = visit;
  const read = await importOf(visit, folder, YEARS);
  const months = [];
  const shown = [];
  await page.getByRole('button', { name: 'Month', exact: true }).click();
  for (let n = 0; n < ROUNDS; n += 1) {
    const month = await page.locator(TITLE).first().textContent();
    await page.getByRole('button', { name: 'Agenda', exact: true }).click();
    shown.push(await pressed(visit, 'Month', month));
    const date = new Date(`1 ${month}`);
    date.setMonth(date.getMonth() + 1);
    months.push(await pressed(visit, 'Next', date.toLocaleString('en-US', { month: 'long', year: 'numeric' })));
  }
  return { read, months, shown };
}

async function week(visit, folder) {
  const { page } = visit;
  await importOf(visit, folder, WEEK);
  const shown = [];
  for (let n = 0; n < ROUNDS; n += 1) {
    await page.getByRole('button', { name: 'Month', exact: true }).click();
    shown.push(await pressed(visit, 'Week', '–'));
  }
  return shown;
}

/** The plain page with the same events: from the state to the painted frame. */
async function plain(page) {
  const timed = (code, data) =>
    page.evaluate(
      async ([run, starts]) => {
        const events = starts.map((start, id) => ({
          id,
          title: `Event number ${id}`,
          start: new Date(start),
          end: new Date(start + 3_600_000),
        }));
        const from = performance.now();
        // What a page would do in a click.
        if (run === 'next') globalThis.nextMonth();
        else globalThis.plain({ events, on: true, view: run });
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        return performance.now() - from;
      },
      [code, data],
    );
  const years = YEARS.map(Number);
  const result = { shown: [], next: [], week: [] };
  for (let n = 0; n < ROUNDS; n += 1) {
    await page.evaluate(() => globalThis.plain({ on: false }));
    result.shown.push(await timed('month', years));
    result.next.push(await timed('next', []));
  }
  await page.evaluate(() => globalThis.plain({ date: new Date(2026, 2, 17) }));
  for (let n = 0; n < ROUNDS; n += 1) {
    await page.evaluate(() => globalThis.plain({ on: false }));
    result.week.push(await timed('week', WEEK.map(Number)));
  }
  return result;
}

/** The calendar with ten thousand events beside a page that hands them all to react-big-calendar. */
export const name = 'calendar';
export async function run({ lab }) {
  const folder = mkdtempSync(join(tmpdir(), 'elevate-bench-calendar-'));
  try {
    const prepare = await plainCalendar(folder);
    const many = await lab.during('/planyourday/events?day=2026-03-15', {}, (visit) => own(visit, folder));
    const weeks = await lab.during('/planyourday/events?day=2026-03-17', {}, (visit) => week(visit, folder));
    const bare = await lab.during(PLAIN, { prepare }, ({ page }) => plain(page));
    const how = 'click to the end of the frame';
    const bareHow = 'state to the end of the frame; all events handed to react-big-calendar';
    return [
      medianOf('calendar, 10,000 events: month shown', many.shown, 'ms', required(150), how),
      medianOf('plain page: the same', bare.shown, 'ms', null, bareHow),
      medianOf('calendar, 10,000 events: next month', many.months, 'ms', required(60), how),
      medianOf('plain page: the same', bare.next, 'ms', null, bareHow),
      medianOf('calendar, 1,000 events in one week: shown', weeks, 'ms', required(250), how),
      medianOf('plain page: the same', bare.week, 'ms', null, bareHow),
      reading(
        'calendar: import of 10,000 VEVENTs',
        many.read.elapsed,
        'ms',
        required(2000),
        'file chosen to its preview, in a worker',
      ),
      reading(
        'calendar: longest task of the page meanwhile',
        many.read.longest,
        'ms',
        null,
        'long tasks of the main thread',
      ),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
