import { clsx } from 'clsx';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

/**
 * A part of the page with a light or dark look of its own, whatever the rest has (see theme.css).
 * @param fills it covers the page; what lies around it cannot be reached meanwhile
 */
export function Scheme({
  look,
  id,
  fills = false,
  children,
}: {
  look: 'light' | 'dark';
  id?: string;
  fills?: boolean;
  children: ReactNode;
}) {
  const part = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (fills) return hideAround(part.current);
  }, [fills]);
  return (
    <div
      ref={part}
      id={id}
      data-look={look}
      data-fills={fills || undefined}
      className={clsx('min-h-dvh bg-ground text-ink', fills && 'fixed inset-0 z-30 overflow-y-auto')}
    >
      {children}
    </div>
  );
}

/**
 * Marks what lies around a part, so that theme.css can hide it, and gives what takes the marks away. A selector with
 * `:has()` would say the same, and have every change of the page restyle all of it.
 */
function hideAround(part: Element | null) {
  const main = part?.closest('main');
  let within = part?.parentElement;
  while (within && within !== main && within.parentElement !== main) within = within.parentElement;
  const marks = [
    [document.documentElement, 'page'],
    [main?.parentElement, 'around'],
    [main, 'around'],
    [within === main ? null : within, 'within'],
  ] as const;
  for (const [element, mark] of marks) if (element) element.dataset.filled = mark;
  return () => {
    for (const [element] of marks) delete element?.dataset.filled;
  };
}
