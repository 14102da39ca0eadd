/** Reminders: what the flow holds, hears and emits. */
import type { NotificationPermissionState, Reminder, WatchEvent } from './reminders';
import type { HoldEvent } from './session-hold';

export interface RemindersInput {
  readonly permission: NotificationPermissionState;
}

export interface RemindersContext extends RemindersInput {
  /** Said inside the app and not dismissed yet, the latest last. */
  readonly shown: readonly Reminder[];
  /** What was missed before this visit; in one notice. */
  readonly missed: readonly Reminder[];
}

export type RemindersEvent =
  /** The user set a reminder on a task or an event. */
  | { type: 'reminder.set' }
  /** The question of the browser is left open. */
  | { type: 'permission.left' }
  /** Nothing is to be said. */
  | { type: 'reminders.silenced' }
  | { type: 'reminders.resumed' }
  /** The permission was changed in the browser's own settings. */
  | { type: 'permission.changed'; permission: NotificationPermissionState }
  /** The browser showed no notification although it may. */
  | { type: 'notification.failed'; reminders: readonly Reminder[] }
  | { type: 'reminder.dismissed'; key: string }
  | { type: 'missed.dismissed' }
  | HoldEvent
  | WatchEvent;

export type RemindersEmitted =
  /** The browser is to show them. */
  | { type: 'notification.wanted'; reminders: readonly Reminder[] }
  /** Everything up to a moment was said: no tab and no later visit says it again. */
  | { type: 'reminders.told'; upTo: number }
  /** The browser shows none: reminders are said inside the app. */
  | { type: 'permission.refused' };
