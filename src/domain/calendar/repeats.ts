import type { Repeat, RepeatChoice } from './repeat-choices';

/** The rules of the common ways. */
export const RULES: Readonly<Record<Repeat, string>> = {
  none: '',
  daily: 'FREQ=DAILY',
  weekdays: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
  weekly: 'FREQ=WEEKLY',
  monthly: 'FREQ=MONTHLY',
  yearly: 'FREQ=YEARLY',
};

/** The rule that a choice means, as the text of an RRULE; `''` for none. */
export const ruleFor = ({ repeat, rule }: { readonly repeat: RepeatChoice; readonly rule: string }): string =>
  repeat === 'custom' ? rule : repeat === 'kept' ? '' : RULES[repeat];

/** The recurrence lines of a choice; of `kept` there are none. */
export function recurrenceFor(choice: { readonly repeat: RepeatChoice; readonly rule: string }): string {
  const rule = ruleFor(choice);
  return rule === '' ? '' : `RRULE:${rule}`;
}
