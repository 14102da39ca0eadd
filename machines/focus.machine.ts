/**
 * Focus on a task: 25 minutes and a break of 5, or free. Every tab shows the same timer; what is kept of it outlives a
 * reload. Where nobody looked for minutes (the laptop slept, the page was closed), the user says whether that was work.
 * Issue 18; begun on `/planyourday/tasks`, seen on every screen.
 */
import { assign, type EventObject, emit, fromCallback, setup } from 'xstate';
import type { FocusContext, FocusEmitted, FocusEvent, FocusInput, FocusPlan, FocusTimer } from './contracts/focus-flow';

export const focusMachine = setup({
  types: {
    context: {} as FocusContext,
    events: {} as FocusEvent,
    input: {} as FocusInput,
    emitted: {} as FocusEmitted,
    tags: {} as 'counting' | 'shown',
  },
  actors: {
    clock: fromCallback<EventObject>(() => {}),
  },
  guards: {
    isNone: ({ context }) => context.phase === 'none',
    isPaused: ({ context }) => context.phase === 'paused',
    isBreak: ({ context }) => context.phase === 'break',
    isOver: ({ context }) => context.phase === 'over',
    isWorkedOut: ({ context }) => context.plan === 'intervals' && workedUntil(context, context.now) >= WORK,
    isRested: ({ context }) => context.now - context.since >= REST,
    isGap: ({ context }, { at }: { at: number }) => at - context.now > GAP,
    isSetBack: ({ context }, { at }: { at: number }) => at < context.now - TOLERANCE,
    isMinute: ({ context }, { at }: { at: number }) => at - context.seenAt >= MINUTE,
  },
  actions: {
    begin: assign((_, { taskId, plan, at }: { taskId: string | null; plan: FocusPlan; at: number }) => ({
      taskId,
      plan,
      begunAt: at,
      worked: 0,
      since: at,
      seenAt: at,
      now: at,
      rested: false,
    })),
    receive: assign((_, { timer }: { timer: FocusTimer | null }) => contextOf(timer)),
    noteNow: assign(({ context }, { at }: { at: number }) => ({ now: Math.max(context.now, at) })),
    noteSeen: assign((_, { at }: { at: number }) => ({ now: at, seenAt: at })),
    moveBack: assign(({ context }, { at }: { at: number }) => ({
      since: context.since + at - context.now,
      seenAt: at,
      now: at,
    })),
    settle: assign(({ context }, { at }: { at: number }) => settled(context, at)),
    settleSeen: assign(({ context }, { at }: { at: number }) => ({
      worked: workedUntil(context, context.now),
      since: at,
      seenAt: at,
      now: at,
    })),
    goOn: assign((_, { at }: { at: number }) => ({ since: at, seenAt: at, now: at })),
    noteRested: assign((_, { rested }: { rested: boolean }) => ({ rested })),
    forget: assign(() => contextOf(null)),
    count: emit(({ context }) => ({
      type: 'focus.counted',
      taskId: context.taskId,
      begunAt: context.begunAt,
      seconds: Math.round(limited(context, context.worked) / 1000),
    })),
    tell: emit(({ context }, { phase }: { phase: FocusTimer['phase'] }) => ({
      type: 'timer.changed',
      timer: timerOf(context, phase),
    })),
    tellNone: emit({ type: 'timer.changed', timer: null }),
    tellEnd: emit(({ context }, { what }: { what: 'work' | 'break' }) => ({
      type: 'interval.ended',
      what,
      taskId: context.taskId,
    })),
  },
}).createMachine({
  id: 'focus',
  context: ({ input }) => contextOf(input.timer),
  initial: 'finding',
  on: {
    'timer.received': {
      target: '.finding',
      actions: { type: 'receive', params: ({ event }) => ({ timer: event.timer }) },
    },
  },
  states: {
    finding: {
      description: 'What was kept says how far it is.',
      always: [
        { guard: 'isNone', target: 'idle' },
        { guard: 'isPaused', target: 'paused' },
        { guard: 'isBreak', target: 'break' },
        { guard: 'isOver', target: 'over' },
        { target: 'working' },
      ],
    },
    idle: {
      description: 'No timer runs.',
      on: {
        'focus.begun': {
          target: 'working',
          actions: [
            { type: 'begin', params: ({ event }) => event },
            { type: 'tell', params: { phase: 'working' } },
          ],
        },
      },
    },
    working: {
      description: 'Time is counted, by the clock of the device: a late tick loses nothing.',
      tags: ['counting', 'shown'],
      invoke: { id: 'clock', src: 'clock', onError: { target: 'paused' } },
      always: {
        guard: 'isWorkedOut',
        target: 'over',
        actions: [
          { type: 'settle', params: ({ context }) => ({ at: context.now }) },
          { type: 'noteRested', params: { rested: false } },
          'count',
          { type: 'tell', params: { phase: 'over' } },
          { type: 'tellEnd', params: { what: 'work' } },
        ],
      },
      on: {
        'clock.read': [
          { guard: { type: 'isGap', params: ({ event }) => event }, target: 'unsure' },
          {
            guard: { type: 'isSetBack', params: ({ event }) => event },
            actions: [
              { type: 'moveBack', params: ({ event }) => event },
              { type: 'tell', params: { phase: 'working' } },
            ],
          },
          {
            guard: { type: 'isMinute', params: ({ event }) => event },
            actions: [
              { type: 'noteSeen', params: ({ event }) => event },
              { type: 'tell', params: { phase: 'working' } },
            ],
          },
          { actions: { type: 'noteNow', params: ({ event }) => event } },
        ],
        'focus.paused': {
          target: 'paused',
          actions: [
            { type: 'settle', params: ({ event }) => event },
            { type: 'tell', params: { phase: 'paused' } },
          ],
        },
        'focus.stopped': {
          target: 'idle',
          actions: [{ type: 'settle', params: ({ event }) => event }, 'count', 'forget', 'tellNone'],
        },
      },
    },
    unsure: {
      description: 'The device slept, or no page was open: was that time worked?',
      tags: ['shown'],
      on: {
        'gap.counted': {
          target: 'working',
          actions: [
            { type: 'noteSeen', params: ({ event }) => event },
            { type: 'tell', params: { phase: 'working' } },
          ],
        },
        'gap.dropped': {
          target: 'working',
          actions: [
            { type: 'settleSeen', params: ({ event }) => event },
            { type: 'tell', params: { phase: 'working' } },
          ],
        },
        'focus.stopped': {
          target: 'idle',
          actions: [{ type: 'settleSeen', params: ({ event }) => event }, 'count', 'forget', 'tellNone'],
        },
      },
    },
    paused: {
      description: 'Nothing is counted until it is resumed.',
      tags: ['shown'],
      on: {
        'focus.resumed': {
          target: 'working',
          actions: [
            { type: 'goOn', params: ({ event }) => event },
            { type: 'tell', params: { phase: 'working' } },
          ],
        },
        'focus.stopped': { target: 'idle', actions: ['count', 'forget', 'tellNone'] },
      },
    },
    over: {
      description: 'An interval or a break has ended: a break, another interval, or enough.',
      tags: ['shown'],
      on: {
        'focus.begun': {
          target: 'working',
          actions: [
            { type: 'begin', params: ({ event }) => event },
            { type: 'tell', params: { phase: 'working' } },
          ],
        },
        'break.begun': {
          target: 'break',
          actions: [
            { type: 'goOn', params: ({ event }) => event },
            { type: 'tell', params: { phase: 'break' } },
          ],
        },
        'focus.stopped': { target: 'idle', actions: ['forget', 'tellNone'] },
      },
    },
    break: {
      description: 'Five minutes in which nothing is counted.',
      tags: ['counting', 'shown'],
      invoke: { id: 'clock', src: 'clock', onError: { target: 'over' } },
      always: {
        guard: 'isRested',
        target: 'over',
        actions: [
          { type: 'noteRested', params: { rested: true } },
          { type: 'tell', params: { phase: 'over' } },
          { type: 'tellEnd', params: { what: 'break' } },
        ],
      },
      on: {
        'clock.read': [
          {
            guard: { type: 'isSetBack', params: ({ event }) => event },
            actions: [
              { type: 'moveBack', params: ({ event }) => event },
              { type: 'tell', params: { phase: 'break' } },
            ],
          },
          { actions: { type: 'noteNow', params: ({ event }) => event } },
        ],
        'focus.begun': {
          target: 'working',
          actions: [
            { type: 'begin', params: ({ event }) => event },
            { type: 'tell', params: { phase: 'working' } },
          ],
        },
        'focus.stopped': { target: 'idle', actions: ['forget', 'tellNone'] },
      },
    },
  },
});

