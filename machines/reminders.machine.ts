/**
 * Reminders of tasks and events while the app is open: one tab says them, as notifications where the browser may, else
 * inside the app; those that were missed in one notice. The permission is asked for when a reminder is set.
 * Issue 18; every screen.
 */
import { assign, type EventObject, emit, fromCallback, fromPromise, setup } from 'xstate';
import type { NotificationPermissionState, Reminder } from './contracts/reminders';
import type { RemindersContext, RemindersEmitted, RemindersEvent, RemindersInput } from './contracts/reminders-flow';
import type { HoldInput } from './contracts/session-hold';

export const remindersMachine = setup({
  types: {
    context: {} as RemindersContext,
    events: {} as RemindersEvent,
    input: {} as RemindersInput,
    emitted: {} as RemindersEmitted,
    tags: {} as 'busy' | 'inside',
  },
  actors: {
    hold: fromCallback<EventObject, HoldInput>(() => {}),
    watch: fromCallback<EventObject>(() => {}),
    askPermission: fromPromise<NotificationPermissionState>(() => new Promise(() => {})),
  },
  guards: {
    isDefault: ({ context }) => context.permission === 'default',
    isGranted: ({ context }) => context.permission === 'granted',
    hasNow: ({ context }, { now }: { now: readonly Reminder[] }) => now.length > 0 && context.permission === 'granted',
  },
  actions: {
    notePermission: assign((_, { permission }: { permission: NotificationPermissionState }) => ({ permission })),
    noteMissed: assign(({ context }, { missed }: { missed: readonly Reminder[] }) => ({
      missed: joined(context.missed, missed),
    })),
    showInside: assign(({ context }, { reminders }: { reminders: readonly Reminder[] }) => ({
      shown: joined(context.shown, reminders),
    })),
    dismiss: assign(({ context }, { key }: { key: string }) => ({
      shown: context.shown.filter((one) => one.key !== key),
    })),
    dismissMissed: assign({ missed: [] }),
    notify: emit((_, { reminders }: { reminders: readonly Reminder[] }) => ({
      type: 'notification.wanted',
      reminders,
    })),
    tellTold: emit((_, { upTo }: { upTo: number }) => ({ type: 'reminders.told', upTo })),
    tellRefused: emit({ type: 'permission.refused' }),
  },
}).createMachine({
  id: 'reminders',
  type: 'parallel',
  context: ({ input }) => ({ permission: input.permission, shown: [], missed: [] }),
  on: {
    'reminder.dismissed': { actions: { type: 'dismiss', params: ({ event }) => event } },
    'missed.dismissed': { actions: 'dismissMissed' },
    'notification.failed': { actions: { type: 'showInside', params: ({ event }) => event } },
  },
  states: {
    permission: {
      description: 'Whether the browser shows notifications.',
      initial: 'finding',
      on: {
        'permission.changed': {
          target: '.finding',
          actions: { type: 'notePermission', params: ({ event }) => event },
        },
      },
      states: {
        finding: {
          description: 'The browser says; nobody is asked.',
          always: [
            { guard: 'isDefault', target: 'unasked' },
            { guard: 'isGranted', target: 'granted' },
            { target: 'refused' },
          ],
        },
        unasked: {
          description: 'Nobody has set a reminder on this device.',
          on: { 'reminder.set': { target: 'asking' } },
        },
        asking: {
          description: 'The browser asks the user.',
          tags: ['busy'],
          invoke: {
            id: 'askPermission',
            src: 'askPermission',
            onDone: {
              target: 'answered',
              actions: { type: 'notePermission', params: ({ event }) => ({ permission: event.output }) },
            },
            onError: { target: 'refused', actions: 'tellRefused' },
          },
          on: {
            'permission.left': { target: 'unasked' },
            'permission.changed': {
              target: 'answered',
              actions: { type: 'notePermission', params: ({ event }) => event },
            },
          },
        },
        answered: {
          description: 'The user said yes, no, or nothing; who said nothing is asked with the next reminder.',
          always: [
            { guard: 'isDefault', target: 'unasked', actions: 'tellRefused' },
            { guard: 'isGranted', target: 'granted' },
            { target: 'refused', actions: 'tellRefused' },
          ],
        },
        granted: { description: 'Reminders are notifications.' },
        refused: {
          description: 'The browser shows none, or the user wants none: reminders are said inside the app.',
          tags: ['inside'],
          on: { 'reminder.set': { actions: 'tellRefused' } },
        },
      },
    },
    telling: {
      description: 'One of all open tabs says the reminders.',
      initial: 'on',
      states: {
        on: {
          description: 'This tab says them, or waits until it is its turn.',
          on: { 'reminders.silenced': { target: 'off' } },
          initial: 'waiting',
          invoke: {
            id: 'hold',
            src: 'hold',
            input: { name: 'reminders' },
            onError: { target: '.here' },
          },
          states: {
            waiting: {
              description: 'Another tab says them. When it is closed, this one goes on.',
              on: { 'hold.granted': { target: 'here' } },
            },
            here: {
              description: 'This tab says them.',
              invoke: { id: 'watch', src: 'watch', onError: { target: 'failed' } },
              on: {
                'reminders.due': [
                  {
                    guard: { type: 'hasNow', params: ({ event }) => event },
                    actions: [
                      { type: 'notify', params: ({ event }) => ({ reminders: event.now }) },
                      { type: 'noteMissed', params: ({ event }) => event },
                      { type: 'tellTold', params: ({ event }) => event },
                    ],
                  },
                  {
                    actions: [
                      { type: 'showInside', params: ({ event }) => ({ reminders: event.now }) },
                      { type: 'noteMissed', params: ({ event }) => event },
                      { type: 'tellTold', params: ({ event }) => event },
                    ],
                  },
                ],
              },
            },
            failed: {
              description: 'What reminds could not be fetched; the next reminder that is set tries again.',
              on: { 'reminder.set': { target: 'here' } },
            },
          },
        },
        off: {
          description: 'Silent until the user wants them again.',
          on: { 'reminders.resumed': { target: 'on' } },
        },
      },
    },
  },
});

/** The most that one notice holds. */
const MOST = 200;

/** Each once, by its key. */
function joined(before: readonly Reminder[], more: readonly Reminder[]): readonly Reminder[] {
  const known = new Set(before.map(({ key }) => key));
  const fresh = more.filter(({ key }) => !known.has(key));
  return fresh.length === 0 ? before : [...before, ...fresh].slice(-MOST);
}
