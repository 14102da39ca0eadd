/** The focus timer: what the flow holds, hears and emits. Times are milliseconds since 1970, lengths milliseconds. */
import type { ClockEvent } from './clock';

/** 25 minutes and a break of 5, or as long as one likes. */
export type FocusPlan = 'intervals' | 'free';

/** What is kept of a timer, so that a reload and other tabs go on with it. */
export interface FocusTimer {
  readonly taskId: string | null;
  readonly plan: FocusPlan;
  readonly phase: 'working' | 'paused' | 'break' | 'over';
  /** When this interval began. */
  readonly begunAt: number;
  /** Worked in it before `since`. */
  readonly worked: number;
  /** Since when it is counted on, or the break runs. */
  readonly since: number;
  /** When an open page last looked at it. */
  readonly seenAt: number;
  /** What is over was a break. */
  readonly rested: boolean;
}

export interface FocusInput {
  readonly timer: FocusTimer | null;
}

export interface FocusContext extends Omit<FocusTimer, 'phase'> {
  readonly phase: FocusTimer['phase'] | 'none';
  /** The last time that the clock told. */
  readonly now: number;
}

export type FocusEvent =
  | { type: 'focus.begun'; taskId: string | null; plan: FocusPlan; at: number }
  | { type: 'focus.paused'; at: number }
  | { type: 'focus.resumed'; at: number }
  | { type: 'focus.stopped'; at: number }
  | { type: 'break.begun'; at: number }
  /** The time in which no page looked was worked. */
  | { type: 'gap.counted'; at: number }
  /** It was not. */
  | { type: 'gap.dropped'; at: number }
  /** Another tab changed the timer; `null`: it is gone. */
  | { type: 'timer.received'; timer: FocusTimer | null }
  | ClockEvent;

export type FocusEmitted =
  /** To be kept. */
  | { type: 'timer.changed'; timer: FocusTimer | null }
  /** Time that was worked. Told by every open tab: it is one by `begunAt`. */
  | { type: 'focus.counted'; taskId: string | null; begunAt: number; seconds: number }
  /** To be said to the user. */
  | { type: 'interval.ended'; what: 'work' | 'break'; taskId: string | null };
