import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Between two drawings of a growing text, in milliseconds: quick enough to read along, and every third frame at most; */
const PACE = 50;
/** at most this, where drawing is slow; */
const SLOWEST = 500;
/** and in between this many times what the last one took until it was laid out, so that most frames are free of it. */
const REST = 16;

/** The text as it was at the last drawing: pieces that come in between are drawn together, in a frame of their own. */
export function usePaced(text: string): string {
  const [shown, setShown] = useState(text);
  const latest = useRef(text);
  const waiting = useRef<ReturnType<typeof setTimeout> | null>(null);
  const begun = useRef<number | null>(null);
  const pace = useRef(PACE);
  useEffect(() => {
    latest.current = text;
    waiting.current ??= setTimeout(() => {
      waiting.current = null;
      if (latest.current !== shown) begun.current = performance.now();
      setShown(latest.current);
    }, pace.current);
  }, [text, shown]);
  useLayoutEffect(() => {
    if (begun.current === null || shown === '') return;
    pace.current = Math.min(SLOWEST, Math.max(PACE, (performance.now() - begun.current) * REST));
    begun.current = null;
  }, [shown]);
  useEffect(
    () => () => {
      if (waiting.current !== null) clearTimeout(waiting.current);
      waiting.current = null;
    },
    [],
  );
  return shown;
}
