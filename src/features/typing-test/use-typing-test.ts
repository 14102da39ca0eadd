import { useActorRef } from '@xstate/react';
import { use, useEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { typingTestMachine } from '../../../machines/typing-test.machine';
import { useAppDispatch, useAppStore, useDevice } from '../../app/hooks';
import type { RootState } from '../../app/store';
import { hasDifficulty } from '../../domain/typing/modes';
import { resultOf } from '../../domain/typing/result';
import type { TypingResult } from '../../domain/typing/types';
import { once } from '../../ui/once';
import { selectTypingSettings } from './selectors';
import { typingResultFiled, typingSettingsChanged } from './typing-slice';

export type TypingTest = ActorRefFrom<typeof typingTestMachine>;

/** A seed that nobody can guess: 32 random bits. */
export const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/**
 * The flow of this screen, and the result of its last finished test. What it leaves behind goes to the store; keys do
 * not: they stay in the flow.
 */
export function useTypingTest(): { test: TypingTest; result: TypingResult | null } {
  const { machines } = useDevice();
  const machine = use(machines.typingTest());
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const input = useBeginning(store.getState());
  const test = useActorRef(machine, { input });
  const [result, setResult] = useState<TypingResult | null>(null);

  useEffect(() => {
    const settings = test.on('settings.changed', ({ settings: changed }) => {
      dispatch(typingSettingsChanged(changed));
    });
    const finished = test.on('test.finished', ({ record }) => {
      setResult(dispatch(typingResultFiled(resultOf(record))).payload);
    });
    return () => {
      settings.unsubscribe();
      finished.unsubscribe();
    };
  }, [test, dispatch]);

  return { test, result };
}

/** What the first test begins with: the text of last time, and easy words where there is no such text any more. */
function useBeginning(state: RootState) {
  const [{ settings, seed }] = useState(() => ({ settings: selectTypingSettings(state), seed: newSeed() }));
  if (hasDifficulty(settings.mode) && settings.difficulty === 'easy') return { settings, pool: NONE, seed };
  const { fetchedPool, ownPool } = use(texts());
  const fetching = fetchedPool(settings);
  if (fetching) return { settings, pool: use(fetching), seed };
  const pool = ownPool(settings.mode, state);
  if (pool.length > 0) return { settings, pool, seed };
  // No job is current any more, for one.
  const words = { ...settings, mode: 'words' as const };
  const instead = fetchedPool(words);
  return { settings: words, pool: instead ? use(instead) : NONE, seed };
}
const NONE: readonly string[] = [];
const texts = once(() => import('./texts'));
