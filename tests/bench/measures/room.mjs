import { setTimeout as sleep } from 'node:timers/promises';
import { installRecogniser } from '../../support/fake-recogniser.mjs';
import { EMPTY, serveEmpty } from '../support/empty-page.mjs';
import { chosen, medianOf, p95Of, reading, required, worstOf } from '../support/figures.mjs';
import { dueAt } from '../support/keys.mjs';
import { memoryOf } from '../support/memory.mjs';
import { installRecorder, installRoom, storedFiles } from '../support/room-page.mjs';

/** `BENCH_LONG=1`: ten minutes of clock and thirty of recording as they pass, in place of the shortened ones. */
const LONG = process.env.BENCH_LONG === '1';
const ROOM = '/interview/SDE-1';
const UPDATE = required(16);
const DRIFT = required(50);
const MINUTE = 60_000;
/** Ten updates a second, for twenty seconds. */
const TIMES = Array.from({ length: 200 }, (_, n) => dueAt(n, 100));
/** Words of an answer of thirteen minutes. */
const LONG_ANSWER = 2000;
const SENTENCE = 'one two three four five six seven eight nine ten eleven twelve';

const button = ({ page }, name) => page.getByRole('button', { name, exact: true });
const listening = {
  async prepare(page) {
    await page.addInitScript(installRecogniser);
    await page.addInitScript(installRoom);
  },
};
const hears = ({ page }) => page.waitForFunction(() => globalThis.isHeard());

/** Starts the clock by a click whose time is known, and with it the camera, the recording and the recogniser. */
async function startRecording(visit) {
  await button(visit, 'Start without webcam').waitFor();
  await visit.page.evaluate(() => globalThis.room.watchClock());
  await button(visit, 'Start without webcam').click();
  await button(visit, 'Turn Webcam On').click();
  await visit.page.getByText('Recording', { exact: true }).waitFor();
  await hears(visit);
}

const updates = ({ page }, times = TIMES) => page.evaluate((at) => globalThis.room.updateTranscript(at), times);
const fill = ({ page }) =>
  page.evaluate(
    ([sentence, count]) => {
      for (let n = 0; n < count; n++) globalThis.say(`${sentence} ${n}`, true);
    },
    [SENTENCE, LONG_ANSWER / 12],
  );

const ofUpdates = (name, samples, target, how) => [
  medianOf(`${name}, p50`, samples, 'ms', null, how),
  p95Of(`${name}, p95`, samples, 'ms', target, how),
];

/** The whole room at work: camera, recording, clock and ten updates a second. */
const atWork = (lab) =>
  lab.during(ROOM, listening, async (visit) => {
    await startRecording(visit);
    const first = await updates(visit);
    await fill(visit);
    const late = await updates(visit, TIMES.slice(0, 120));
    const rest = (LONG ? 10 * MINUTE : MINUTE / 2) - (await visit.page.evaluate(() => globalThis.room.elapsed()));
    if (rest > 0) await sleep(rest);
    const clock = (await visit.page.evaluate(() => globalThis.room.changes)).map(({ late: ms }) => Math.abs(ms));
    const how = 'recogniser’s result to the end of the frame with the word; camera on, recording, 10 updates a second';
    return [
      ...ofUpdates('room: transcript update to paint', first, UPDATE, how),
      ...ofUpdates('room: the same with 2,000 words there', late, UPDATE, how),
      worstOf(
        `room: countdown drift in ${LONG ? '10 minutes' : '30 s'}`,
        clock,
        'ms',
        DRIFT,
        'each shown second against the time since the click, during the above',
      ),
    ];
  });

const listeningAlone = (lab) =>
  lab.during(ROOM, listening, async (visit) => {
    await button(visit, 'Listen').click();
    await hears(visit);
    return ofUpdates('room: transcript update to paint, no camera', await updates(visit), UPDATE, 'listening alone');
  });

/** What the browser alone takes for the same, with the same picture beside it. */
const empty = (lab) =>
  lab.during(
    EMPTY,
    { prepare: (page) => Promise.all([serveEmpty(page), listening.prepare(page)]) },
    async ({ page }) => {
      const samples = await page.evaluate((times) => globalThis.room.updateEmpty(times), TIMES);
      return ofUpdates('empty page with a camera: the same', samples, null, 'the words put into a paragraph');
    },
  );

/** Steps of the page's clock, in milliseconds, ten minutes in all; timers fire only at the end of each. */
const STEPS = [
  // A page whose timers come up to 170 ms late, for four minutes.
  ...Array.from({ length: 2000 }, (_, n) => 70 + ((n * 61) % 101)),
  // In the background: a wake-up a second, and after some minutes one a minute.
  ...Array.from({ length: 120 }, () => 1000),
  ...Array.from({ length: 4 }, () => MINUTE),
];

