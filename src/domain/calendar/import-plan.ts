import type { CalendarEvent, CalendarPart } from './types';

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
}

/** What an import would do. */
export interface ImportPlan {
  readonly added: readonly CalendarEvent[];
  /** With the ids they have here. */
  readonly updated: readonly CalendarEvent[];
  readonly unchanged: number;
  readonly parts: readonly CalendarPart[];
  readonly refused: readonly Refusal[];
  readonly notes: readonly string[];
}

const keyOf = ({ uid, recurrenceId }: CalendarEvent) => `${uid}\n${recurrenceId}`;
/** Differ at each export. */
const STAMPS = /^(?:DTSTAMP|LAST-MODIFIED|CREATED|SEQUENCE)[;:].*\n?/gim;
const sameSource = (a: string, b: string) => a === b || lines(a) === lines(b);
const lines = (source: string) => source.replace(STAMPS, '').split('\n').filter(Boolean).sort().join('\n');

/**
 * What an import would add, update and leave, by UID and SEQUENCE: what is here already is updated, never doubled, and
 * what was changed here since is not overwritten by an older file (RFC 5545, section 3.8.7.4).
 */
export function planImport(
  file: CalendarFile,
  events: Readonly<Record<string, CalendarEvent>>,
  parts: Readonly<Record<string, CalendarPart>>,
): ImportPlan {
  const here = new Map<string, CalendarEvent>();
  for (const event of Object.values(events)) here.set(keyOf(event), event);
  const added = new Map<string, CalendarEvent>();
  const updated = new Map<string, CalendarEvent>();
  const refused = [...file.refused];
  let unchanged = 0;
  for (const event of file.events) {
    const key = keyOf(event);
    const twin = added.get(key) ?? updated.get(key);
    if (twin) {
      refused.push({
        line: 0,
        name: event.text,
        reason: 'It is in the file twice; the version with the higher number was taken.',
      });
      if (event.sequence <= twin.sequence) continue;
    }
    const own = here.get(key);
    if (!own) {
      added.set(key, event);
      continue;
    }
    const incoming = {
      ...event,
      id: own.id,
      taskId: event.taskId ?? own.taskId,
      about: event.about || own.about,
      doneAt: event.doneAt ?? own.doneAt,
    };
    if (says(incoming) === says(own) && (own.source === '' || sameSource(incoming.source, own.source))) unchanged += 1;
    else if (event.sequence < own.sequence || (event.sequence === own.sequence && event.changedAt < own.changedAt))
      refused.push({ line: 0, name: own.text, reason: 'It has been changed here since; your version is kept.' });
    else updated.set(key, incoming);
  }
  return {
    added: [...added.values()],
    updated: [...updated.values()],
    unchanged,
    parts: file.parts.filter(({ id, text }) => parts[id]?.text !== text),
    refused,
    notes: file.notes,
  };
}

const says = ({ text, start, end, allDay, zone, recurrence, taskId, about, doneAt }: CalendarEvent) =>
  JSON.stringify([text, start, end, allDay, zone, recurrence.split('\n').sort(), taskId, about, doneAt]);
