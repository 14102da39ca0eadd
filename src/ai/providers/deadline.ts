/** Ends a request when its time is up or when its owner aborts it, and knows which of the two it was. */
export interface Deadline {
  /** Goes to `fetch`; aborts for either reason. */
  readonly signal: AbortSignal;
  /** Restarts the clock. @param milliseconds from now */
  arm(milliseconds: number): void;
  /** Stops the clock; the owner's abort still counts. */
  disarm(): void;
  readonly expired: boolean;
  /** For how long, in milliseconds, the clock was last started. */
  readonly allowed: number;
  /** Lets go of the clock and of the owner's signal. */
  end(): void;
}

/** @throws the owner's reason when it has aborted already (some clients overlook that) */
export function startDeadline(owner: AbortSignal): Deadline {
  owner.throwIfAborted();
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let firesAt = 0;
  /** `null`: the clock is stopped. */
  let due: number | null = null;
  let expired = false;
  let allowed = 0;
  const follow = () => controller.abort(owner.reason);
  owner.addEventListener('abort', follow, { once: true });
  const look = () => {
    timer = undefined;
    if (due === null) return;
    const left = due - performance.now();
    if (left > 0) return wake(left);
    expired = true;
    controller.abort(new DOMException('The time allowed is over.', 'TimeoutError'));
  };
  const wake = (milliseconds: number) => {
    firesAt = performance.now() + milliseconds;
    timer = setTimeout(look, milliseconds);
  };
  return {
    signal: controller.signal,
    arm(milliseconds) {
      due = performance.now() + milliseconds;
      allowed = milliseconds;
      // A stream arms it with each of its pieces: a timer that fires before then looks again, which costs far less than
      // a new timer for each.
      if (timer !== undefined && firesAt <= due) return;
      clearTimeout(timer);
      wake(milliseconds);
    },
    disarm() {
      due = null;
    },
    get expired() {
      return expired;
    },
    get allowed() {
      return allowed;
    },
    end() {
      due = null;
      clearTimeout(timer);
      timer = undefined;
      owner.removeEventListener('abort', follow);
    },
  };
}
