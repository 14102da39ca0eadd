import { describe, expect, test, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import { type PageState, syncActors } from '../../../src/app/actors/sync-actors';
import type { MembershipView } from '../../../src/app/devices/devices-control';
import { fakeControl, membership } from '../../support/fake-devices';

/** A clock that goes only when it is told to. */
function handClock() {
  let now = 1_000_000;
  let timers: { at: number; run: () => void }[] = [];
  return {
    now: () => now,
    wait(ms: number, run: () => void) {
      const timer = { at: now + ms, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((one) => one !== timer);
      };
    },
    go(ms: number) {
      const until = now + ms;
      for (;;) {
        const next = timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        timers = timers.filter((one) => one !== next);
        now = Math.max(now, next.at);
        next.run();
      }
      now = until;
    },
  };
}

function watched({ kind = 'webdav', pauses = false }: { kind?: MembershipView['kind']; pauses?: boolean } = {}) {
  const clock = handClock();
  const state = { visible: true, metered: null as boolean | null, foreign: null as number | null, touch: () => {} };
  let onMetered = () => {};
  let onVisible = () => {};
  let onOnline = () => {};
  const none = () => () => {};
  const page: PageState = {
    isVisible: () => state.visible,
    onVisible(listener) {
      onVisible = listener;
      return () => {};
    },
    onOnline(listener) {
      onOnline = listener;
      return () => {};
    },
    onTouched(listener) {
      state.touch = listener;
      return () => {};
    },
    isMetered: () => state.metered,
    onMetered(listener) {
      onMetered = listener;
      return () => {};
    },
  };
  const control = fakeControl({
    membership: () => ({ ...membership, kind, pausesWhenMetered: pauses }),
    lastForeign: () => state.foreign,
  });
  const { watch } = syncActors({ control, holds: { hold: none, ask: async () => {} } as never, clock, page });
  const told = vi.fn<(type: string) => void>();
  const machine = setup({ actors: { watch } }).createMachine({
    invoke: { src: 'watch' },
    on: { '*': { actions: ({ event }) => told(event.type) } },
  });
  createActor(machine).start();
  const looks = () => told.mock.calls.filter(([type]) => type === 'look.due').length;
  return {
    clock,
    state,
    told,
    looks,
    meter(metered: boolean) {
      state.metered = metered;
      onMetered();
    },
    show() {
      state.visible = true;
      onVisible();
    },
    online: () => onOnline(),
  };
}

describe('when the storage is looked at', () => {
  test.each([
    ['webdav', 8],
    ['folder', 8],
    ['s3', 2],
  ] as const)('%s, somebody at work: %i times in 20 s', (kind, times) => {
    const { clock, looks } = watched({ kind });
    clock.go(20_000);
    expect(looks()).toBe(times);
  });

  test('two minutes after the last touch: once in 30 s', () => {
    const { clock, looks } = watched();
    clock.go(150_000);
    const before = looks();
    clock.go(300_000);
    expect(looks() - before).toBe(10);
  });

  test('a touch, or another device’s change, is work', () => {
    const { clock, looks, state } = watched();
    clock.go(200_000);
    let before = looks();
    state.touch();
    clock.go(20_000);
    // At once, and eight times more.
    expect(looks() - before).toBe(9);
    clock.go(200_000);
    state.foreign = clock.now();
    clock.go(30_000);
    before = looks();
    clock.go(20_000);
    expect(looks() - before).toBe(8);
  });

  test('out of sight: once in two minutes; in sight again: at once', () => {
    const { clock, looks, state, show } = watched();
    state.visible = false;
    clock.go(10_000);
    const before = looks();
    clock.go(600_000);
    expect(looks() - before).toBe(5);
    show();
    expect(looks() - before).toBe(6);
  });

  test('the network is back: told at once', () => {
    const { told, online } = watched();
    online();
    expect(told).toHaveBeenLastCalledWith('network.back');
  });
});

describe('a metered network', () => {
  test('pauses where it is wanted, and goes on when it has ended', () => {
    const { told, meter } = watched({ pauses: true });
    meter(true);
    expect(told).toHaveBeenLastCalledWith('pause.asked');
    meter(false);
    expect(told).toHaveBeenLastCalledWith('resume.asked');
  });

  test('changes nothing where it is not wanted', () => {
    const { told, meter } = watched();
    meter(true);
    expect(told).not.toHaveBeenCalled();
  });
});
