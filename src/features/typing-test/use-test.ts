import { type RefObject, useCallback, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { typingTestMachine } from '../../../machines/typing-test.machine';
import type { TypingTest } from './use-typing-test';

type State = SnapshotFrom<typeof typingTestMachine>;

/** The flow without single keys, which nothing that React draws depends on. */
interface Drawn {
  readonly subscribe: (listener: () => void) => () => void;
  readonly latest: () => State;
}

const all = new WeakMap<TypingTest, Drawn>();
const PARTS = ['startedAt', 'elapsed', 'seed', 'seconds', 'mode', 'difficulty', 'theme', 'pasteRefused'] as const;

/** What a component draws of the flow. It must follow from what no key changes but the first; the log counts at ticks. */
export function useTest<T>(test: TypingTest, select: (state: State) => T): T {
  const { subscribe, latest } = drawnOf(test);
  return useSyncExternalStore(
    subscribe,
    useCallback(() => select(latest()), [select, latest]),
  );
}

/**
 * A place whose text follows the flow without a component being drawn, for what each tick of the clock changes. `select`
 * must stay the same function; nothing else may write into the place.
 */
export function useTextOf(
  test: TypingTest,
  select: (state: State) => string | number,
): RefObject<HTMLSpanElement | null> {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const { subscribe, latest } = drawnOf(test);
    const write = () => {
      const text = String(select(latest()));
      const node = place.current?.firstChild;
      // The browser keeps a node whose text is changed; a new one would be styled.
      if (!node) place.current?.append(text);
      else if (node.nodeValue !== text) node.nodeValue = text;
    };
    write();
    return subscribe(write);
  }, [test, select]);
  return place;
}

function drawnOf(test: TypingTest): Drawn {
  const drawn = all.get(test) ?? without(test);
  all.set(test, drawn);
  return drawn;
}

/** One subscription to the flow for all who draw it: each would look at each key otherwise. */
function without(test: TypingTest): Drawn {
  let state = test.getSnapshot();
  const listeners = new Set<() => void>();
  let heard: { unsubscribe(): void } | null = null;
  const latest = () => {
    const now = test.getSnapshot();
    if (now !== state && isOther(state, now)) state = now;
    return state;
  };
  const hear = () => {
    const before = state;
    if (latest() !== before) for (const listener of [...listeners]) listener();
  };
  return {
    latest,
    subscribe(listener) {
      listeners.add(listener);
      heard ??= test.subscribe(hear);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        heard?.unsubscribe();
        heard = null;
      };
    },
  };
}

const isOther = (a: State, b: State): boolean =>
  a.value !== b.value || PARTS.some((part) => a.context[part] !== b.context[part]);
