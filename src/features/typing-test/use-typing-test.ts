import { useActorRef } from '@xstate/react';
import { use, useEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { typingTestMachine } from '../../../machines/typing-test.machine';
import { useAppDispatch, useAppStore, useDevice } from '../../app/hooks';
import { isOwn } from '../../domain/typing/modes';
import { resultOf } from '../../domain/typing/result';
import type { TypingResult } from '../../domain/typing/types';
import { selectTypingSettings } from './selectors';
import { fetchedPool, ownPool } from './texts';
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
  const [begin] = useState(() => {
    const settings = selectTypingSettings(store.getState());
    const own = ownPool(settings.mode, store.getState());
    // What was typed last time may be gone: no job is current any more.
    const gone = isOwn(settings.mode) && own.length === 0;
    return { settings: gone ? { ...settings, mode: 'words' as const } : settings, own, seed: newSeed() };
  });
  const fetching = fetchedPool(begin.settings);
  const pool = fetching ? use(fetching) : begin.own;
  const input = { settings: begin.settings, pool, seed: begin.seed };
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
