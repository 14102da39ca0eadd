import { type RefObject, useEffect } from 'react';

/**
 * Lets typing go on after the focus was lost: a plain character with no control, or a button of `area`, in focus goes
 * to the field. Space, Enter, Tab and shortcuts keep their meaning.
 */
export function useAnyKey(
  field: RefObject<HTMLElement | null>,
  area: RefObject<HTMLElement | null>,
  on: boolean,
): void {
  useEffect(() => {
    if (!on) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === ' ' || Array.from(event.key).length !== 1) return;
      const focused = document.activeElement;
      const free = focused === null || focused === document.body || focused.tagName === 'MAIN';
      const button = focused?.tagName === 'BUTTON' && area.current?.contains(focused);
      // The character itself goes to what is in focus when the key's own action runs, right after this.
      if (free || button) field.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [field, area, on]);
}
