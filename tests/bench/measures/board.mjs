import { chosen, medianOf, p95Of, required } from '../support/figures.mjs';
import { PANGEA, pangeaPage } from '../support/pangea-page.mjs';

export const CARDS = 2000;
const ROUNDS = 5;
const KEYS = 30;
/** Steps of the pointer in a drag, and milliseconds between two. */
const STEPS = 110;
const EVERY = 16;
/** Milliseconds after a drop in which its work counts. */
const AFTER_DROP = 120;
/** The most milliseconds a frame may take on average while dragging: 60 a second, and 50 at a quarter of the speed. */
const FRAME = new Map([
  [1, 1000 / 60],
  [4, 1000 / 50],
]);
const LAST = { selector: '[data-task]', text: `task number ${CARDS - 1}` };

const LISTS = ['To Do', 'In Progress', 'Completed'];
const markdown = LISTS.map((list, of) => {
  const tasks = Array.from({ length: CARDS }, (_, n) => n).filter((n) => n % LISTS.length === of);
  return `# ${list}\n${tasks.map((n) => `- [${of === 2 ? 'x' : ' '}] task number ${n}`).join('\n')}`;
}).join('\n');

export async function fill({ page }) {
  await page.getByRole('button', { name: 'Clear the samples' }).click();
  await page
    .getByLabel('File of tasks')
    .setInputFiles({ name: 'tasks.md', mimeType: 'text/markdown', buffer: Buffer.from(markdown) });
  await page.getByRole('button', { name: /^Import [\d,]+ tasks$/ }).click();
  await page.getByText(`task number ${CARDS - 1}`).waitFor({ state: 'attached' });
  // What is being written to disk would be in the figures.
  await page.waitForTimeout(4000);
}

/** The two boards, each with its own words for the same thing. */
const app = {
  name: 'board',
  handle: (n) => `[data-handle][aria-label="Drag task number ${n}"]`,
  list: '[data-list="inProgress"]',
  dragged: () => '[data-layer="lifted"]',
  spoken: '[data-voice]',
  position: (n) => `position ${n} of`,
  async show(visit) {
    await visit.page.getByRole('link', { name: 'Plan Your Day' }).click();
    const link = visit.page.getByRole('link', { name: 'Manage Tasks' });
    await link.waitFor();
    return visit.timed('click', LAST, () => link.click());
  },
};
const pangea = {
  name: '@hello-pangea/dnd',
  handle: (n) => `[data-task="task number ${n}"]`,
  list: '[data-list="inProgress"]',
  dragged: (n) => `[data-task="task number ${n}"][data-dragging="true"]`,
  spoken: '[id^="rfd-announcement"]',
  position: (n) => `to position ${n}`,
  async show(visit) {
    const button = visit.page.getByRole('button', { name: 'Show' });
    if ((await visit.page.locator('[data-task]').count()) > 0) await button.click();
    return visit.timed('click', LAST, () => button.click());
  },
};

