/**
 * Typing test: idle, running from the first character, finished when the time is over.
 * Product spec sections 2, 3, 4, 5 and 9; screen `/typing-test`.
 *
 * Times come in events (`at`, on the clock of `performance.now()`) and from the ticker; randomness comes in as a seed.
 * Words and figures follow from the seed and the log, so they are not kept here.
 */
import { assign, type EventObject, emit, fromCallback, setup } from 'xstate';
import type {
  TypingEntry,
  TypingLog,
  TypingRecord,
  TypingSettings,
  TypingText,
  TypingTheme,
} from '../src/domain/typing/types';
import type { TickerEvent, TickerInput } from './contracts/ticker';

export interface TypingTestContext extends TypingSettings {
  /** What the words are taken from; empty for easy words, which are always there. */
  readonly pool: readonly string[];
  /** Gives the words of this round. */
  readonly seed: number;
  readonly startedAt: number | null;
  /** Milliseconds since the first character, as of the last tick. */
  readonly elapsed: number;
  readonly wordIndex: number;
  /** The content of the input: the current word as far as it has been typed. */
  readonly typed: string;
  readonly log: TypingLog;
  /** A paste was refused, and nothing was typed since. */
  readonly pasteRefused: boolean;
}

export type TypingTestEvent =
  | { type: 'character.typed'; char: string; at: number; held: boolean }
  | { type: 'space.typed'; at: number; held: boolean }
  | { type: 'backspace.typed'; at: number; held: boolean }
  | { type: 'paste.refused'; at: number }
  | { type: 'duration.chosen'; seconds: number; seed: number }
  | ({ type: 'text.chosen'; seed: number } & TextChoice)
  | { type: 'theme.chosen'; theme: TypingTheme }
  | { type: 'test.reset'; seed: number }
  | TickerEvent;

export interface TypingTestInput {
  readonly settings: TypingSettings;
  /** For the mode of the settings. */
  readonly pool: readonly string[];
  /** An unsigned 32-bit integer. */
  readonly seed: number;
}

export type TypingTestEmitted =
  | { type: 'settings.changed'; settings: TypingSettings }
  | { type: 'test.finished'; record: TypingRecord };

type TextChoice = Pick<TypingText, 'mode' | 'difficulty' | 'pool'>;

/** What a key does to the text. */
interface Stroke {
  readonly kind: TypingEntry['kind'];
  readonly at: number;
  readonly held?: boolean;
  readonly char?: string;
}

