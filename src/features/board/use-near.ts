import { type RefObject, startTransition, useEffect, useState } from 'react';
import { cardsAbove } from './drag/places';

/** Cards beyond what is in sight that are whole already, and how near the sight may come to their end. */
const BEYOND = 10;
const LEAST = 3;
const FIRST: Near = { from: 0, to: 20 };

export interface Near {
  readonly from: number;
  /** The first one that is not. */
  readonly to: number;
}

/** Which cards of a scrolling list are in sight or near it; looked at again when it scrolls or changes its size. */
export function useNear(scroller: RefObject<HTMLElement | null>, count: number): Near {
  const [near, setNear] = useState(FIRST);
  useEffect(() => {
    const element = scroller.current;
    if (!element || count === 0) return;
    let frame = 0;
    const look = () => {
      frame = 0;
      if (element.clientHeight === 0) return;
      const { top } = element.getBoundingClientRect();
      const first = cardsAbove(element, top, 'end');
      const last = cardsAbove(element, top + element.clientHeight, 'end');
      // In slices: a key or a pointer that comes meanwhile goes first.
      startTransition(() =>
        setNear((now) =>
          first - LEAST >= now.from && Math.min(last + LEAST, count) <= now.to
            ? now
            : first === 0 && last + LEAST <= FIRST.to
              ? FIRST
              : { from: Math.max(0, first - BEYOND), to: last + BEYOND },
        ),
      );
    };
    const plan = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    element.addEventListener('scroll', plan, { passive: true });
    window.addEventListener('resize', plan);
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('scroll', plan);
      window.removeEventListener('resize', plan);
    };
  }, [scroller, count]);
  return near;
}
