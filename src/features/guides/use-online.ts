import { useSyncExternalStore } from 'react';

const subscribe = (changed: () => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

/** Whether the browser believes to have a network; the screen is drawn again when that changes. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