/** Ten minutes on a clock that is moved by the bench: what is wrong after each step, and when it is let run again. */
const tenMinutes = (lab) => {
  const prepare = async (page) => {
    await page.clock.install();
    await listening.prepare(page);
  };
  return lab.during(ROOM, { prepare }, async (visit) => {
    const { page } = visit;
    await button(visit, 'Start without webcam').waitFor();
    await page.evaluate(() => globalThis.room.watchClock());
    await button(visit, 'Start without webcam').click();
    const overdue = [];
    for (const step of STEPS) {
      await page.clock.fastForward(step);
      overdue.push(await page.evaluate(() => globalThis.room.overdue()));
    }
    const minutes = (await page.evaluate(() => globalThis.room.elapsed())) / MINUTE;
    if (minutes < 10) throw new Error(`the clock was moved by ${minutes} minutes, not by ten`);
    const before = await page.evaluate(() => globalThis.room.changes.length);
    await page.waitForFunction((n) => globalThis.room.changes.length >= n, before + 5);
    const after = await page.evaluate(
      (n) => globalThis.room.changes.slice(n).map(({ late }) => Math.abs(late)),
      before,
    );
    return [
      worstOf(
        'room: countdown behind, 10 minutes of late timers',
        overdue,
        'ms',
        DRIFT,
        'a clock moved in steps of 70 ms to 1 minute; overdue second after each',
      ),
      worstOf('room: countdown drift after these 10 minutes', after, 'ms', DRIFT, 'the next seconds in real time'),
    ];
  });
};

/** Thirty minutes of recording: a piece each five seconds, at 664 kbit/s. */
const PIECES = 360;
const PIECE = 415_000;
const QUESTIONS = 7;
/** Readings are taken after this many pieces: the first when code is compiled and pools are filled. */
const READINGS = [PIECES / 10, PIECES / 2, PIECES];

/** Five seconds of the session: words guessed and settled, a piece of the recording, sometimes the next question. */
async function fiveSeconds(visit, n) {
  const { page } = visit;
  const heard = `${SENTENCE} ${n}`;
  for (const share of [0.3, 0.6])
    await page.evaluate((text) => globalThis.say(text, false), heard.slice(0, heard.length * share));
  await page.evaluate((text) => globalThis.say(text, true), heard);
  if (LONG) await sleep(5000 - 50);
  else await page.evaluate((size) => globalThis.recordPiece(size), PIECE);
  if (n % Math.ceil(PIECES / QUESTIONS) === 0 && n < PIECES) await button(visit, 'Next Question').click();
  await sleep(50);
}

async function memory(lab) {
  const prepare = async (page) => {
    await listening.prepare(page);
    if (!LONG) await page.addInitScript(installRecorder);
  };
  const taken = await lab.during(ROOM, { prepare, onDisk: true }, async (visit) => {
    await startRecording(visit);
    const readings = [];
    for (let n = 1; n <= PIECES; n++) {
      await fiveSeconds(visit, n);
      if (READINGS.includes(n)) readings.push(await memoryOf(visit));
    }
    const { count, bytes } = await visit.page.evaluate(storedFiles);
    if (count < PIECES - 2) throw new Error(`${count} pieces of the recording are stored, not ${PIECES}`);
    return { readings, megabytes: bytes / 1_048_576 };
  });
  const [start, middle, end] = taken.readings;
  const how = LONG
    ? `30 minutes as they pass, ${taken.megabytes.toFixed(0)} MB recorded`
    : `the pieces and words of 30 minutes in some 40 s: ${PIECES} pieces, ${taken.megabytes.toFixed(0)} MB in the database, 4,700 words, stand-in recorder`;
  const figures = [];
  for (const [key, title, limit] of [
    ['heap', 'JS heap', 1],
    ['page', 'private memory of the page', 10],
    ['browser', 'private memory of the whole browser', null],
  ]) {
    if (start[key] === null) continue;
    figures.push(
      reading(`room: ${title}, start`, start[key], 'MB', null, `after ${READINGS[0]} pieces; ${how}`),
      reading(`room: ${title}, middle`, middle[key], 'MB', null, `after ${READINGS[1]} pieces`),
      reading(`room: ${title}, end`, end[key], 'MB', null, `after ${READINGS[2]} pieces`),
      reading(
        `room: ${title}, growth from middle to end`,
        end[key] - middle[key],
        'MB',
        limit && chosen(limit, 'required: flat'),
        'after garbage collection',
      ),
    );
  }
  return figures;
}

/** The interview room: words on screen as they are said, a clock that keeps time, memory that stays. */
export const name = 'room';
export async function run({ lab }) {
  const figures = [];
  for (const take of [atWork, listeningAlone, empty, tenMinutes, memory]) figures.push(...(await take(lab)));
  return figures;
}
