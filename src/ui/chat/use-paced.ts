import { useEffect, useRef, useState } from 'react';

/** Between two drawings of a growing text, in milliseconds: quick enough to read along, and every third frame at most. */
const PACE = 50;

/** The text as it was at the last drawing: pieces that come in between are drawn together, in a frame of their own. */
export function usePaced(text: string): string {
  const [shown, setShown] = useState(text);
  const latest = useRef(text);
  const waiting = useRef<ReturnType<typeof setTimeout> | null>(null);
  useEffect(() => {
    latest.current = text;
    waiting.current ??= setTimeout(() => {
      waiting.current = null;
      setShown(latest.current);
    }, PACE);
  }, [text]);
  useEffect(
    () => () => {
      if (waiting.current !== null) clearTimeout(waiting.current);
      waiting.current = null;
    },
    [],
  );
  return shown;
}
