import { useRef, useState } from 'react';
import { useAppStore } from '../../app/hooks';
import { isOwn } from '../../domain/typing/modes';
import type { TypingSettings } from '../../domain/typing/types';
import { poolOf } from './texts';
import { newSeed, type TypingTest } from './use-typing-test';

/**
 * Begins a test of another text or difficulty when its words are there; the last choice counts. `lost` says that they could
 * not be fetched, and the test stayed as it was.
 */
export function useTextChoice(test: TypingTest) {
  const store = useAppStore();
  const [lost, setLost] = useState(false);
  const latest = useRef<object | null>(null);
  const choose = async (chosen: Partial<Pick<TypingSettings, 'mode' | 'difficulty'>>) => {
    latest.current = chosen;
    setLost(false);
    const { mode, difficulty, pool: before } = test.getSnapshot().context;
    const text = { mode, difficulty, ...chosen };
    try {
      const pool = text.mode === mode && isOwn(mode) ? before : await poolOf(text, store.getState());
      if (latest.current === chosen) test.send({ type: 'text.chosen', ...text, pool, seed: newSeed() });
    } catch {
      setLost(true);
    }
  };
  return { lost, choose };
}
