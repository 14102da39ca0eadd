import { clsx } from 'clsx';
import { type RefObject, useEffect } from 'react';
import { readKeys } from './read-keys';
import { useTest } from './use-test';
import type { TypingTest } from './use-typing-test';

/**
 * The field that is typed in; each round begins with an empty one. With a mouse it is a point in the word box, which shows
 * what is typed: unseen text of its size would be laid out and painted at each key, and a field too narrow for its text
 * scrolls at each key. Where fingers type it is seen below the
 * box, since their keyboards compose and correct in it.
 */
export function TypingInput({
  test,
  field,
  box,
  describedBy,
  onFocusChange,
}: {
  test: TypingTest;
  field: RefObject<HTMLInputElement | null>;
  /** Where a click or tap leads to the field. */
  box: RefObject<HTMLElement | null>;
  describedBy: string;
  onFocusChange: (focused: boolean) => void;
}) {
  const seed = useTest(test, (state) => state.context.seed);
  useEffect(() => {
    if (field.current && test.getSnapshot().context.seed === seed) field.current.value = '';
  }, [field, test, seed]);
  const begun = useTest(test, (state) => state.context.startedAt !== null);
  useEffect(() => {
    if (field.current) return readKeys(field.current, test);
  }, [field, test]);
  useEffect(() => {
    const words = box.current;
    const focus = () => field.current?.focus();
    words?.addEventListener('click', focus);
    return () => words?.removeEventListener('click', focus);
  }, [field, box]);

  return (
    <>
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
        className="absolute bottom-5 left-5 h-1 w-10 font-mono text-[1px] text-ink caret-transparent opacity-0 [contain:strict] [font-variant-ligatures:none] pointer-coarse:static pointer-coarse:text-lg pointer-coarse:mt-3 pointer-coarse:h-12 pointer-coarse:w-full pointer-coarse:rounded-control pointer-coarse:border pointer-coarse:border-line-strong pointer-coarse:bg-surface pointer-coarse:px-4 pointer-coarse:caret-auto pointer-coarse:opacity-100 pointer-coarse:[contain:none] pointer-coarse:focus:border-primary"
        onFocus={() => onFocusChange(true)}
        onBlur={() => onFocusChange(false)}
      />
      <p className={clsx('mt-3 text-sm text-ink-soft pointer-coarse:hidden', begun ? 'invisible' : '')}>
        Click the words or start typing; the first character starts the clock.
      </p>
    </>
  );
}
