import { colourFrom } from '../colours';
import { durationOf } from '../duration';
import { type EventDetails, LONGEST_PLACE, LONGEST_TEXT, MOST_REMINDERS } from '../types';
import { MINUTE, wallOf } from '../wall';
import { contentLine } from './content-lines';
import { plainText } from './plain-text';

// Part of the migration of what is stored, and so of every page: nothing large is imported here.

/** The property that says in which of this app's calendars an event is. */
export const CALENDAR = 'X-ELEVATE-CALENDAR';

/** A TEXT value of RFC 5545, section 3.3.11, without its escapes. */
export const unescaped = (value: string): string =>
  value.replace(/\\([nN,;:"\\])/g, (_, letter: string) => (letter === 'n' || letter === 'N' ? '\n' : letter));

/** The value of a property of the component itself, not of one within it; the lines have no BEGIN and END of their own. */
export function valueAmong(lines: readonly string[], name: string): string {
  let depth = 0;
  for (const line of lines) {
    if (/^BEGIN:/i.test(line)) depth += 1;
    else if (/^END:/i.test(line)) depth -= 1;
    else if (depth === 0 && line.length > name.length && line.slice(0, name.length).toUpperCase() === name) {
      const read = contentLine(line);
      if (read.name === name) return read.value;
    }
  }
  return '';
}

type Times = { readonly start: string; readonly end: string };

/** What an event holds beside its words and times, from its lines without BEGIN and END. */
export function detailsOf(lines: readonly string[], times: Times): EventDetails {
  const own = (name: string) => unescaped(valueAmong(lines, name)).trim();
  return {
    place: own('LOCATION').slice(0, LONGEST_PLACE).trim(),
    notes: plainText(own('DESCRIPTION')).slice(0, LONGEST_TEXT).trim(),
    reminders: remindersOf(lines, times),
    calendarId: /^[\w-]{1,200}$/.exec(own(CALENDAR))?.[0] ?? '',
    colour: colourFrom(own('COLOR')),
  };
}

/** An alarm within a component: its lines, BEGIN and END among them. */
export function alarmsAmong(lines: readonly string[]): readonly (readonly string[])[] {
  const alarms: string[][] = [];
  let open: string[] | null = null;
  for (const line of lines) {
    if (/^BEGIN:VALARM\s*$/i.test(line)) open = [];
    open?.push(line);
    if (open && /^END:VALARM\s*$/i.test(line)) {
      alarms.push(open);
      open = null;
    }
  }
  return alarms;
}

/** A year and a day: what lies further from the event is no reminder of it. */
const FURTHEST = 366 * 24 * 60;

/** Minutes before the start at which an alarm rings; `null` where it never does, or nobody can tell. */
export function minutesOf(alarm: readonly string[], { start, end }: Times): number | null {
  const lines = alarm.map(contentLine);
  if (lines.some(({ name, value }) => name === 'ACTION' && /^NONE$/i.test(value.trim()))) return null;
  const trigger = lines.find(({ name }) => name === 'TRIGGER');
  if (!trigger) return null;
  const offset = durationOf(trigger.value);
  // One at an instant is of the event as it was then; it comes out of the file again as it is.
  if (offset === null) return null;
  const late = trigger.params.get('RELATED')?.toUpperCase() === 'END' ? wallOf(end) - wallOf(start) : 0;
  const minutes = Math.round(-(offset + late) / MINUTE);
  return Number.isNaN(minutes) || Math.abs(minutes) > FURTHEST ? null : minutes + 0;
}

function remindersOf(lines: readonly string[], times: Times): readonly number[] {
  const found = new Set<number>();
  for (const alarm of alarmsAmong(lines)) {
    const minutes = minutesOf(alarm, times);
    if (minutes !== null) found.add(minutes);
  }
  return [...found].sort((a, b) => a - b).slice(0, MOST_REMINDERS);
}