export const typingTestMachine = setup({
  types: {
    context: {} as TypingTestContext,
    events: {} as TypingTestEvent,
    input: {} as TypingTestInput,
    emitted: {} as TypingTestEmitted,
  },
  actors: {
    ticker: fromCallback<EventObject, TickerInput>(() => {}),
  },
  guards: {
    isDuration: (_, { seconds }: { seconds: number }) => Number.isInteger(seconds) && seconds >= 1 && seconds <= 300,
    isTooLate: ({ context }, { at }: { at: number }) => sinceStart(context, at) >= context.seconds * 1000,
    isOver: ({ context }, { elapsed }: { elapsed: number }) => elapsed >= context.seconds * 1000,
    hasText: (_, text: TextChoice) => text.pool.length > 0 || isThere(text),
    hasTyped: ({ context }) => context.typed !== '',
  },
  actions: {
    start: assign((_, { at }: { at: number }) => ({ startedAt: at })),
    log: assign(({ context }, stroke: Stroke) => ({ log: logged(context, stroke), pasteRefused: false })),
    append: assign(({ context }, { char }: { char: string }) => ({ typed: context.typed + char })),
    shorten: assign(({ context }) => ({ typed: withoutLast(context.typed) })),
    advance: assign(({ context }) => ({ wordIndex: context.wordIndex + 1, typed: '' })),
    notePaste: assign({ pasteRefused: true }),
    noteElapsed: assign((_, { elapsed }: { elapsed: number }) => ({ elapsed })),
    fillElapsed: assign(({ context }) => ({ elapsed: context.seconds * 1000 })),
    renew: assign(({ context }, { seed }: { seed: number }) => begun(context, context.pool, seed)),
    noteSeconds: assign((_, { seconds }: { seconds: number }) => ({ seconds })),
    noteText: assign((_, { mode, difficulty, pool }: TextChoice) => ({ mode, difficulty, pool })),
    noteTheme: assign((_, { theme }: { theme: TypingTheme }) => ({ theme })),
    keepSettings: emit(({ context: { seconds, difficulty, mode, theme } }) => ({
      type: 'settings.changed' as const,
      settings: { seconds, difficulty, mode, theme },
    })),
    keepRecord: emit(({ context: { seconds, difficulty, mode, pool, seed, log } }) => ({
      type: 'test.finished' as const,
      record: { seconds, difficulty, mode, pool, seed, log },
    })),
  },
}).createMachine({
  id: 'typingTest',
  context: ({ input }) => begun(input.settings, input.pool, input.seed),
  initial: 'idle',
  on: {
    'theme.chosen': {
      description: 'Only the look changes; a running test goes on.',
      actions: [{ type: 'noteTheme', params: ({ event }) => ({ theme: event.theme }) }, 'keepSettings'],
    },
    'duration.chosen': {
      guard: { type: 'isDuration', params: ({ event }) => ({ seconds: event.seconds }) },
      target: '.idle',
      actions: [
        { type: 'noteSeconds', params: ({ event }) => ({ seconds: event.seconds }) },
        { type: 'renew', params: ({ event }) => ({ seed: event.seed }) },
        'keepSettings',
      ],
    },
    'text.chosen': {
      description: 'Harder words, other words, code or terms come with the event; easy words are there.',
      guard: { type: 'hasText', params: ({ event }) => event },
      target: '.idle',
      actions: [
        { type: 'noteText', params: ({ event }) => event },
        { type: 'renew', params: ({ event }) => ({ seed: event.seed }) },
        'keepSettings',
      ],
    },
    'test.reset': {
      target: '.idle',
      actions: { type: 'renew', params: ({ event }) => ({ seed: event.seed }) },
    },
  },
  states: {
    idle: {
      description: 'The clock waits for the first character.',
      on: {
        'character.typed': {
          target: 'running',
          actions: [
            { type: 'start', params: ({ event }) => ({ at: event.at }) },
            {
              type: 'log',
              params: ({ event }) => ({ kind: 'char', at: event.at, char: event.char, held: event.held }),
            },
            { type: 'append', params: ({ event }) => ({ char: event.char }) },
          ],
        },
        'paste.refused': { actions: 'notePaste' },
      },
    },
    running: {
      description: 'Time decides the end: the first tick or key at or past it.',
      invoke: {
        id: 'ticker',
        src: 'ticker',
        input: ({ context }) => ({ startedAt: context.startedAt ?? 0, every: 1000 }),
        onError: { target: 'halted' },
      },
      on: {
        'clock.ticked': [
          { guard: { type: 'isOver', params: ({ event }) => ({ elapsed: event.elapsed }) }, target: 'finished' },
          { actions: { type: 'noteElapsed', params: ({ event }) => ({ elapsed: event.elapsed }) } },
        ],
        'character.typed': [
          { guard: { type: 'isTooLate', params: ({ event }) => ({ at: event.at }) }, target: 'finished' },
          {
            actions: [
              {
                type: 'log',
                params: ({ event }) => ({ kind: 'char', at: event.at, char: event.char, held: event.held }),
              },
              { type: 'append', params: ({ event }) => ({ char: event.char }) },
            ],
          },
        ],
        'space.typed': [
          { guard: { type: 'isTooLate', params: ({ event }) => ({ at: event.at }) }, target: 'finished' },
          {
            guard: 'hasTyped',
            actions: [
              { type: 'log', params: ({ event }) => ({ kind: 'space', at: event.at, held: event.held }) },
              'advance',
            ],
          },
        ],
        'backspace.typed': [
          { guard: { type: 'isTooLate', params: ({ event }) => ({ at: event.at }) }, target: 'finished' },
          {
            guard: 'hasTyped',
            actions: [
              { type: 'log', params: ({ event }) => ({ kind: 'backspace', at: event.at, held: event.held }) },
              'shorten',
            ],
          },
        ],
        'paste.refused': [
          { guard: { type: 'isTooLate', params: ({ event }) => ({ at: event.at }) }, target: 'finished' },
          {
            actions: [{ type: 'log', params: ({ event }) => ({ kind: 'paste-refused', at: event.at }) }, 'notePaste'],
          },
        ],
      },
    },
    finished: {
      description: 'Test Complete! Nothing typed after this counts.',
      entry: ['fillElapsed', 'keepRecord'],
    },
    halted: { description: 'The clock failed, so there is no result; Reset starts again.' },
  },
});

/** Whether nothing needs to come with it: easy words are always there. */
const isThere = ({ mode, difficulty }: TextChoice): boolean =>
  difficulty === 'easy' && (mode === 'words' || mode === 'punctuation' || mode === 'numbers');

/** Entries in a chunk: bounds what is copied for one more entry. */
const CHUNK = 64;

function logged({ log, startedAt }: TypingTestContext, { kind, at, char, held }: Stroke): TypingLog {
  const entry: TypingEntry = {
    t: Math.max(0, at - (startedAt ?? at)),
    kind,
    ...(char === undefined ? {} : { char }),
    ...(held ? { held } : {}),
  };
  const tail = [...log.tail, entry];
  return tail.length < CHUNK ? { chunks: log.chunks, tail } : { chunks: [...log.chunks, tail], tail: [] };
}

function sinceStart({ startedAt }: TypingTestContext, at: number): number {
  return startedAt === null ? 0 : at - startedAt;
}

/** Without the last character, which may take two code units. */
function withoutLast(text: string): string {
  const wide = (text.codePointAt(text.length - 2) ?? 0) > 0xffff;
  return text.slice(0, wide ? -2 : -1);
}

function begun(
  { seconds, difficulty, mode, theme }: TypingSettings,
  pool: readonly string[],
  seed: number,
): TypingTestContext {
  return {
    seconds,
    difficulty,
    mode,
    theme,
    pool,
    seed,
    startedAt: null,
    elapsed: 0,
    wordIndex: 0,
    typed: '',
    log: { chunks: [], tail: [] },
    pasteRefused: false,
  };
}
