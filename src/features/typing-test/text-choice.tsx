import { useAppData } from '../../app/hooks';
import { isOwn } from '../../domain/typing/modes';
import { TYPING_MODES, type TypingMode } from '../../domain/typing/types';
import { SelectField } from '../../ui/field';
import { ownPool } from './texts';
import { modeNames, NOTHING_TO_TYPE } from './typing-labels';
import { useTest } from './use-test';
import { useTextChoice } from './use-text-choice';
import type { TypingTest } from './use-typing-test';

const OWN = TYPING_MODES.filter(isOwn);

/** What is typed: words, code, or something of one's own. A new choice begins a new test. */
export function TextChoice({ test }: { test: TypingTest }) {
  const mode = useTest(test, (state) => state.context.mode);
  const { lost, choose } = useTextChoice(test);
  const there = useAppData((state) => OWN.filter((own) => ownPool(own, state).length > 0));
  const isThere = (other: TypingMode) => other === mode || !isOwn(other) || there.includes(other);
  return (
    <div className="max-w-80 min-w-60">
      <SelectField
        label="Text"
        value={mode}
        onChange={({ target }) => {
          const chosen = TYPING_MODES.find((other) => other === target.value);
          if (chosen) void choose({ mode: chosen });
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
