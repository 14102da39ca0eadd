const DAYS = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'];
const UNITS: Readonly<Record<string, string>> = { day: 'DAILY', week: 'WEEKLY', month: 'MONTHLY', year: 'YEARLY' };
const WEEKDAY = /^(mon|tue(?:s)?|wed(?:nes)?|thu(?:r|rs)?|fri|sat(?:ur)?|sun)(?:days?)?$/;

/**
 * How a task comes again, in the words of task programs: `every day`, `every 2 weeks`, `every other month`, `daily`,
 * `every weekday`, `every mon, fri`. The text of an RRULE, or null where it is said otherwise.
 */
export function ruleOf(text: string): string | null {
  const words = text
    .toLowerCase()
    .replace(/\s+(?:at\s+)?\d{1,2}(?::\d\d)?\s*(?:am|pm)?$|\s+when done$/g, '')
    .replace(/^every!?\s+/, 'every ')
    .trim();
  const short = /^(dai|week|month|year)ly$/.exec(words)?.[1];
  if (short) return `FREQ=${short === 'dai' ? 'DAILY' : UNITS[short]}`;
  const [, often] = /^every (.+)$/.exec(words) ?? [];
  if (often === undefined) return null;
  if (/^(?:weekday|workday)s?$/.test(often)) return 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR';
  if (/^weekends?$/.test(often)) return 'FREQ=WEEKLY;BYDAY=SA,SU';
  const [, number, unit = ''] = /^(?:(\d{1,3}|other) )?(day|week|month|year)s?$/.exec(often) ?? [];
  const every = number === 'other' ? 2 : Number(number ?? 1);
  if (UNITS[unit] && every > 0) return `FREQ=${UNITS[unit]}${every > 1 ? `;INTERVAL=${every}` : ''}`;
  const days = often.split(/\s*(?:,|and|&)\s*/).map((day) => (WEEKDAY.test(day) ? day.slice(0, 2) : ''));
  if (!days.every((day) => DAYS.includes(day))) return null;
  return `FREQ=WEEKLY;BYDAY=${DAYS.filter((day) => days.includes(day))
    .join(',')
    .toUpperCase()}`;
}
