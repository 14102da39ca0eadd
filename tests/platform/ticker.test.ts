import { describe, expect, test } from 'vitest';
import { createActor, fromCallback, setup } from 'xstate';
import type { TickerEvent } from '../../machines/contracts/ticker';
import { type TickerClock, tickerLogic } from '../../src/platform/ticker';

/** A page whose time passes when the test says so. `lag`: how much later than asked the page wakes a timer. */
function page({ at = 5000, lag = () => 0 }: { at?: number; lag?: (due: number) => number } = {}) {
  let time = at;
  let shown: (() => void) | null = null;
  let timer: { due: number; callback: () => void } | null = null;
  const clock: TickerClock = {
    now: () => time,
    wait(ms, callback) {
      const due = time + ms;
      const mine = { due: due + lag(due), callback };
      timer = mine;
      return () => {
        if (timer === mine) timer = null;
      };
    },
    onShown(callback) {
      shown = callback;
      return () => {
        shown = null;
      };
    },
  };
  return {
    clock,
    pass(ms: number) {
      const end = time + ms;
      while (timer && timer.due <= end) {
        const { due, callback } = timer;
        timer = null;
        time = Math.max(time, due);
        callback();
      }
      time = end;
    },
    /** The page is shown after a sleep in which no timer ran. */
    wakeAfter(ms: number) {
      time += ms;
      shown?.();
    },
    idle: () => timer === null && shown === null,
  };
}

function listen(clock: TickerClock, input = { startedAt: 5000, every: 1000 }) {
  const heard: number[] = [];
  const machine = setup({
    types: { events: {} as TickerEvent },
    actors: { ticker: tickerLogic(clock) },
    actions: {
      hear: (_, { elapsed }: { elapsed: number }) => {
        heard.push(elapsed);
      },
    },
  }).createMachine({
    invoke: { src: 'ticker', input },
    on: { 'clock.ticked': { actions: { type: 'hear', params: ({ event }) => event } } },
  });
  return { heard, actor: createActor(machine).start() };
}

describe('the ticker', () => {
  test('ticks at each whole second since the start', () => {
    const { clock, pass } = page();
    const { heard } = listen(clock);
    pass(3500);
    expect(heard).toEqual([1000, 2000, 3000]);
  });

  test('lateness does not add up: 300 ticks, each 15 ms late, are 15 ms late in the end', () => {
    const { clock, pass } = page({ lag: () => 15 });
    const { heard } = listen(clock);
    pass(300_500);
    expect(heard).toHaveLength(300);
    expect(heard.at(-1)).toBe(300_015);
  });

  test('a timer that fires early is set again for the rest', () => {
    const early = new Set<number>();
    const once = (due: number) => {
      if (early.has(due)) return 0;
      early.add(due);
      return -2;
    };
    const { clock, pass } = page({ lag: once });
    const { heard } = listen(clock);
    pass(2500);
    expect(heard).toEqual([1000, 2000]);
  });

  test('in the background, woken once a minute, each tick tells the time that has really passed', () => {
    const { clock, pass } = page({ lag: (due) => (60_000 - (due % 60_000)) % 60_000 });
    const { heard } = listen(clock);
    pass(185_000);
    expect(heard).toEqual([55_000, 115_000, 175_000]);
  });

  test('after a sleep, being shown is enough', () => {
    const { clock, pass, wakeAfter } = page();
    const { heard } = listen(clock);
    pass(1200);
    wakeAfter(40_000);
    pass(1000);
    expect(heard).toEqual([1000, 41_200, 42_000]);
  });

  test('being shown twice within a second ticks once', () => {
    const { clock, pass, wakeAfter } = page();
    const { heard } = listen(clock);
    pass(1200);
    wakeAfter(10);
    wakeAfter(10);
    pass(1000);
    expect(heard).toEqual([1000, 2000]);
  });

  test('a start in the past is reported at once', () => {
    const { clock } = page({ at: 8300 });
    expect(listen(clock).heard).toEqual([3300]);
  });

  test('stopped, it leaves neither timer nor listener', () => {
    const { clock, pass, idle } = page();
    const { heard, actor } = listen(clock);
    pass(1500);
    actor.stop();
    expect(idle()).toBe(true);
    pass(5000);
    expect(heard).toEqual([1000]);
  });

  test('a parent that stops it at a tick gets no further one', () => {
    const { clock, pass, idle } = page();
    let ticks = 0;
    const machine = setup({
      types: { events: {} as TickerEvent },
      actors: { ticker: tickerLogic(clock), nothing: fromCallback(() => {}) },
      actions: {
        count: () => {
          ticks += 1;
        },
      },
    }).createMachine({
      initial: 'on',
      states: {
        on: {
          invoke: { src: 'ticker', input: { startedAt: 5000, every: 1000 } },
          on: { 'clock.ticked': { target: 'off', actions: 'count' } },
        },
        off: {},
      },
    });
    createActor(machine).start();
    pass(10_000);
    expect([ticks, idle()]).toEqual([1, true]);
  });
});
