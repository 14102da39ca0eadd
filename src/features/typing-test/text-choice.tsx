import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useAppData, useAppStore } from '../../app/hooks';
import { needsPool } from '../../domain/typing/modes';
import { TYPING_MODES, type TypingMode } from '../../domain/typing/types';
import { SelectField } from '../../ui/field';
import { ownPool, poolOf } from './texts';
import { modeNames, NOTHING_TO_TYPE } from './typing-labels';
import { newSeed, type TypingTest } from './use-typing-test';

const OWN = ['solved', 'job', 'weak'] as const;

/** What is typed: words, code, or something of one's own. A new choice begins a new test. */
export function TextChoice({ test }: { test: TypingTest }) {
  const mode = useSelector(test, (state) => state.context.mode);
  const store = useAppStore();
  const [lost, setLost] = useState(false);
  const there = useAppData((state) => OWN.filter((own) => ownPool(own, state).length > 0));
  const isThere = (other: TypingMode) =>
    other === mode || !OWN.some((own) => own === other) || there.some((own) => own === other);

  const choose = async (chosen: TypingMode) => {
    setLost(false);
    try {
      const pool = needsPool(chosen) ? await poolOf(chosen, store.getState()) : [];
      test.send({ type: 'text.chosen', mode: chosen, pool, seed: newSeed() });
    } catch {
      setLost(true);
    }
  };
  return (
    <div className="max-w-80 min-w-60">
      <SelectField
        label="Text"
        value={mode}
        onChange={({ target }) => {
          const chosen = TYPING_MODES.find((other) => other === target.value);
          if (chosen) void choose(chosen);
        }}
        error={lost ? 'This text could not be loaded. The test stays as it was; choose again to retry.' : null}
      >
        {TYPING_MODES.map((other) => (
          <option key={other} value={other} disabled={!isThere(other)}>
            {isThere(other) ? modeNames[other] : `${modeNames[other]} (${NOTHING_TO_TYPE[other] ?? ''})`}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
