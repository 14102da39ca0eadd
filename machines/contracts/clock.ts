/** Actor `clock`: tells the time of the device at once, about every second, and when the page is shown again. */
export interface ClockEvent {
  readonly type: 'clock.read';
  /** Milliseconds since 1970. It jumps when the device slept, and backwards when the clock is set. */
  readonly at: number;
}
