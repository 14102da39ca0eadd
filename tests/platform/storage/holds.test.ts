import { expect, test } from 'vitest';
import { createHolds } from '../../../src/platform/storage/holds';
import { fakeLocks } from '../../support/fake-locks';

test('what one tab holds the others see held, until it lets go or ends', async () => {
  const browser = fakeLocks();
  const [a, b] = [createHolds(browser.of('a')), createHolds(browser.of('b'))];
  const letGo = a.hold('one');
  expect(await Promise.all([b.isHeld('one'), b.isHeld('two')])).toEqual([true, false]);
  letGo();
  await expect.poll(() => b.isHeld('one')).toBe(false);
  a.hold('one');
  browser.end('a');
  expect(await b.isHeld('one')).toBe(false);
});

test('one that waits has it next, and one that gave up waiting has not', async () => {
  const browser = fakeLocks();
  const [a, b, c] = ['a', 'b', 'c'].map((tab) => createHolds(browser.of(tab)));
  const letGo = a?.hold('one');
  b?.hold('one')();
  letGo?.();
  await expect.poll(() => c?.isHeld('one')).toBe(false);
});

test('without locks nothing is held', async () => {
  const holds = createHolds(undefined);
  holds.hold('one')();
  expect(await holds.isHeld('one')).toBe(false);
});
