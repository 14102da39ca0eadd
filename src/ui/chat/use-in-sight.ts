import { type RefObject, useEffect, useRef, useState } from 'react';

/** An element to watch, and whether any of it is in sight; where a browser cannot tell it is taken to be. */
export function useInSight<E extends Element>(): readonly [RefObject<E | null>, boolean] {
  const element = useRef<E>(null);
  const [inSight, setInSight] = useState(true);
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (last) setInSight(last.isIntersecting);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, inSight];
}
