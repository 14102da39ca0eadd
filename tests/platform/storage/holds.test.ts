import { describe, expect, test } from 'vitest';
import { createHolds } from '../../../src/platform/storage/holds';
import { holdsByChannel } from '../../../src/platform/storage/holds-by-channel';
import { fakeLocks } from '../../support/fake-locks';
import { fakeBrowser } from './support';

/** What a tab is told, one after another. */
function listen() {
  const told: string[] = [];
  const tell = (what: string) => () => void told.push(what);
  return { told, granted: tell('granted'), refused: tell('refused'), asked: tell('asked') };
}

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
  const letGo = a?.hold('one', listen());
  expect(await Promise.all([b?.isHeld('one'), b?.isHeld('two')])).toEqual([true, false]);
  letGo?.();
  await expect.poll(() => b?.isHeld('one')).toBe(false);
  a?.hold('one', listen());
  browser.end('a');
  expect(await b?.isHeld('one')).toBe(false);
});

test('one that waits has it next, and one that gave up waiting has not', async () => {
  const [a, b, c] = openTabs('a', 'b', 'c').tabs;
  const letGo = a?.hold('one', listen());
  b?.hold('one', listen())();
  letGo?.();
  await expect.poll(() => c?.isHeld('one')).toBe(false);
});

test('a tab that is asked lets go when it is ready, and only of what was asked for', async () => {
  const [a, b] = openTabs('a', 'b').tabs;
  const asked: string[] = [];
  const letGo = a?.hold('one', { ...listen(), asked: () => asked.push('one') });
  a?.hold('two', { ...listen(), asked: () => asked.push('two') });
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
  a?.hold('one', listen());
  const answer = b?.ask('one');
  patience.abort();
  expect(await answer).toBe(false);
  expect(await b?.isHeld('one')).toBe(true);
});

test('two tabs that take it in the same moment: one has it, the other is told, and has it next', async () => {
  const { patience, tabs } = openTabs('a', 'b');
  expect(await Promise.all(tabs.map((tab) => tab.isHeld('one')))).toEqual([false, false]);
  const [inA, inB] = [listen(), listen()];
  const letGo = tabs[0]?.hold('one', inA);
  tabs[1]?.hold('one', inB);
  expect([inA.told, inB.told]).toEqual([['granted'], []]);
  patience.abort();
  expect([inA.told, inB.told]).toEqual([['granted'], ['refused']]);
  letGo?.();
  await expect.poll(() => inB.told).toEqual(['refused', 'granted']);
});

test('whoever let go of it before it came is told nothing', async () => {
  const { patience, tabs } = openTabs('a', 'b');
  tabs[0]?.hold('one', listen());
  const inB = listen();
  tabs[1]?.hold('one', inB)();
  patience.abort();
  expect(inB.told).toEqual([]);
});

describe('without Web Locks', () => {
  /** Two tabs, and the end of all that they wait for. */
  function open() {
    const channels = fakeBrowser();
    const waited = new AbortController();
    const timeout = () => waited.signal;
    const [a, b] = [1, 2].map((tab) => holdsByChannel({ channel: channels.open, tab, timeout }));
    if (!a || !b) throw new Error('Two tabs were opened.');
    return { a, b, wait: () => waited.abort() };
  }
  /** Until every message has come. */
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

  test.each([
    ['a', 'b'],
    ['b', 'a'],
  ] as const)('two tabs that claim it at once (%s first): one has it, the other is told', async (first, second) => {
    const tabs = open();
    const told = { a: listen(), b: listen() };
    tabs[first].hold('one', told[first]);
    tabs[second].hold('one', told[second]);
    await settle();
    tabs.wait();
    expect([told.a.told, told.b.told]).toEqual([['granted'], ['refused']]);
  });

  test('what a tab has, it has; asked for, it can be let go of', async () => {
    const { a, b, wait } = open();
    const inB = listen();
    const letGo = b.hold('one', inB);
    wait();
    expect(inB.told).toEqual(['granted']);
    const inA = listen();
    a.hold('one', inA);
    a.hold('two', listen());
    await settle();
    expect(inA.told).toEqual(['refused']);
    void a.ask('one');
    await settle();
    expect(inB.told).toEqual(['granted', 'asked']);
    letGo();
    const again = listen();
    a.hold('one', again);
    await settle();
    expect(again.told).toEqual([]);
  });
});
