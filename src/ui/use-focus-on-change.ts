import { useEffect, useEffectEvent, useRef } from 'react';

const NOTHING = Symbol('nothing shown yet');

/**
 * Moves the focus when `value` changes: the control that was pressed is gone with its step, and the next step begins at
 * its own.
 * @param find where the focus goes
 * @param scroll what comes into sight: the top of the page, what is focused, or nothing
 * @param atFirst whether what is drawn first takes the focus, too
 * @param leavesTyping for what arrives by itself: a field that is being written in keeps the focus, and nothing scrolls
 */
export function useFocusOnChange(
  value: unknown,
  find: () => HTMLElement | null | undefined,
  {
    scroll = 'none',
    atFirst = false,
    leavesTyping = false,
  }: { scroll?: 'top' | 'nearest' | 'none'; atFirst?: boolean; leavesTyping?: boolean } = {},
): void {
  const move = useEffectEvent(() => {
    if (leavesTyping && isTyping()) return;
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

/** Whether the focus is where text is written; a file button is an input, too, and takes none. */
const isTyping = (): boolean =>
  document.activeElement?.matches(
    'textarea, [contenteditable="true"], input:not([type=file], [type=checkbox], [type=radio], [type=button], [type=range])',
  ) ?? false;
