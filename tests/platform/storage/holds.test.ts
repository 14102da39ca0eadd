import { expect, test } from 'vitest';
import { createHolds } from '../../../src/platform/storage/holds';
import { fakeLocks } from '../../support/fake-locks';
import { fakeBrowser } from './support';

/** Tabs of one browser, which can ask each other. */
function openTabs(...names: string[]) {
  const browser = fakeLocks();
  const channels = fakeBrowser();
  const patience = new AbortController();
  return {
    browser,
    patience,
    tabs: names.map((tab) =>
      createHolds({ locks: browser.of(tab), channel: channels.open, timeout: () => patience.signal }),
    ),
  };
}

test('what one tab holds the others see held, until it lets go or ends', async () => {
  const { browser, tabs } = openTabs('a', 'b');
  const [a, b] = tabs;
  const letGo = a?.hold('one');
  expect(await Promise.all([b?.isHeld('one'), b?.isHeld('two')])).toEqual([true, false]);
  letGo?.();
  await expect.poll(() => b?.isHeld('one')).toBe(false);
  a?.hold('one');
  browser.end('a');
  expect(await b?.isHeld('one')).toBe(false);
});

test('one that waits has it next, and one that gave up waiting has not', async () => {
  const [a, b, c] = openTabs('a', 'b', 'c').tabs;
  const letGo = a?.hold('one');
  b?.hold('one')();
  letGo?.();
  await expect.poll(() => c?.isHeld('one')).toBe(false);
});

test('a tab that is asked lets go when it is ready, and only of what was asked for', async () => {
  const [a, b] = openTabs('a', 'b').tabs;
  const asked: string[] = [];
  const letGo = a?.hold('one', () => asked.push('one'));
  a?.hold('two', () => asked.push('two'));
  let answer: boolean | undefined;
  const asking = b?.ask('one').then((free) => {
    answer = free;
  });
  await expect.poll(() => asked).toEqual(['one']);
  expect(answer).toBeUndefined();
  letGo?.();
  await asking;
  expect(answer).toBe(true);
  expect(await b?.isHeld('one')).toBe(false);
});

test('a tab that does not answer in time keeps what it has', async () => {
  const { tabs, patience } = openTabs('a', 'b');
  const [a, b] = tabs;
  a?.hold('one');
  const answer = b?.ask('one');
  patience.abort();
  expect(await answer).toBe(false);
  expect(await b?.isHeld('one')).toBe(true);
});

test('without locks nothing is held, and nobody need be asked', async () => {
  const holds = createHolds({ locks: undefined, channel: () => null });
  holds.hold('one')();
  expect(await holds.isHeld('one')).toBe(false);
  expect(await holds.ask('one')).toBe(true);
});
