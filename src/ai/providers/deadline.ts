/** Ends a request when its time is up or when its owner aborts it, and knows which of the two it was. */
export interface Deadline {
  /** Goes to `fetch`; aborts for either reason. */
  readonly signal: AbortSignal;
  /** Starts the clock anew. @param milliseconds from now */
  arm(milliseconds: number): void;
  /** Stops the clock; the owner's abort still counts. */
  disarm(): void;
  readonly expired: boolean;
  /** Lets go of the clock and of the owner's signal. */
  end(): void;
}

/** @throws the owner's reason when it has aborted already (some clients overlook that) */
export function startDeadline(owner: AbortSignal): Deadline {
  owner.throwIfAborted();
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let expired = false;
  const follow = () => controller.abort(owner.reason);
  owner.addEventListener('abort', follow, { once: true });
  const disarm = () => clearTimeout(timer);
  return {
    signal: controller.signal,
    arm(milliseconds) {
      disarm();
      timer = setTimeout(() => {
        expired = true;
        controller.abort(new DOMException('The time allowed is over.', 'TimeoutError'));
      }, milliseconds);
    },
    disarm,
    get expired() {
      return expired;
    },
    end() {
      disarm();
      owner.removeEventListener('abort', follow);
    },
  };
}
