import { medianOf, p95Of, reading, required } from '../support/figures.mjs';

const TOKENS = 2000;
/** A second. */
const PACE = 100;
const MESSAGES = 200;
const RUNS = 7;
const MODEL = '/bench-model/v1';
const LAST = 'That is all there is to say about part';
const DAY = 86_400_000;
const FIRST_DAY = Date.UTC(2026, 0, 1, 9);

/** A part of a reply with what replies are made of. */
const part = (n) => `### Part ${n}: keeping work in order

A **queue** hands work on in the order it came, and a *stack* in the reverse order; part ${n} shows when \`push\` and \`pop\` cost the same.

- Put new work at the end of the line, in part ${n} as in all others.
- Take the oldest first, so that nothing waits for ever.
- Measure before you change anything.

\`\`\`js
const queue${n} = [];
export function work(item) {
  queue${n}.push(item); // O(1)
  while (queue${n}.length > 0) run(queue${n}.shift());
}
\`\`\`

| step | cost | why |
| --- | --- | --- |
| push | O(1) | at the end |
| shift | O(n) | all others move |

`;

/** About 4.5 characters to a token, as in English with code. */
function replyText() {
  let text = '';
  for (let n = 1; text.length < TOKENS * 4.5; n += 1) text += part(n);
  return `${text.slice(0, TOKENS * 4.5)}\n\n${LAST} ${TOKENS}.`;
}

/** Runs in the page before the app: answers for the model with a stream of tokens, at the pace asked for. */
function installModel({ path, text, tokens, pace }) {
  const real = globalThis.fetch;
  const size = Math.ceil(text.length / tokens);
  globalThis.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!url.includes(path)) return real(input, init);
    const encoder = new TextEncoder();
    const body = new ReadableStream({
      start(controller) {
        const begun = performance.now();
        let sent = 0;
        const clock = setInterval(() => {
          const due = Math.min(text.length, size * Math.floor(((performance.now() - begun) * pace) / 1000));
          for (; sent < due; sent += size) {
            const choices = [{ index: 0, delta: { content: text.slice(sent, sent + size) }, finish_reason: null }];
            controller.enqueue(encoder.encode(`data: ${JSON.stringify({ choices })}\n\n`));
          }
          if (due < text.length) return;
          clearInterval(clock);
          const choices = [{ index: 0, delta: {}, finish_reason: 'stop' }];
          controller.enqueue(encoder.encode(`data: ${JSON.stringify({ choices })}\n\ndata: [DONE]\n\n`));
          controller.close();
        }, 1000 / pace);
      },
    });
    return Promise.resolve(new Response(body, { headers: { 'content-type': 'text/event-stream' } }));
  };
}

/**
 * Milliseconds of processor time that the page's main thread spends on each frame: all tasks since the frame before.
 * Time in which other programs had the processor does not count.
 */
function frameWork(trace) {
  const { traceEvents } = JSON.parse(trace.toString());
  const frames = traceEvents.filter(({ name }) => name === 'FireAnimationFrame');
  const counts = new Map();
  for (const { pid, tid } of frames) counts.set(`${pid} ${tid}`, (counts.get(`${pid} ${tid}`) ?? 0) + 1);
  const [main] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
  if (!main) throw new Error('the trace holds no frame');
  const own = ({ pid, tid }) => `${pid} ${tid}` === main;
  const begins = frames
    .filter(own)
    .map(({ ts }) => ts)
    .sort((a, b) => a - b);
  const tasks = traceEvents
    .filter((event) => event.name === 'RunTask' && event.ph === 'X' && own(event))
    .sort((a, b) => a.ts - b.ts);
  const work = [];
  let sum = 0;
  let next = 0;
  for (const { ts, dur = 0, tdur = 0 } of tasks) {
    sum += tdur;
    if (next >= begins.length || begins[next] > ts + dur) continue;
    while (next < begins.length && begins[next] <= ts + dur) next += 1;
    work.push(sum / 1000);
    sum = 0;
  }
  return work;
}

async function chooseModel(page) {
  await page.getByLabel('Provider').selectOption('OpenAI-compatible');
  await page.getByLabel('API base URL').fill(new URL(MODEL, page.url()).href);
  await page.getByLabel('Model', { exact: true }).fill('bench');
}

