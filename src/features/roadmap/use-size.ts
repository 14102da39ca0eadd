import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Size } from '../../domain/topic-map/layout';

/** What is taken where nothing is laid out. */
const UNKNOWN: Size = { width: 960, height: 560 };

/** How large an element is on the page; `null` before it is there. */
export function useSize(element: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const at = element.current;
    if (!at) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = at;
      const next = width > 0 && height > 0 ? { width, height } : UNKNOWN;
      setSize((now) => (now?.width === next.width && now.height === next.height ? now : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(at);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
