import { ChoiceGroup } from '../../ui/field';
import { difficulties, themes } from './typing-labels';
import { useTest } from './use-test';
import { useTextChoice } from './use-text-choice';
import type { TypingTest } from './use-typing-test';

/** Theme and difficulty. A new difficulty begins a new test; a new theme changes the word box only. */
export function TestSettings({ test }: { test: TypingTest }) {
  const theme = useTest(test, (state) => state.context.theme);
  const difficulty = useTest(test, (state) => state.context.difficulty);
  const { lost, choose } = useTextChoice(test);
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <ChoiceGroup
        legend="Theme of the word box"
        columns
        options={themes}
        value={theme}
        onChange={(chosen) => test.send({ type: 'theme.chosen', theme: chosen })}
      />
      <ChoiceGroup
        legend="Difficulty"
        options={difficulties}
        value={difficulty}
        onChange={(chosen) => void choose({ difficulty: chosen })}
      />
      {lost ? (
        <p role="alert" className="text-danger-ink md:col-span-2">
          These words could not be loaded. The test stays as it was; choose again to retry.
        </p>
      ) : null}
    </div>
  );
}
