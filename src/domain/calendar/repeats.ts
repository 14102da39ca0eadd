/** How one can make an event repeat here; `kept`: as it does already, in a way that a file brought along. */
export const REPEATS = ['none', 'daily', 'weekdays', 'weekly', 'monthly', 'yearly'] as const;
export type Repeat = (typeof REPEATS)[number] | 'kept';

const RULES: Readonly<Record<Exclude<Repeat, 'kept'>, string>> = {
  none: '',
  daily: 'RRULE:FREQ=DAILY',
  weekdays: 'RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
  weekly: 'RRULE:FREQ=WEEKLY',
  monthly: 'RRULE:FREQ=MONTHLY',
  yearly: 'RRULE:FREQ=YEARLY',
};

/** The choice that matches an event's recurrence. */
export const repeatOf = (recurrence: string): Repeat => REPEATS.find((name) => RULES[name] === recurrence) ?? 'kept';

/** The recurrence lines of a choice; `kept` leaves `before` as it is. */
export const recurrenceFor = (repeat: Repeat, before: string): string => (repeat === 'kept' ? before : RULES[repeat]);
