import { expect, test } from 'vitest';
import { createActor, setup } from 'xstate';
import type { WatchEvent } from '../../machines/contracts/reminders';
import { watchLogic } from '../../src/app/actors/reminder-actors';
import { createStore } from '../../src/app/store';
import { taskAdded } from '../../src/features/board/board-slice';
import { remindersTold } from '../../src/features/reminders/reminders-slice';
import { memorySecrets } from '../support/fake-device';

const MINUTE = 60_000;
const DUE = new Date('2026-11-27T15:00:00').getTime();

/** A page that is opened at a moment, with one task that is due at three and reminded of ten minutes before. */
async function opened(at: number, toldUpTo: number | null) {
  const store = createStore({ secrets: memorySecrets() });
  store.dispatch(taskAdded({ content: 'Send it', list: 'todo', due: '2026-11-27', dueTime: '15:00', reminders: [10] }));
  if (toldUpTo !== null) store.dispatch(remindersTold(toldUpTo));
  let now = at;
  let next: { at: number; run: () => void } | null = null;
  const clock = {
    now: () => now,
    wait: (ms: number, run: () => void) => {
      next = { at: now + ms, run };
      return () => {
        next = null;
      };
    },
  };
  const heard: WatchEvent[] = [];
  const watch = watchLogic({ store, clock, refresh: async () => {} });
  const machine = setup({ types: { events: {} as WatchEvent }, actors: { watch } }).createMachine({
    invoke: { src: 'watch' },
    on: {
      'reminders.due': {
        actions: ({ event }) => {
          heard.push(event);
          store.dispatch(remindersTold(event.upTo));
        },
      },
    },
  });
  const actor = createActor(machine).start();
  await Promise.resolve();
  await Promise.resolve();
  return {
    store,
    actor,
    said: () => heard.flatMap((event) => event.now.map(({ text }) => text)),
    missed: () => heard.flatMap((event) => event.missed.map(({ text }) => text)),
    pass(until: number) {
      while (next && next.at <= until) {
        now = next.at;
        next.run();
      }
      now = until;
    },
    jump(to: number) {
      now = to;
      next?.run();
    },
  };
}

test('said at its minute, and once', async () => {
  const page = await opened(DUE - 30 * MINUTE, null);
  page.pass(DUE - 10 * MINUTE - 1);
  expect(page.said()).toEqual([]);
  page.pass(DUE + 60 * MINUTE);
  expect(page.said()).toEqual(['Send it']);
  expect(page.missed()).toEqual([]);
});

test('missed since the last visit', async () => {
  const page = await opened(DUE + 60 * MINUTE, DUE - 60 * MINUTE);
  expect([page.said(), page.missed()]).toEqual([[], ['Send it']]);
});

test('a first visit calls nothing missed', async () => {
  const page = await opened(DUE + 60 * MINUTE, null);
  expect([page.said(), page.missed()]).toEqual([[], []]);
});

test('after a sleep it was missed', async () => {
  const page = await opened(DUE - 60 * MINUTE, null);
  page.jump(DUE + 60 * MINUTE);
  expect([page.said(), page.missed()]).toEqual([[], ['Send it']]);
});

test('a clock that was a year ahead does not silence what comes', async () => {
  const page = await opened(DUE - 30 * MINUTE, DUE + 365 * 24 * 60 * MINUTE);
  page.pass(DUE);
  expect(page.said()).toEqual(['Send it']);
});

test('nothing more is said when it has ended', async () => {
  const page = await opened(DUE - 30 * MINUTE, null);
  page.actor.stop();
  page.pass(DUE);
  expect(page.said()).toEqual([]);
});
