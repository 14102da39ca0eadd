import { withoutCancelled } from './cancel';
import type { Cancelled } from './ical/cancelled';
import type { FileCalendar, OwnFileCalendar } from './ical/header';
import type { FileTodo } from './ical/todos';
import type { CalendarEvent, CalendarPart, KeptCalendar } from './types';

/** Why something of a file was not taken. `line`: where it begins in the file, from 1; 0 when nowhere in particular. */
export interface Refusal {
  readonly line: number;
  /** What it calls itself. */
  readonly name: string;
  readonly reason: string;
}

/** What a file holds. */
export interface CalendarFile {
  readonly events: readonly CalendarEvent[];
  readonly parts: readonly CalendarPart[];
  readonly refused: readonly Refusal[];
  /** What the reader should know of what was taken, one sentence each. */
  readonly notes: readonly string[];
  /** To-dos, which become tasks of the board. */
  readonly todos: readonly FileTodo[];
  /** What it calls off. */
  readonly cancelled: readonly Cancelled[];
  /** The calendar that it is of; `null` where it has no name. */
  readonly calendar: FileCalendar | null;
  /** The calendars of this app that it was written from. */
  readonly calendars: readonly OwnFileCalendar[];
  /** Names of time zones that nobody knows and the file does not describe. */
  readonly unknownZones: readonly string[];
}

/** A file with nothing in it. */
export const NO_FILE: CalendarFile = {
  events: [],
  parts: [],
  refused: [],
  notes: [],
  todos: [],
  cancelled: [],
  calendar: null,
  calendars: [],
  unknownZones: [],
};

/** What an import would do. */
export interface ImportPlan {
  readonly added: readonly CalendarEvent[];
  /** With the ids they have here. */
  readonly updated: readonly CalendarEvent[];
  /** Events here that a file calls off, as they are then. */
  readonly cancelled: readonly CalendarEvent[];
  /** Ids of events that a subscribed calendar no longer has. */
  readonly removed: readonly string[];
  readonly unchanged: number;
  readonly parts: readonly CalendarPart[];
  readonly todos: readonly FileTodo[];
  readonly refused: readonly Refusal[];
  readonly notes: readonly string[];
}

/** A file, and the calendar that its new events go into: an id, `''` for the own one. */
export interface Incoming {
  readonly file: CalendarFile;
  readonly into: string;
}

/** What is here already. */
export interface Here {
  readonly events: Readonly<Record<string, CalendarEvent>>;
  readonly parts: Readonly<Record<string, CalendarPart>>;
  readonly calendars: Readonly<Record<string, KeptCalendar>>;
}

const keyOf = ({ uid, recurrenceId }: CalendarEvent) => `${uid}\n${recurrenceId}`;
/** Differ at each export. */
const STAMPS = /^(?:DTSTAMP|LAST-MODIFIED|CREATED|SEQUENCE)[;:].*\n?/gim;
const sameSource = (a: string, b: string) => a === b || lines(a) === lines(b);
const lines = (source: string) => source.replace(STAMPS, '').split('\n').filter(Boolean).sort().join('\n');

/** RFC 5545, section 3.8.7.4, and 5546, section 2.1.5: the higher SEQUENCE, among equals the newer stamp. */
const isOlder = (a: CalendarEvent, b: CalendarEvent) =>
  a.sequence < b.sequence || (a.sequence === b.sequence && a.changedAt < b.changedAt);

/** What one file would change here; see `planFiles`. */
export const planImport = (
  file: CalendarFile,
  events: Here['events'],
  parts: Here['parts'],
  calendars: Here['calendars'] = {},
): ImportPlan => planFiles([{ file, into: '' }], { events, parts, calendars });

/**
 * What an import would add, update, call off and leave, by UID and SEQUENCE: what is here already is updated, never doubled,
 * and what was changed here since is not overwritten by an older file. Events of calendars that are read from an address
 * belong to that address; no file touches them.
 */
