import { setTimeout as sleep } from 'node:timers/promises';

/** Golden ratio: multiples of it fall evenly between whole numbers. */
const GOLDEN = 0.618_033_988_75;
/** Milliseconds of one frame. */
const FRAME = 1000 / 60;
/** What a page may still do after its last key, and how long its keys are waited for, in milliseconds. */
const TAIL = 400;
const PATIENCE = 10_000;

/** When the n-th thing is due at a pace, in milliseconds: moved within a frame, so that no phase of frames is met always. */
export const dueAt = (n, every) => n * every + ((n * GOLDEN) % 1) * FRAME;

function keyOf(char) {
  if (char === ' ') return { key: ' ', code: 'Space', text: ' ', windowsVirtualKeyCode: 32 };
  const upper = char.toUpperCase();
  const code = /[A-Z]/.test(upper) ? { code: `Key${upper}` } : {};
  return { key: char, ...code, text: char, windowsVirtualKeyCode: upper.charCodeAt(0) };
}

async function taskSeconds(protocol) {
  const { metrics } = await protocol.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value;
}

/**
 * Types a text into what has the focus, this many keys a second, whether the page keeps up or not.
 * @returns `paints`: milliseconds from each `keydown` to the end of the frame after it; `work`: milliseconds of
 *   processor time in main-thread tasks a key, from the first key until shortly after the last
 */
export async function typeAtPace({ page, protocol }, text, keysPerSecond) {
  // The thread's own time: what other programs take of the processor is not in it.
  await protocol.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.evaluate(() => {
    globalThis.bench.keys.length = 0;
  });
  const before = await taskSeconds(protocol);
  const start = performance.now();
  const sent = [];
  for (const [n, char] of [...text].entries()) {
    await sleep(Math.max(0, start + dueAt(n, 1000 / keysPerSecond) - performance.now()));
    const key = keyOf(char);
    sent.push(protocol.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key }));
    sent.push(protocol.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key, text: undefined }));
  }
  await Promise.all(sent);
  const paintsSoFar = () => page.evaluate(() => [...globalThis.bench.keys]);
  const patience = performance.now() + PATIENCE;
  do await sleep(TAIL);
  while ((await paintsSoFar()).length < text.length && performance.now() < patience);
  const work = ((await taskSeconds(protocol)) - before) * 1000;
  return { paints: await paintsSoFar(), work: work / text.length };
}
