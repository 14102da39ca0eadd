import { useEffect, useEffectEvent, useRef } from 'react';

const NOTHING = Symbol('nothing shown yet');

/**
 * Moves the focus when `value` changes: the control that was pressed is gone with its step, and the next step begins at
 * its own.
 * @param find where the focus goes
 * @param scroll what comes into sight: the top of the page, what is focused, or nothing
 * @param atFirst whether what is drawn first takes the focus, too
 */
export function useFocusOnChange(
  value: unknown,
  find: () => HTMLElement | null | undefined,
  { scroll = 'none', atFirst = false }: { scroll?: 'top' | 'nearest' | 'none'; atFirst?: boolean } = {},
): void {
  const move = useEffectEvent(() => {
    const target = find();
    target?.focus({ preventScroll: true });
    if (scroll === 'top') window.scrollTo(0, 0);
    if (scroll === 'nearest') target?.scrollIntoView({ block: 'nearest' });
  });
  const shown = useRef(atFirst ? NOTHING : value);
  useEffect(() => {
    if (shown.current === value) return;
    shown.current = value;
    move();
  }, [value]);
}