export function planFiles(files: readonly Incoming[], { events, parts, calendars }: Here): ImportPlan {
  const isLocal = (id: string) => (calendars[id]?.address ?? '') === '';
  const here = new Map<string, CalendarEvent>();
  for (const event of Object.values(events)) if (isLocal(event.calendarId)) here.set(keyOf(event), event);
  const added = new Map<string, CalendarEvent>();
  const updated = new Map<string, CalendarEvent>();
  const refused: Refusal[] = [];
  const kept = new Map<string, CalendarPart>();
  const todos = new Map<string, FileTodo>();
  let unchanged = 0;
  for (const { file, into } of files) {
    refused.push(...file.refused);
    const own = new Set([...Object.keys(calendars), ...file.calendars.map(({ id }) => id)].filter(isLocal));
    for (const event of newest(file.events, refused)) {
      const key = keyOf(event);
      const twin = added.get(key);
      if (twin) {
        // Two files of one import have it.
        if (isOlder(twin, event)) added.set(key, { ...event, id: twin.id, calendarId: twin.calendarId });
        else unchanged += 1;
        continue;
      }
      const known = updated.get(key) ?? here.get(key);
      if (!known) {
        added.set(key, { ...event, calendarId: own.has(event.calendarId) ? event.calendarId : into });
        continue;
      }
      const incoming = {
        ...event,
        id: known.id,
        taskId: event.taskId ?? known.taskId,
        about: event.about || known.about,
        doneAt: event.doneAt ?? known.doneAt,
        calendarId: known.calendarId,
        colour: event.colour || known.colour,
      };
      if (says(incoming) === says(known) && (known.source === '' || sameSource(incoming.source, known.source)))
        unchanged += 1;
      else if (isOlder(event, known))
        refused.push({ line: 0, name: known.text, reason: 'It has been changed here since; your version is kept.' });
      else updated.set(key, incoming);
    }
    for (const part of file.parts) if (parts[part.id]?.text !== part.text) kept.set(part.id, part);
    for (const todo of file.todos) if (!parts[todo.part]) todos.set(todo.part, todo);
  }
  const calledOff = files.flatMap(({ file }) => file.cancelled);
  const now = calledOff.length === 0 ? [] : [...here.values()].map((event) => updated.get(keyOf(event)) ?? event);
  const { cancelled, missed } = withoutCancelled(calledOff, [...now, ...added.values()]);
  const off = new Map(cancelled.map((event) => [event.id, event]));
  const still = (list: ReadonlyMap<string, CalendarEvent>) => [...list.values()].filter(({ id }) => !off.has(id));
  return {
    added: still(added),
    updated: still(updated),
    cancelled,
    removed: [],
    unchanged,
    parts: [...kept.values()],
    todos: [...todos.values()],
    refused,
    notes: [...new Set([...files.flatMap(({ file }) => file.notes), ...missed])],
  };
}

/** What a calendar that is read from an address has become there: its events are those of the address, and no others. */
export function planRefresh(file: CalendarFile, calendarId: string, { events, parts }: Here): ImportPlan {
  const before = new Map<string, CalendarEvent>();
  for (const event of Object.values(events)) if (event.calendarId === calendarId) before.set(event.id, event);
  const added: CalendarEvent[] = [];
  const updated: CalendarEvent[] = [];
  const refused = [...file.refused];
  let unchanged = 0;
  for (const event of newest(file.events, refused)) {
    // Another calendar may have the same event; each has its own copy.
    const own = { ...event, calendarId, id: `${event.id}-${calendarId}` };
    const known = before.get(own.id);
    before.delete(own.id);
    if (!known) {
      added.push(own);
      continue;
    }
    const next = { ...own, taskId: known.taskId, about: known.about, doneAt: known.doneAt };
    if (says(next) === says(known) && sameSource(next.source, known.source)) unchanged += 1;
    else updated.push(next);
  }
  return {
    added,
    updated,
    cancelled: [],
    removed: [...before.keys()],
    unchanged,
    parts: file.parts.filter(({ id, kind, text }) => kind === 'VTIMEZONE' && parts[id]?.text !== text),
    todos: [],
    refused,
    notes: file.notes,
  };
}

/** Each event once, in its newest version; what was left out is told. */
function newest(events: readonly CalendarEvent[], refused: Refusal[]): readonly CalendarEvent[] {
  const found = new Map<string, CalendarEvent>();
  for (const event of events) {
    const key = keyOf(event);
    const twin = found.get(key);
    if (twin)
      refused.push({
        line: 0,
        name: event.text,
        reason: 'It is in the file twice; the version with the higher number, or the newer one, was taken.',
      });
    if (!twin || isOlder(twin, event)) found.set(key, event);
  }
  return [...found.values()];
}

const says = (event: CalendarEvent) => {
  const { text, start, end, allDay, zone, recurrence, taskId, about, doneAt, place, notes, reminders } = event;
  const times = [start, end, allDay, zone, recurrence.split('\n').sort()];
  return JSON.stringify([text, times, taskId, about, doneAt, place, notes, reminders]);
};
