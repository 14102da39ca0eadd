/** When a task without a time is due on its day. */
export const MORNING = '09:00';

/**
 * The reminders, in minutes before a start, whose moment is over: nobody tells them any more. A moment that is now is told
 * yet.
 * @param starts milliseconds since 1970; NaN where there is no such day, for which nothing has passed
 */
export const passedReminders = (starts: number, reminders: readonly number[], now: number): readonly number[] =>
  reminders.filter((minutes) => starts - minutes * 60_000 < now);

/** What is said of them where they are set, `null` where none has passed. @param names how each is called there */
export function passedWords(names: readonly string[]): string | null {
  if (names.length === 0) return null;
  const which = names.map((name) => `“${name}”`).join(', ');
  return names.length === 1
    ? `${which} has passed already: this reminder is kept, but not told unless the date moves.`
    : `${which} have passed already: these reminders are kept, but not told unless the date moves.`;
}
