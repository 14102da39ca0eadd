import { type FormEvent, useState } from 'react';
import { DURATION_PRESETS, LONGEST_SECONDS, readDuration } from '../../domain/typing/limits';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/field';
import { useTest } from './use-test';
import { newSeed, type TypingTest } from './use-typing-test';

/** The three lengths of the product, and one's own. Each begins a new test. */
export function DurationControl({ test }: { test: TypingTest }) {
  const seconds = useTest(test, (state) => state.context.seconds);
  const [refused, setRefused] = useState(false);
  const choose = (chosen: number) => {
    setRefused(false);
    test.send({ type: 'duration.chosen', seconds: chosen, seed: newSeed() });
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = new FormData(event.currentTarget).get('seconds');
    const chosen = readDuration(typeof entered === 'string' ? entered : '');
    if (chosen === null) setRefused(true);
    else choose(chosen);
  };
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
      <fieldset>
        <legend className="mb-1.5 text-sm font-medium">Duration</legend>
        <div className="flex gap-2">
          {DURATION_PRESETS.map((preset) => (
            <Button
              key={preset}
              look={preset === seconds ? 'primary' : 'plain'}
              aria-pressed={preset === seconds}
              onClick={() => choose(preset)}
            >
              {preset}s
            </Button>
          ))}
        </div>
      </fieldset>
      <form noValidate onSubmit={onSubmit} className="flex max-w-80 items-start gap-2">
        <TextField
          label="Custom duration in seconds"
          name="seconds"
          type="number"
          inputMode="numeric"
          min={1}
          max={LONGEST_SECONDS}
          step={1}
          error={refused ? `Enter a whole number from 1 to 300. The test stays at ${seconds} seconds.` : null}
        />
        <Button type="submit" className="mt-7">
          Set
        </Button>
      </form>
    </div>
  );
}
