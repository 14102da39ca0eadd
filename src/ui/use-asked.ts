import { useEffect, useEffectEvent } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/**
 * Does once what the address asks for by a name in its query (`?add`), and takes the name out of it: neither a reload nor
 * the way back asks again.
 * @param answer gets the value, empty for a bare name
 */
export function useAsked(name: string, answer: (value: string) => void): void {
  const [params, setParams] = useSearchParams();
  const asked = params.get(name);
  // The way back goes with the address.
  const { state } = useLocation();
  const onAsked = useEffectEvent((value: string) => {
    setParams(
      (now) => {
        const rest = new URLSearchParams(now);
        rest.delete(name);
        return rest;
      },
      { replace: true, state },
    );
    answer(value);
  });
  useEffect(() => {
    if (asked !== null) onAsked(asked);
  }, [asked]);
}
