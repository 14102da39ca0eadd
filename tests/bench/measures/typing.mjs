import { EMPTY, serveEmpty } from '../support/empty-page.mjs';
import { medianOf, reading, required } from '../support/figures.mjs';
import { typeAtPace } from '../support/keys.mjs';
import { percentile } from '../support/statistics.mjs';

const ROUNDS = 7;
/** Keys a second, and keys in a round. */
const PACES = [
  [10, 40],
  [25, 75],
];
/** By how many milliseconds the p95 may lie over the empty page's, at each slowdown. */
const BEYOND = new Map([
  [1, 2],
  [4, 6],
]);
/** Main-thread work of a key, in those of the empty page. */
const WORK = 1.4;
const field = ({ page }) => page.getByRole('textbox', { name: 'Type the words' });

/** A fresh test of 300 seconds with the field focused; gives this many characters of what is to be typed. */
async function freshTest(app, count) {
  await field(app).press('Escape');
  const words = await app.page.locator('[aria-label="Words to type"] > *').allTextContents();
  return words.join(' ').slice(0, count);
}

async function openTest(app) {
  await field(app).waitFor();
  await app.page.getByRole('spinbutton', { name: 'Custom duration in seconds' }).fill('300');
  await app.page.getByRole('button', { name: 'Set', exact: true }).click();
  await field(app).click();
}

/** How many of the typed characters the test took: those of words done right, and of the word that is begun. */
const taken = ({ page }) =>
  page.evaluate(() => {
    const words = [...document.querySelectorAll('[aria-label="Words to type"] > *')];
    const done = words.filter((word) => word.dataset.view === 'right');
    const begun = document.querySelector('input[aria-label="Type the words"]').value;
    const right = words[done.length].textContent.startsWith(begun) ? begun.length : 0;
    return done.reduce((sum, word) => sum + word.textContent.length + 1, right);
  });

/** Both pages once, one after the other, with the same keys. */
async function roundOf({ app, empty, pace, count, emptyFirst }) {
  const text = await freshTest(app, count);
  await field(empty).fill('');
  // The pointer rests on both: after a layout the browser looks what is under it, and that is work too.
  await field(empty).click();
  const result = {};
  for (const name of emptyFirst ? ['empty', 'app'] : ['app', 'empty']) {
    const visit = name === 'app' ? app : empty;
    await visit.page.bringToFront();
    result[name] = await typeAtPace(visit, text, pace);
  }
  const arrived = Math.min(await taken(app), result.app.paints.length);
  return { ...result, lost: count - arrived };
}

function figuresOf(rounds, slowdown, pace) {
  const p95 = ({ paints }) => percentile(paints, 0.95);
  const title = `${pace} keys a second, CPU ${slowdown}×`;
  const paint = 'keydown to the end of the frame; p95 of each round';
  const work = (page) => rounds.map((round) => round[page].work);
  return [
    medianOf(
      `typing test: keystroke to paint, p95, ${title}`,
      rounds.map(({ app }) => p95(app)),
      'ms',
      null,
      paint,
    ),
    medianOf(
      `empty page: the same, ${title}`,
      rounds.map(({ empty }) => p95(empty)),
      'ms',
      null,
      paint,
    ),
    medianOf(
      `typing test over the empty page, p95, ${title}`,
      rounds.map(({ app, empty }) => p95(app) - p95(empty)),
      'ms',
      required(BEYOND.get(slowdown)),
      'difference of the two in the same round',
    ),
    medianOf(
      `typing test: main-thread work per key, ${title}`,
      work('app'),
      'ms',
      null,
      'processor time of the page’s tasks',
    ),
    medianOf(`empty page: the same work, ${title}`, work('empty'), 'ms', null, 'processor time of the page’s tasks'),
    medianOf(
      `typing test: work in those of the empty page, ${title}`,
      rounds.map(({ app, empty }) => app.work / empty.work),
      '×',
      required(WORK),
      'ratio of the two in the same round',
    ),
  ];
}

async function compare(app, empty) {
  const figures = [];
  let lost = 0;
  let keys = 0;
  for (const slowdown of BEYOND.keys()) {
    for (const page of [app, empty]) await page.slow(slowdown);
    for (const [pace, count] of PACES) {
      const rounds = [];
      // The round before the first is for code to be compiled and caches to be filled.
      for (let n = -1; n < ROUNDS; n++) {
        const round = await roundOf({ app, empty, pace, count, emptyFirst: n % 2 === 0 });
        lost += round.lost;
        keys += count;
        if (n >= 0) rounds.push(round);
      }
      figures.push(...figuresOf(rounds, slowdown, pace));
    }
  }
  return [...figures, reading('typing test: keystrokes lost', lost, '', required(0), `of ${keys} in all of these`)];
}

/** The typing test beside an empty page with one input, in turns, so that the machine's noise falls on both. */
export const name = 'typing';
export const run = ({ lab }) =>
  lab.during('/typing-test', {}, async (app) => {
    await openTest(app);
    return lab.during(EMPTY, { prepare: serveEmpty }, (empty) => compare(app, empty));
  });
