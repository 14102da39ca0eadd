/** As much of a task as reminders need. */
export interface RemindedTask {
  readonly id: string;
  readonly content: string;
  readonly list: string;
  /** `YYYY-MM-DD` */
  readonly due: string | null;
  /** `HH:MM` on the device's clock; without it the day begins at nine. */
  readonly dueTime: string | null;
  /** Minutes before it is due. */
  readonly reminders: readonly number[];
  readonly archivedAt: string | null;
}

/** One thing to say at one moment. Instants are milliseconds since 1970. */
export interface Reminder {
  /** The same for the same reminder in every tab and on every visit. */
  readonly key: string;
  readonly kind: 'task' | 'event';
  readonly id: string;
  readonly text: string;
  readonly at: number;
  /** When the task is due or the event starts. */
  readonly starts: number;
  /** Only its day counts. */
  readonly wholeDay: boolean;
}
