import ICAL from 'ical.js';
import { aboutOf, aboutText } from '../about';
import { durationOf } from '../duration';
import { instanceKey } from '../series';
import { type CalendarEvent, type EventDetails, LONGEST_TEXT } from '../types';
import { DAY, dayText, wallOf, wallText } from '../wall';
import type { Clock } from '../zones';
import { contentLine } from './content-lines';
import { detailsOf } from './details';

/** What an event is called that has no words of its own. */
const UNTITLED = 'Untitled event';

/** The property that ties an event to a task of this app. */
export const TASK = 'X-ELEVATE-TASK';

/** The property that says what in this app it is about. */
export const ABOUT = 'X-ELEVATE-ABOUT';

/** The property that says when it was ticked off. */
export const DONE = 'X-ELEVATE-DONE';

type JcalProperty = readonly [name: string, params: Readonly<Record<string, unknown>>, type: string, value: unknown];
type JcalComponent = readonly [name: string, properties: readonly JcalProperty[], components: readonly unknown[]];

/** What the lines of a VEVENT mean here. */
export interface EventFields
  extends EventDetails,
    Pick<
      CalendarEvent,
      'uid' | 'sequence' | 'text' | 'start' | 'end' | 'allDay' | 'zone' | 'recurrenceId' | 'taskId' | 'about' | 'doneAt'
    > {
  /** ISO date-time of the newest of LAST-MODIFIED and DTSTAMP; `''` when it has neither. */
  readonly stamp: string;
  /** The words were longer than an event takes. */
  readonly shortened: boolean;
}

/** Why an event cannot be taken, in words for the reader. */
export class EventFault extends Error {}

/**
 * Reads the lines of one VEVENT.
 * @throws EventFault with the reason when its time cannot be determined; an Error of ical.js when a line is broken
 */
export function fieldsOf(lines: readonly string[], clock: Clock): EventFields {
  const parsed = ICAL.parse(lines.join('\r\n')) as unknown as JcalComponent | readonly JcalComponent[];
  const [, properties] = (typeof parsed[0] === 'string' ? parsed : parsed[0]) as JcalComponent;
  const find = (name: string) => properties.find(([own]) => own === name);
  const value = (name: string) => {
    const found = find(name)?.[3];
    return typeof found === 'string' || typeof found === 'number' ? String(found) : '';
  };
  const start = timeOf(find('dtstart'));
  if (!start) throw new EventFault(find('dtstart') ? 'Its start is not a valid date.' : 'It has no start.');
  const { allDay, zone } = start;
  const end = endOf(start, timeOf(find('dtend')), find('dtend') !== undefined, durationText(lines), clock);
  const words = value('summary').trim();
  const instance = timeOf(find('recurrence-id'));
  const written = allDay ? dayText : wallText;
  const times = { start: written(start.wall), end: written(end) };
  return {
    uid: value('uid').trim(),
    sequence: Math.max(0, Math.trunc(Number(value('sequence'))) || 0),
    text: (words.slice(0, LONGEST_TEXT) || UNTITLED).trim(),
    shortened: words.length > LONGEST_TEXT,
    ...times,
    ...detailsOf(lines.slice(1, -1), times),
    allDay,
    zone,
    recurrenceId: instance ? instanceKey(instance, instance.wall, clock) : '',
    taskId: taskOf(lines),
    about: aboutText(aboutOf(own(lines, ABOUT).trim())),
    doneAt: doneOf(lines),
    stamp: [value('last-modified'), value('dtstamp')].map(isoOf).sort().at(-1) ?? '',
  };
}

interface Time {
  readonly wall: number;
  readonly allDay: boolean;
  readonly zone: string;
}

function timeOf(property: JcalProperty | undefined): Time | null {
  if (!property) return null;
  const [, params, type, value] = property;
  const text = typeof value === 'string' ? value : '';
  const wall = wallOf(text.replace(/Z$/, ''));
  if (Number.isNaN(wall)) return null;
  const zone = text.endsWith('Z') ? 'UTC' : typeof params.tzid === 'string' ? params.tzid : '';
  return { wall, allDay: type === 'date', zone: type === 'date' ? '' : zone };
}

/** The end on the clock of the start. @throws EventFault when it is before the start */
function endOf(start: Time, end: Time | null, hasEnd: boolean, duration: string, clock: Clock): number {
  let wall = start.allDay ? start.wall + DAY : start.wall;
  if (hasEnd) {
    if (!end) throw new EventFault('Its end is not a valid date.');
    if (start.allDay) wall = Math.floor(end.wall / DAY) * DAY;
    // An end on another clock, as a flight has it; or a date, which means its midnight.
    else if (end.allDay || end.zone === start.zone) wall = end.wall;
    else wall = clock.toWall(clock.toInstant(end.wall, end.zone), start.zone);
  } else if (duration !== '') {
    const length = durationOf(duration);
    if (length === null) throw new EventFault('Its duration cannot be read.');
    // Days are counted on the calendar, hours on the clock.
    wall =
      start.allDay || !/T/i.test(duration)
        ? start.wall + length
        : clock.toWall(clock.toInstant(start.wall, start.zone) + length, start.zone);
  }
  if (wall < start.wall) throw new EventFault('Its end is before its start.');
  return start.allDay ? Math.max(wall, start.wall + DAY) : wall;
}

/** As written: ical.js would make an invalid DURATION out of a broken one. */
const durationText = (lines: readonly string[]): string => own(lines, 'DURATION');

const taskOf = (lines: readonly string[]): string | null => {
  const task = own(lines, TASK).trim();
  return /^[\w-]{1,200}$/.test(task) ? task : null;
};

const doneOf = (lines: readonly string[]): string | null => {
  const done = own(lines, DONE).trim();
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(done) && !Number.isNaN(Date.parse(done)) ? done : null;
};

/** The value of a property of the event itself, not of an alarm within it. */
function own(lines: readonly string[], name: string): string {
  let depth = 0;
  for (const line of lines) {
    if (/^BEGIN:/i.test(line)) depth += 1;
    else if (/^END:/i.test(line)) depth -= 1;
    else if (depth === 1 && line.slice(0, name.length).toUpperCase() === name) {
      const read = contentLine(line);
      if (read.name === name) return read.value;
    }
  }
  return '';
}

function isoOf(text: string): string {
  const wall = wallOf(text.replace(/Z$/, ''));
  return Number.isNaN(wall) ? '' : `${wallText(wall)}.000Z`;
}
