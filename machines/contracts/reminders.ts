import type { Reminder } from '../../src/domain/reminders/types';

export type { Reminder };

/** Whether the browser shows notifications; `default` while nobody was asked, `none` where it has no such thing. */
export type NotificationPermissionState = 'default' | 'granted' | 'denied' | 'none';

/** Actor `watch`: what it tells as time passes and tasks and events change. Ends with its state. */
export interface WatchEvent {
  readonly type: 'reminders.due';
  /** To be said now. */
  readonly now: readonly Reminder[];
  /** Their time came while no page was open. */
  readonly missed: readonly Reminder[];
  /** The moment up to which this is all. */
  readonly upTo: number;
}
