import { useEffect } from 'react';
import type { Machines } from './machines';
import { preloadScreen } from './screen-at';

/** Fetches a screen as soon as a link to it is pointed at, touched or focused: before it is pressed. */
export function useApproach(machines: Machines): void {
  useEffect(() => {
    const approach = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a[href]') : null;
      if (link instanceof HTMLAnchorElement && link.origin === window.location.origin)
        void preloadScreen(link.pathname, machines);
    };
    const types = ['pointerover', 'pointerdown', 'focusin'] as const;
    for (const type of types) document.addEventListener(type, approach, { passive: true });
    return () => {
      for (const type of types) document.removeEventListener(type, approach);
    };
  }, [machines]);
}
