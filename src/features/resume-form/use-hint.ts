import { useEffect, useState } from 'react';

/** A hint waits until the fingers rest (milliseconds): half an address is not yet a wrong one. */
const REST = 500;

/** What `hintOf` says about the value once it has been unchanged for a while. */
export function useHint<T>(value: T, hintOf: (value: T) => string | null): string | null {
  const [hint, setHint] = useState(() => hintOf(value));
  useEffect(() => {
    const timer = setTimeout(() => setHint(hintOf(value)), REST);
    return () => clearTimeout(timer);
  }, [value, hintOf]);
  return hint;
}
