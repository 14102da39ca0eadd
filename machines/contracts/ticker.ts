/** Actor `ticker`: says at each whole step since a moment how much time has really passed. */
export interface TickerInput {
  /** The moment it counts from, on the clock of `performance.now()`, in milliseconds. */
  readonly startedAt: number;
  /** Length of a step in milliseconds. */
  readonly every: number;
}

/**
 * `elapsed` is measured in milliseconds since `startedAt`, never counted: after a pause of the page one tick reports
 * all of it, so the receiver decides by `elapsed` alone.
 */
export type TickerEvent = { readonly type: 'clock.ticked'; readonly elapsed: number };
