/** How long a page that never rests may put work off, in milliseconds. */
const LONGEST_WAIT = 500;

/** Runs the work when the page is idle, soon in browsers that do not say. @returns what cancels it */
export function whenIdle(work: () => void): () => void {
  if (!globalThis.requestIdleCallback) {
    const timer = setTimeout(work, 30);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(work, { timeout: LONGEST_WAIT });
  return () => cancelIdleCallback(idle);
}
