/** Starts of a worker of which one can be ahead of the first need. One that breaks in between is let go. */
export function startAhead(start: () => Worker) {
  let ahead: Worker | null = null;
  let taken = false;
  return {
    /** Starts it now, once, when none was ever taken. */
    warm() {
      if (ahead || taken) return;
      const worker = start();
      ahead = worker;
      worker.addEventListener('error', () => {
        if (ahead === worker) ahead = null;
      });
    },
    take(): Worker {
      taken = true;
      const worker = ahead ?? start();
      ahead = null;
      return worker;
    },
  };
}
