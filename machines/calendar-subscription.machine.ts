/**
 * A calendar that is followed at an address: read on opening and when asked. A time zone that nobody knows is asked for;
 * until it is chosen, what was read before stays. Issue 18; `/planyourday/events`.
 */
import { assign, emit, fromPromise, setup } from 'xstate';
import type {
  AddressRead,
  ReadAddressInput,
  SubscriptionContext,
  SubscriptionEmitted,
  SubscriptionEvent,
  SubscriptionProblem,
} from './contracts/calendar-subscription-flow';

export const calendarSubscriptionMachine = setup({
  types: {
    context: {} as SubscriptionContext,
    events: {} as SubscriptionEvent,
    emitted: {} as SubscriptionEmitted,
    tags: {} as 'busy',
  },
  actors: {
    readAddress: fromPromise<AddressRead, ReadAddressInput>(() => new Promise(() => {})),
  },
  guards: {
    isProblem: (_, { read }: { read: AddressRead }) => 'problem' in read,
    hasUnknownZones: (_, { read }: { read: AddressRead }) => 'file' in read && read.file.unknownZones.length > 0,
    isLastZone: ({ context }, { name }: { name: string }) => context.unknown.every((one) => one === name),
    isUnknown: ({ context }, { name }: { name: string }) => context.unknown.includes(name),
  },
  actions: {
    noteAsked: assign((_, { name, address, zones, isQuiet }: ReadAddressInput & { isQuiet: boolean }) => ({
      name,
      address,
      zones,
      isQuiet,
      problem: null,
      unknown: [],
    })),
    noteProblem: assign((_, { read }: { read: AddressRead }) => ({ problem: problemOf(read) })),
    noteUnknown: assign((_, { read }: { read: AddressRead }) => ({
      unknown: 'file' in read ? [...new Set(read.file.unknownZones)] : [],
    })),
    noteZone: assign(({ context }, { name, zone }: { name: string; zone: string }) => ({
      zones: { ...context.zones, [name]: zone },
      unknown: context.unknown.filter((one) => one !== name),
      isQuiet: false,
    })),
    forgetUnknown: assign({ unknown: [] }),
    tellRead: emit(({ context: { zones, isQuiet } }, { read }: { read: AddressRead }) =>
      'file' in read
        ? { type: 'subscription.read', file: read.file, zones, isQuiet }
        : { type: 'subscription.failed', problem: read.problem, isQuiet },
    ),
    tellFailed: emit(({ context: { isQuiet } }, { read }: { read: AddressRead }) => ({
      type: 'subscription.failed',
      problem: problemOf(read),
      isQuiet,
    })),
  },
}).createMachine({
  id: 'calendarSubscription',
  context: { name: '', address: '', zones: {}, isQuiet: true, problem: null, unknown: [] },
  initial: 'idle',
  states: {
    idle: {
      description: 'What was read before is shown.',
      on: {
        'refresh.asked': { target: 'reading', actions: { type: 'noteAsked', params: ({ event }) => event } },
      },
    },
    reading: {
      description: 'The address is read. Leaving this state ends that.',
      tags: ['busy'],
      invoke: {
        id: 'readAddress',
        src: 'readAddress',
        input: ({ context: { name, address, zones } }) => ({ name, address, zones }),
        onDone: [
          {
            guard: { type: 'isProblem', params: ({ event }) => ({ read: event.output }) },
            target: 'failed',
            actions: [
              { type: 'noteProblem', params: ({ event }) => ({ read: event.output }) },
              { type: 'tellFailed', params: ({ event }) => ({ read: event.output }) },
            ],
          },
          {
            guard: { type: 'hasUnknownZones', params: ({ event }) => ({ read: event.output }) },
            target: 'asking',
            actions: { type: 'noteUnknown', params: ({ event }) => ({ read: event.output }) },
          },
          { target: 'fresh', actions: { type: 'tellRead', params: ({ event }) => ({ read: event.output }) } },
        ],
        onError: {
          target: 'failed',
          actions: [
            { type: 'noteProblem', params: { read: { problem: 'engine' } } },
            { type: 'tellFailed', params: { read: { problem: 'engine' } } },
          ],
        },
      },
      on: { 'refresh.left': { target: 'idle' } },
    },
    asking: {
      description:
        'It names time zones that nobody knows. Nothing was changed; with the last one that is chosen it is read again.',
      on: {
        'zone.chosen': [
          {
            guard: { type: 'isLastZone', params: ({ event: { name } }) => ({ name }) },
            target: 'reading',
            actions: { type: 'noteZone', params: ({ event: { name, zone } }) => ({ name, zone }) },
          },
          {
            guard: { type: 'isUnknown', params: ({ event: { name } }) => ({ name }) },
            actions: { type: 'noteZone', params: ({ event: { name, zone } }) => ({ name, zone }) },
          },
        ],
        'refresh.asked': { target: 'reading', actions: { type: 'noteAsked', params: ({ event }) => event } },
        'refresh.left': { target: 'idle', actions: 'forgetUnknown' },
      },
    },
    fresh: {
      description: 'The calendar is what its address says.',
      on: {
        'refresh.asked': { target: 'reading', actions: { type: 'noteAsked', params: ({ event }) => event } },
      },
    },
    failed: {
      description: 'Nothing was changed, and the reason is shown.',
      on: {
        'refresh.asked': { target: 'reading', actions: { type: 'noteAsked', params: ({ event }) => event } },
      },
    },
  },
});

const problemOf = (read: AddressRead): SubscriptionProblem => ('problem' in read ? read.problem : 'engine');