async function stream(lab, slowdown) {
  return lab.during('/settings', {}, async (visit) => {
    const { page } = visit;
    await page.addInitScript(installModel, { path: MODEL, text: replyText(), tokens: TOKENS, pace: PACE });
    await chooseModel(page);
    await page.goto(new URL('/esmoai', page.url()).href, { waitUntil: 'networkidle' });
    await visit.slow(slowdown);
    await page.evaluate(() => {
      // A frame at each tick of the display, so that work between two of them is work that one of them waits for.
      const next = () => requestAnimationFrame(next);
      next();
    });
    const browser = page.context().browser();
    await browser.startTracing(page, {
      categories: ['-*', 'devtools.timeline', 'disabled-by-default-devtools.timeline'],
    });
    await page.getByPlaceholder('Ask anything about your studies...').fill('How do queues work?');
    await page.keyboard.press('Enter');
    // Looked for seldom, so that looking is not part of the work.
    await page.waitForFunction((end) => document.querySelector('ol')?.textContent.includes(end), `${LAST} ${TOKENS}.`, {
      polling: 1000,
      timeout: 90_000,
    });
    return frameWork(await browser.stopTracing());
  });
}

const conversationOf = (id, name, turns, at) => ({
  id,
  updatedAt: at,
  value: {
    id,
    name,
    guide: null,
    messages: Array.from({ length: turns }, (_, n) => [
      { id: `${id}-q${n}`, role: 'user', content: `Question ${n}?`, at: new Date(at).toISOString() },
      {
        id: `${id}-r${n}`,
        role: 'bot',
        content: `${part(n)}${LAST} ${n} of ${id}.`,
        at: new Date(at).toISOString(),
        by: 'bench',
        finish: 'stop',
        error: null,
        note: null,
      },
    ]).flat(),
    createdAt: new Date(at).toISOString(),
    updatedAt: new Date(at).toISOString(),
  },
});

const backup = () =>
  JSON.stringify({
    format: 'elevate-backup',
    formatVersion: 1,
    appVersion: '0.0.0',
    exportedAt: new Date(FIRST_DAY).toISOString(),
    collections: {
      conversations: {
        version: 1,
        documents: [
          conversationOf('long', 'The long one', MESSAGES / 2, FIRST_DAY + DAY),
          conversationOf('short', 'The short one', 1, FIRST_DAY),
        ],
      },
    },
    quarantine: [],
    conflicts: [],
    files: [],
  });

async function opening(lab) {
  return lab.during('/settings?tab=data', {}, async (visit) => {
    const { page } = visit;
    await page
      .getByLabel('Backup file')
      .setInputFiles({ name: 'backup.json', mimeType: 'application/json', buffer: Buffer.from(backup()) });
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await page.getByText('The backup was merged.', { exact: true }).waitFor();
    await page.goto(new URL('/esmoai?chat=short', page.url()).href, { waitUntil: 'networkidle' });
    const open = (name) => page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    const last = { selector: 'article', text: `${LAST} ${MESSAGES / 2 - 1} of long.` };
    const opens = [];
    for (let run = 0; run < RUNS; run += 1) {
      opens.push((await visit.timed('mousedown', last, () => open('The long one'))).elapsed);
      await page.waitForFunction((n) => document.querySelectorAll('article').length === n, MESSAGES / 2);
      await open('The short one');
      await page.getByText(`${LAST} 0 of short.`).waitFor();
    }
    return opens;
  });
}

/** The tutor: a streamed reply, and a long conversation opened. */
export const name = 'chat';
export async function run({ lab }) {
  const figures = [];
  for (const [slowdown, atMost] of [
    [1, 16],
    [4, 33],
  ]) {
    const work = await stream(lab, slowdown);
    const how = 'main thread’s processor time from frame to frame, from a trace';
    figures.push(
      p95Of(`streamed reply of 2,000 tokens at 100/s: frame p95, CPU ${slowdown}×`, work, 'ms', required(atMost), how),
      reading(`streamed reply: worst frame, CPU ${slowdown}×`, Math.max(...work), 'ms', null, how),
    );
  }
  figures.push(
    medianOf(
      'conversation of 200 messages opens',
      await opening(lab),
      'ms',
      required(200),
      'mousedown in the list to the painted newest reply',
    ),
  );
  return figures;
}
