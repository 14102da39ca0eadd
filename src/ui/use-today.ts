import { formatISO } from 'date-fns';
import { useSyncExternalStore } from 'react';

/** Today on the calendar of this device, `YYYY-MM-DD`; looked at again when the tab comes back to the front. */
export const useToday = (): string => useSyncExternalStore(subscribe, today);

const today = () => formatISO(new Date(), { representation: 'date' });

function subscribe(look: () => void): () => void {
  document.addEventListener('visibilitychange', look);
  window.addEventListener('focus', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('focus', look);
  };
}
