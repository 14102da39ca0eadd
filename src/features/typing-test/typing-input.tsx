import { useSelector } from '@xstate/react';
import { type RefObject, useEffect } from 'react';
import { readKeys } from './read-keys';
import type { TypingTest } from './use-typing-test';

/** The field that is typed in; each round begins with an empty one. */
export function TypingInput({
  test,
  field,
  describedBy,
  onFocusChange,
}: {
  test: TypingTest;
  field: RefObject<HTMLInputElement | null>;
  describedBy: string;
  onFocusChange: (focused: boolean) => void;
}) {
  const seed = useSelector(test, (state) => state.context.seed);
  useEffect(() => {
    if (field.current && test.getSnapshot().context.seed === seed) field.current.value = '';
  }, [field, test, seed]);
  const begun = useSelector(test, (state) => state.context.startedAt !== null);
  useEffect(() => {
    if (field.current) return readKeys(field.current, test);
  }, [field, test]);

  return (
    <input
      ref={field}
      type="text"
      aria-label="Type the words"
      aria-describedby={describedBy}
      autoComplete="off"
      autoCorrect="off"
      autoCapitalize="off"
      spellCheck={false}
      enterKeyHint="next"
      // Each space empties the field: it would flash at every word.
      placeholder={begun ? undefined : 'Type here; the first character starts the clock'}
      className="h-12 w-full will-change-transform rounded-control border border-line-strong bg-surface px-4 font-mono text-lg text-ink [font-variant-ligatures:none] focus:border-primary"
      onFocus={() => onFocusChange(true)}
      onBlur={() => onFocusChange(false)}
    />
  );
}
