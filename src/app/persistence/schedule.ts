/** Timers, so that a test can turn the clock itself. Milliseconds. */
export interface Schedule {
  now(): number;
  set(callback: () => void, delay: number): unknown;
  clear(timer: unknown): void;
}

export const browserSchedule: Schedule = {
  now: () => performance.now(),
  set: (callback, delay) => setTimeout(callback, delay),
  clear: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
};

/** A write begins this long after the last change, */
export const QUIET = 150;
/** and no later than this after the first: together with the write itself well within a second. */
export const LONGEST_WAIT = 600;
/** After a failure: this long, doubled with each further one, */
const FIRST_RETRY = 2000;
/** up to this. */
const LONGEST_RETRY = 60_000;

/** When the next write begins. */
export interface WritePlan {
  /** Something is unsaved that was not, or changed again. */
  changed(): void;
  succeeded(more: boolean): void;
  failed(): void;
  cancel(): void;
}

export function writePlan(schedule: Schedule, write: () => void): WritePlan {
  let timer: unknown = null;
  let firstChange: number | null = null;
  let failures = 0;

  function arm(delay: number): void {
    if (timer !== null) schedule.clear(timer);
    timer = schedule.set(() => {
      timer = null;
      write();
    }, delay);
  }

  function changed(): void {
    const now = schedule.now();
    firstChange ??= now;
    arm(Math.max(0, Math.min(QUIET, firstChange + LONGEST_WAIT - now)));
  }

  return {
    changed,
    succeeded(more) {
      failures = 0;
      if (more) changed();
    },
    failed() {
      const delay = Math.min(LONGEST_RETRY, FIRST_RETRY * 2 ** failures);
      failures += 1;
      arm(delay);
    },
    cancel() {
      if (timer !== null) schedule.clear(timer);
      timer = null;
      firstChange = null;
    },
  };
}

/** The journal may take this part of the page's time: after a long write it waits the longer for the next. */
const JOURNAL_SHARE = 1 / 20;

/** When the journal is written: in the task after the change, once for all that one task changed. */
export function journalPlan(schedule: Schedule, keep: () => void): Pick<WritePlan, 'changed' | 'cancel'> {
  let timer: unknown = null;
  let free = 0;

  return {
    changed() {
      timer ??= schedule.set(
        () => {
          timer = null;
          const begun = schedule.now();
          keep();
          const ended = schedule.now();
          free = ended + (ended - begun) / JOURNAL_SHARE;
        },
        Math.max(0, free - schedule.now()),
      );
    },
    cancel() {
      if (timer !== null) schedule.clear(timer);
      timer = null;
    },
  };
}
