import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lateMeaning } from '../../src/app/workers/late-meaning';
import type { Meaning } from '../../src/domain/coach/meaning';

const encoder: Meaning = { chancesOf: () => new Float32Array(1), outsideOf: () => 0 };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function onItsWay() {
  let resolve: (meaning: Meaning) => void = () => {};
  const promise = new Promise<Meaning>((done) => {
    resolve = done;
  });
  return { load: vi.fn(() => promise), resolve };
}

/** Whether it has settled by now. */
async function isOver(promise: Promise<void>) {
  let over = false;
  void promise.then(() => {
    over = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  return over;
}

test('an answer waits for what comes in time, and the next for nothing', async () => {
  const { load, resolve } = onItsWay();
  const late = lateMeaning(load, 3000);
  const first = late.awaited();
  expect(await isOver(first)).toBe(false);
  expect(late.now()).toBeNull();
  resolve(encoder);
  expect(await isOver(first)).toBe(true);
  expect(late.now()).toBe(encoder);
  expect(await isOver(late.awaited())).toBe(true);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a slow line holds up one answer, and what comes late is there for the next', async () => {
  const { load, resolve } = onItsWay();
  const late = lateMeaning(load, 3000);
  const first = late.awaited();
  await vi.advanceTimersByTimeAsync(2999);
  expect(await isOver(first)).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await isOver(first)).toBe(true);
  expect(await isOver(late.awaited())).toBe(true);
  expect(load).toHaveBeenCalledTimes(1);
  resolve(encoder);
  await vi.advanceTimersByTimeAsync(0);
  expect(late.now()).toBe(encoder);
});

test('what could not be had is asked for again with the next question', async () => {
  const load = vi
    .fn<() => Promise<Meaning>>()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValue(encoder);
  const late = lateMeaning(load, 3000);
  await late.awaited();
  expect(late.now()).toBeNull();
  await late.awaited();
  expect(late.now()).toBe(encoder);
});
