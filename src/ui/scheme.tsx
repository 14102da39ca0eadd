import type { ReactNode } from 'react';

/**
 * A part of the page with a light or dark look of its own, whatever the rest has: the colour tokens resolve where they
 * are used, by the `color-scheme` that holds there.
 */
export function Scheme({ look, children }: { look: 'light' | 'dark'; children: ReactNode }) {
  return (
    <div data-look={look} style={{ colorScheme: look }} className="min-h-dvh bg-ground text-ink">
      {children}
    </div>
  );
}
