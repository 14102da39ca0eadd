import ICAL from 'ical.js';
import { cssColour } from '../colours';
import type { CalendarEvent, CalendarPart } from '../types';
import type { Clock } from '../zones';
import { withAlarms } from './alarms';
import { contentLine } from './content-lines';
import { describeZone } from './describe-zone';
import { CALENDAR, valueAmong } from './details';
import { ABOUT, DONE, type EventFields, fieldsOf, TASK } from './fields';

/** What a file names as the program that wrote it. */
export const PRODUCT = '-//Elevate//Calendar & Events//EN';

/**
 * Events and kept parts as an iCalendar file (RFC 5545): folded at 75 octets, CRLF, each zone described. A line that an
 * imported event brought along comes out as it was, unless what it says was changed here.
 * @param at ISO date-time of now
 * @param header lines that say of which calendars it is
 */
export function calendarText(
  events: readonly CalendarEvent[],
  parts: readonly CalendarPart[],
  clock: Clock,
  at: string,
  header: readonly string[] = [],
): string {
  const blocks = events.map((event) => eventLines(event, clock));
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${PRODUCT}`,
    'CALSCALE:GREGORIAN',
    ...header,
    ...zoneLines(events, [...blocks, ...parts.map(({ text }) => text.split('\n'))], parts, clock, at),
    ...blocks.flat(),
    ...parts.filter(({ kind }) => kind !== 'VTIMEZONE').flatMap(({ text }) => text.split('\n')),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

/** A description of each zone that a line names: the one that came in with a file, or one made from the browser's tables. */
function zoneLines(
  events: readonly CalendarEvent[],
  blocks: readonly (readonly string[])[],
  parts: readonly CalendarPart[],
  clock: Clock,
  at: string,
): string[] {
  const named = new Set<string>();
  for (const lines of blocks)
    for (const line of lines) {
      const zone = /^[\w-]+(?:;[^:]*)?;TZID=(?:"([^"]*)"|([^;:]*))/i.exec(line);
      if (zone) named.add(zone[1] ?? zone[2] ?? '');
    }
  const kept = new Map(parts.filter(({ kind }) => kind === 'VTIMEZONE').map(({ name, text }) => [name, text]));
  const years = events.map(({ start }) => Number(start.slice(0, 4))).filter((year) => year > 1900 && year < 2200);
  const now = Number(at.slice(0, 4));
  const first = years.reduce((least, year) => Math.min(least, year), now);
  const last = years.reduce((most, year) => Math.max(most, year), now) + 1;
  const described = [...kept.values()].flatMap((text) => text.split('\n'));
  const made = [...named]
    .filter((zone) => zone !== '' && !kept.has(zone) && clock.knows(zone))
    .flatMap((zone) => describeZone(zone, clock, first, last));
  return [...described, ...made];
}

/** The unfolded lines of one event. */
function eventLines(event: CalendarEvent, clock: Clock): string[] {
  const before = sourceFields(event, clock);
  const keeps = (...fields: Exclude<keyof EventFields & keyof CalendarEvent, 'reminders'>[]) =>
    before !== null && fields.every((field) => before[field] === event[field]);
  const untouched = before !== null && before.stamp === event.changedAt;
  const times = keeps('start', 'allDay', 'zone');
  // RFC 5545 asks for it in every event; some programs leave it out.
  const hasStamp = valueAmong(event.source.split('\n'), 'DTSTAMP') !== '';
  const stamp = utc(event.changedAt);
  /** What a property is now; `null`: the existing line already says it. */
  const fresh: Readonly<Record<string, readonly string[] | null>> = {
    UID: keeps('uid') ? null : [property('uid', event.uid)],
    SEQUENCE: keeps('sequence') ? null : event.sequence > 0 ? [`SEQUENCE:${event.sequence}`] : [],
    DTSTAMP: untouched && hasStamp ? null : [`DTSTAMP:${stamp}`],
    'LAST-MODIFIED': untouched ? null : [`LAST-MODIFIED:${stamp}`],
    DTSTART: times ? null : [timeLine('DTSTART', event.start, event)],
    DTEND: times && keeps('end') ? null : event.end === event.start ? [] : [timeLine('DTEND', event.end, event)],
    DURATION: times && keeps('end') ? null : [],
    SUMMARY: keeps('text') ? null : [property('summary', event.text)],
    'RECURRENCE-ID': keeps('recurrenceId') ? null : event.recurrenceId === '' ? [] : [instanceLine(event.recurrenceId)],
    LOCATION: keeps('place') ? null : event.place === '' ? [] : [property('location', event.place)],
    DESCRIPTION: keeps('notes') ? null : event.notes === '' ? [] : [property('description', event.notes)],
    COLOR: keeps('colour') ? null : event.colour === '' ? [] : [`COLOR:${cssColour(event.colour)}`],
    [CALENDAR]: keeps('calendarId') ? null : event.calendarId === '' ? [] : [`${CALENDAR}:${event.calendarId}`],
    [TASK]: keeps('taskId') ? null : event.taskId === null ? [] : [`${TASK}:${event.taskId}`],
    [ABOUT]: keeps('about') ? null : event.about === '' ? [] : [`${ABOUT}:${event.about}`],
    [DONE]: keeps('doneAt') ? null : event.doneAt === null ? [] : [`${DONE}:${event.doneAt}`],
  };
  const lines: string[] = [];
  const placed = new Set<string>();
  let depth = 0;
  const alarms = before !== null && String(before.reminders) === String(event.reminders);
  for (const line of alarms ? event.source.split('\n') : withAlarms(event.source.split('\n'), event)) {
    if (line === '') continue;
    if (/^END:/i.test(line)) depth -= 1;
    const name = depth === 0 ? contentLine(line).name : '';
    if (/^BEGIN:/i.test(line)) depth += 1;
    const now = fresh[name];
    if (now === undefined || now === null) lines.push(line);
    else if (!placed.has(name)) lines.push(...now);
    placed.add(name);
  }
  const missing = Object.entries(fresh).flatMap(([name, now]) => (placed.has(name) ? [] : (now ?? [])));
  const recurrence = event.recurrence === '' ? [] : event.recurrence.split('\n');
  // Properties come before the alarms within an event.
  const within = lines.findIndex((line) => /^BEGIN:/i.test(line));
  const at = within === -1 ? lines.length : within;
  return ['BEGIN:VEVENT', ...lines.slice(0, at), ...missing, ...recurrence, ...lines.slice(at), 'END:VEVENT'];
}

/** What the lines of a file said, or `null` for an event that was made here. */
function sourceFields({ source }: CalendarEvent, clock: Clock): EventFields | null {
  if (source === '') return null;
  try {
    return fieldsOf(['BEGIN:VEVENT', ...source.split('\n'), 'END:VEVENT'], clock);
  } catch {
    return null;
  }
}

/** One line by ical.js, which escapes what must be; unfolded, since all are folded at the end. */
function property(name: string, value: string): string {
  const made = new ICAL.Property(name);
  made.setValue(value);
  return made.toICALString().replace(/\r?\n[ \t]/g, '');
}

/** Octets of a line without its end (RFC 5545, section 3.1). */
const WIDTH = 75;

/** A line in pieces of at most 75 octets, never within a character. */
export function folded(line: string): string {
  if (line.length * 3 <= WIDTH) return line;
  let out = '';
  let octets = 0;
  for (const character of line) {
    const code = character.codePointAt(0) ?? 0;
    const size = code < 0x80 ? 1 : code < 0x8_00 ? 2 : code < 0x1_00_00 ? 3 : 4;
    if (octets + size > WIDTH) {
      out += '\r\n ';
      octets = 1;
    }
    out += character;
    octets += size;
  }
  return out;
}

const compact = (text: string) => text.replace(/[-:]/g, '');
const utc = (iso: string) => `${compact(iso.slice(0, 19))}Z`;

function timeLine(name: string, text: string, { allDay, zone }: CalendarEvent): string {
  if (allDay) return `${name};VALUE=DATE:${compact(text)}`;
  if (zone === '') return `${name}:${compact(text)}`;
  if (zone === 'UTC') return `${name}:${compact(text)}Z`;
  return `${name};TZID=${/[;:,]/.test(zone) ? `"${zone.replaceAll('"', '')}"` : zone}:${compact(text)}`;
}

const instanceLine = (instance: string) =>
  instance.length === 10 ? `RECURRENCE-ID;VALUE=DATE:${compact(instance)}` : `RECURRENCE-ID:${compact(instance)}`;
