import { REPEATS, type RepeatChoice } from './repeat-choices';
import { RULES } from './repeats';

/** What a form shows for recurrence lines. Dates that were deleted or added are no part of it, and stay. */
export function repeatOf(recurrence: string): { readonly repeat: RepeatChoice; readonly rule: string } {
  const rules = recurrence.split('\n').filter((line) => !/^(?:EXDATE|RDATE)[;:]/i.test(line));
  const rule = rules.length === 1 ? (/^RRULE:(.*)$/i.exec(rules[0] ?? '')?.[1] ?? '').toUpperCase() : '';
  const known = REPEATS.find((name) => RULES[name] === rule && (name !== 'none' || recurrence === ''));
  if (known) return { repeat: known, rule: '' };
  return isPlain(rule) ? { repeat: 'custom', rule } : { repeat: 'kept', rule: '' };
}

const END = String.raw`(?:;COUNT=\d{1,4}|;UNTIL=\d{8}(?:T\d{6}Z?)?)?`;
const PLAIN = [
  String.raw`FREQ=DAILY(?:;INTERVAL=\d{1,3})?`,
  String.raw`FREQ=WEEKLY(?:;INTERVAL=\d{1,3})?(?:;BYDAY=(?:SU|MO|TU|WE|TH|FR|SA)(?:,(?:SU|MO|TU|WE|TH|FR|SA)){0,6})?`,
  String.raw`FREQ=MONTHLY(?:;INTERVAL=\d{1,3})?(?:;BYMONTHDAY=(?:-1|[1-9]|[12]\d|3[01])|;BYDAY=(?:[1-4]|-1)(?:SU|MO|TU|WE|TH|FR|SA))?`,
  String.raw`FREQ=YEARLY(?:;INTERVAL=\d{1,3})?`,
].map((pattern) => new RegExp(`^${pattern}${END}$`));

/** Whether the fields of the form can show a rule, in whatever order its parts are. */
export const isPlain = (rule: string): boolean => PLAIN.some((pattern) => pattern.test(inOrder(rule)));

const ORDER = ['FREQ', 'INTERVAL', 'BYDAY', 'BYMONTHDAY', 'COUNT', 'UNTIL'];

/** The parts of a rule in the order of the form; week starts that make no difference left out. */
export function inOrder(rule: string): string {
  const parts = rule.split(';').filter((part) => part !== 'INTERVAL=1' && !(part === 'WKST=MO'));
  const place = (part: string) => ORDER.indexOf(part.slice(0, part.indexOf('=')));
  return parts.some((part) => place(part) === -1) ? rule : parts.sort((a, b) => place(a) - place(b)).join(';');
}
