import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Between two drawings of a growing text, in milliseconds: quick enough to read along, and every third frame at most; */
const PACE = 50;
/** at most this, where drawing is slow; */
const SLOWEST = 500;
/** and in between this many times what the last one took until it was laid out, so that most frames are free of it. */
const REST = 16;
/** What is out of sight is drawn for what follows from its height alone. */
const OUT_OF_SIGHT = 500;

/**
 * The text as it was at the last drawing: pieces that come in between are drawn together, in a frame of their own.
 * @param seen where it grows is in sight; all that came in is drawn at once when it comes into sight
 */
export function usePaced(text: string, seen = true): string {
  const [shown, setShown] = useState(text);
  const latest = useRef(text);
  const waiting = useRef<ReturnType<typeof setTimeout> | null>(null);
  const begun = useRef<number | null>(null);
  const pace = useRef(PACE);
  const wasSeen = useRef(seen);
  useEffect(() => {
    latest.current = text;
    const draw = () => {
      waiting.current = null;
      if (latest.current !== shown) begun.current = performance.now();
      setShown(latest.current);
    };
    if (seen && !wasSeen.current && waiting.current !== null) {
      clearTimeout(waiting.current);
      draw();
    }
    wasSeen.current = seen;
    waiting.current ??= setTimeout(draw, seen ? pace.current : Math.max(pace.current, OUT_OF_SIGHT));
  }, [text, shown, seen]);
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