/** Milliseconds of the present interval that were worked, or of the break that have passed. */
export const elapsedIn = (context: FocusContext, isBreak: boolean): number =>
  isBreak ? Math.max(0, context.now - context.since) : limited(context, workedUntil(context, context.now));

const MINUTE = 60_000;
export const WORK = 25 * MINUTE;
export const REST = 5 * MINUTE;
/** A page in the background is woken about once a minute. */
const GAP = 5 * MINUTE;
/** Clocks that are set right by a few seconds. */
const TOLERANCE = 5_000;

const workedUntil = ({ worked, since }: FocusContext, at: number): number => worked + Math.max(0, at - since);

const limited = ({ plan }: FocusContext, worked: number): number =>
  plan === 'intervals' ? Math.min(WORK, worked) : worked;

function settled(context: FocusContext, at: number) {
  const now = Math.max(context.now, at);
  return { worked: limited(context, workedUntil(context, now)), since: now, seenAt: now, now };
}

function timerOf(context: FocusContext, phase: FocusTimer['phase']): FocusTimer {
  const { taskId, plan, begunAt, worked, since, seenAt, rested } = context;
  return { taskId, plan, phase, begunAt, worked, since, seenAt, rested };
}

function contextOf(timer: FocusTimer | null): FocusContext {
  if (timer) return { ...timer, now: timer.seenAt };
  return {
    taskId: null,
    plan: 'intervals',
    phase: 'none',
    begunAt: 0,
    worked: 0,
    since: 0,
    seenAt: 0,
    rested: false,
    now: 0,
  };
}
