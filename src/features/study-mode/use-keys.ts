import { useEffect, useEffectEvent } from 'react';

/**
 * Answers single keys anywhere on the screen, unless something is typed into a field or a control takes the key itself.
 * @param onKey says whether it knew the key
 */
export function useKeys(onKey: (key: string) => boolean): void {
  const answer = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest('input, textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"]')) return;
    // Enter and Space press the button or follow the link that has the focus.
    if ((event.key === 'Enter' || event.key === ' ') && target?.closest('button, a, summary')) return;
    if (onKey(event.key)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => answer(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