const taskSeconds = async ({ protocol }) => {
  const { metrics } = await protocol.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value;
};
const centre = async ({ page }, selector) => {
  const box = await page.locator(selector).first().boundingBox();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** One drag by mouse from the first list over the second and down it; gives milliseconds a frame, and the drop's work. */
async function drag(visit, board, card) {
  const { page, protocol } = visit;
  await protocol.send('Performance.enable', { timeDomain: 'threadTicks' });
  // The lists whole in sight, from their beginnings: a page that scrolls beneath the pointer would take the list from under
  // it, and the card would be put back.
  await page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight);
    for (const list of document.querySelectorAll('[data-list]')) list.scrollTop = 0;
  });
  await page.waitForTimeout(300);
  const from = await centre(visit, board.handle(card));
  const list = await page.locator(board.list).boundingBox();
  const to = { x: list.x + list.width / 2, y: list.y + list.height * 0.6 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 8, from.y + 8);
  await page.mouse.move(from.x + 16, from.y + 12);
  await page.waitForTimeout(300);
  const lifted = page.locator(board.dragged(card)).first();
  await lifted.waitFor({ state: 'attached', timeout: 5000 }).catch(() => {
    throw new Error(`${board.name}: nothing is dragged`);
  });
  await page.evaluate(() => {
    const frames = [];
    globalThis.benchFrames = frames;
    const tick = (at) => {
      if (globalThis.benchFrames !== frames) return;
      frames.push(at);
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  const start = performance.now();
  for (let n = 1; n <= STEPS; n += 1) {
    await page.waitForTimeout(Math.max(0, start + n * EVERY - performance.now()));
    const wave = Math.sin(n / 12) * 120;
    await page.mouse.move(from.x + ((to.x - from.x) * Math.min(n, 40)) / 40, to.y + wave);
  }
  const frames = await page.evaluate(() => {
    const all = globalThis.benchFrames;
    globalThis.benchFrames = null;
    return all;
  });
  const before = await taskSeconds(visit);
  await page.mouse.up();
  await page.waitForTimeout(AFTER_DROP);
  const work = ((await taskSeconds(visit)) - before) * 1000;
  await page.waitForTimeout(900);
  const rest = page.locator(
    `${board.list} [aria-label="Drag task number ${card}"], ${board.list} [data-task="task number ${card}"]`,
  );
  if ((await rest.count()) === 0) throw new Error(`${board.name}: the card was not dropped in the other list`);
  return { frame: (frames.at(-1) - frames[0]) / (frames.length - 1), work };
}

/** A card lifted by keyboard and moved down, key by key: milliseconds from each key to the paint. */
async function keyMoves(visit, board, card) {
  const { page } = visit;
  await page.locator(board.handle(card)).first().focus();
  await page.keyboard.press('Space');
  await page.waitForTimeout(300);
  const samples = [];
  for (let n = 1; n <= KEYS; n += 1) {
    const sought = { selector: board.spoken, text: board.position(n + 1) };
    const { elapsed } = await visit.timed('keydown', sought, () => page.keyboard.press('ArrowDown'));
    if (n > 5) samples.push(elapsed);
    await page.waitForTimeout(60 + ((n * 7) % 16));
  }
  await page.keyboard.press('Escape');
  await page.waitForTimeout(900);
  return samples;
}

async function measured(visit, board) {
  const target = (limit) => (board === app ? limit : null);
  const { name } = board;
  const shown = [];
  for (let n = -1; n < ROUNDS; n += 1) {
    const { elapsed } = await board.show(visit);
    await visit.page.waitForTimeout(500);
    if (n >= 0) shown.push(elapsed);
  }
  const figures = [
    medianOf(
      `${name}, ${CARDS} cards: shown`,
      shown,
      'ms',
      target(required(150)),
      'click to the paint of the last card',
    ),
  ];
  figures.push(
    p95Of(
      `${name}: keyboard move painted, p95`,
      await keyMoves(visit, board, 0),
      'ms',
      target(required(20)),
      'keydown to the end of the frame',
    ),
  );
  // The keys have scrolled the list.
  await board.show(visit);
  await visit.page.waitForTimeout(500);
  let card = 3;
  for (const [slowdown, frame] of FRAME) {
    await visit.slow(slowdown);
    const drags = [];
    for (let n = 0; n < ROUNDS; n += 1) {
      drags.push(await drag(visit, board, card));
      card += LISTS.length;
    }
    const title = `CPU ${slowdown}×`;
    figures.push(
      medianOf(
        `${name}: a frame while dragging, ${title}`,
        drags.map((one) => one.frame),
        'ms',
        // A frame more or less in two seconds is the machine's.
        target(chosen(frame * 1.02, slowdown === 1 ? 'required 60/s' : 'required 50/s')),
        'mean of the frames of a drag',
      ),
      medianOf(
        `${name}: main-thread work of a drop, ${title}`,
        drags.map((one) => one.work),
        'ms',
        target(slowdown === 1 ? required(50) : null),
        `processor time of the page’s tasks in the ${AFTER_DROP} ms after the release`,
      ),
    );
  }
  await visit.slow(1);
  return figures;
}

/** The task board with two thousand cards beside a board of @hello-pangea/dnd with as many, in the same run. */
export const name = 'board';
export async function run({ lab }) {
  const prepare = await pangeaPage();
  const own = await lab.during('/planyourday/tasks', {}, async (visit) => {
    await fill(visit);
    return measured(visit, app);
  });
  const beside = await lab.during(PANGEA, { prepare }, (visit) => measured(visit, pangea));
  return [...own, ...beside];
}
