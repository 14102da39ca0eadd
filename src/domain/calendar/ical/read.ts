import ICAL from 'ical.js';
import type { CalendarFile, Refusal } from '../import-plan';
import { MOST_EVENTS } from '../limits';
import { readRule } from '../rule';
import type { CalendarEvent, CalendarPart } from '../types';
import { type Clock, createClock } from '../zones';
import { type Cancelled, cancelledOf } from './cancelled';
import { componentsOf, contentLine, type RawComponent } from './content-lines';
import { EventFault, type EventFields, fieldsOf } from './fields';
import { Header } from './header';
import { tidied } from './tidy-lines';
import { todosOf } from './todos';
import { cleanZone } from './windows-zones';
import { zoneNames } from './zone-names';

/** How far the reading is, in characters. */
export interface ReadProgress {
  readonly done: number;
  readonly total: number;
  readonly events: number;
}

export interface ReadOptions {
  /** The zone of the reader's device. */
  readonly device: string;
  /** What came in with earlier files. */
  readonly parts: readonly CalendarPart[];
  /** ISO date-time of now, for events that carry no stamp. */
  readonly at: string;
  /** Zones chosen for names that nobody knew. */
  readonly zones?: Readonly<Record<string, string>>;
}

const EVERY = 100;

/**
 * Reads an iCalendar file (RFC 5545), piece by piece: each step gives how far it is, the last one the whole. One event
 * that cannot be read costs no other. Events keep their lines, so that what is not understood comes out again.
 */
export function* readCalendar(text: string, options: ReadOptions): Generator<ReadProgress, CalendarFile> {
  const total = text.length;
  const raw: (RawComponent & { readonly cancels: boolean })[] = [];
  const others: RawComponent[] = [];
  const refused: Refusal[] = [];
  const header = new Header();
  let done = 0;
  for (const component of componentsOf(text, (line) => header.take(line))) {
    for (const line of component.lines) done += line.length + 2;
    if (component.kind === 'VEVENT') raw.push({ ...component, cancels: header.cancels });
    else if (!component.cut) others.push(component);
    if (raw.length % (EVERY * 10) === 0) yield { done: Math.min(done / 10, total), total, events: 0 };
  }
  // The zones first: a file may describe them after the events.
  const described = others.filter(({ kind }) => kind === 'VTIMEZONE').map((zone) => partOf(zone));
  const clock = createClock(options.device, [...options.parts, ...described]);
  const zoneOf = zoneNames(clock, options.zones ?? {});
  const parts = new Map<string, CalendarPart>(described.map((part) => [part.id, part]));
  const todos = new Map<string, { id: string; lines: readonly string[] }>();
  for (const component of others) {
    if (component.kind === 'VTIMEZONE') continue;
    const lines = component.lines.map((line) => tidied(line, zoneOf));
    const part = partOf({ ...component, lines });
    parts.set(part.id, part);
    if (part.kind === 'VTODO') todos.set(part.id, { id: part.id, lines });
  }
  const notes = new Notes();
  const events: CalendarEvent[] = [];
  const cancelled: Cancelled[] = [];
  for (const [index, component] of raw.entries()) {
    if (index % EVERY === 0) yield { done: total * (0.1 + (0.9 * index) / raw.length), total, events: events.length };
    if (events.length >= MOST_EVENTS) {
      notes.say(
        `Only the first ${MOST_EVENTS.toLocaleString('en')} events were read. Split the file to import the others.`,
      );
      break;
    }
    const lines = component.lines.map((line) => tidied(line, zoneOf));
    const called = component.cancels && !component.cut ? cancelledOf(lines, clock, options.at) : null;
    if (called) {
      cancelled.push(called);
      continue;
    }
    const outcome = eventOf({ ...component, lines }, clock, options.at, notes);
    if ('reason' in outcome) refused.push(outcome);
    else events.push(outcome);
  }
  for (const kind of ['VJOURNAL', 'VFREEBUSY']) {
    const count = [...parts.values()].filter((part) => part.kind === kind).length;
    if (count > 0) notes.say(`${PARTS[kind]}: ${count}. Kept for the next export; the calendar shows events only.`);
  }
  return {
    events,
    parts: [...parts.values()].filter(({ kind, name }) => kind !== 'VTIMEZONE' || zoneOf(name) === name),
    refused,
    notes: notes.all(),
    todos: todosOf([...todos.values()], clock),
    cancelled,
    calendar: header.calendar(),
    calendars: header.calendars(),
    unknownZones: [...zoneOf.unknown],
  };
}

const PARTS: Readonly<Record<string, string>> = {
  VJOURNAL: 'Journal entries in the file',
  VFREEBUSY: 'Free and busy times in the file',
};

/** Sentences, each said once, and counts. */
class Notes {
  readonly #said = new Set<string>();
  readonly #counts = new Map<(n: number) => string, number>();
  say(sentence: string): void {
    this.#said.add(sentence);
  }
  count(sentence: (n: number) => string, n = 1): void {
    this.#counts.set(sentence, (this.#counts.get(sentence) ?? 0) + n);
  }
  all(): string[] {
    return [...this.#said, ...[...this.#counts].map(([sentence, n]) => sentence(n))];
  }
}

const broken = (n: number) => `Broken lines skipped: ${n}. Their events were imported without them.`;
const nameless = (n: number) =>
  `Events without a UID: ${n}. Each got one made from what it says, so a second import finds it.`;
const ruleless = (n: number) =>
  `Events with an invalid repeat rule: ${n}. They are shown once; the rule is kept for the next export.`;
const shortened = (n: number) => `Texts shortened to what an event can hold: ${n}.`;

function eventOf(component: RawComponent, clock: Clock, at: string, notes: Notes): CalendarEvent | Refusal {
  const refuse = (reason: string): Refusal => ({ line: component.at, name: nameOf(component), reason });
  if (component.cut) return refuse('The file ends, or another event begins, before this one does.');
  let { lines } = component;
  let fields: EventFields;
  try {
    fields = fieldsOf(lines, clock);
  } catch (error) {
    if (error instanceof EventFault) return refuse(error.message);
    const sound = lines.filter(isSound);
    try {
      fields = fieldsOf(sound, clock);
    } catch (second) {
      return refuse(second instanceof EventFault ? second.message : 'Its lines cannot be read.');
    }
    notes.count(broken, lines.length - sound.length);
    lines = sound;
  }
  const { source, recurrence } = split(lines);
  if (fields.shortened) notes.count(shortened);
  if (recurrence.some((line) => /^RRULE/i.test(line) && readRule(contentLine(line).value) === null))
    notes.count(ruleless);
  if (fields.uid === '') notes.count(nameless);
  const uid = fields.uid || `no-uid-${fingerprint(lines.join('\n'))}`;
  const { stamp, shortened: _, ...own } = fields;
  return {
    ...own,
    id: `event-${fingerprint(`${uid}\n${fields.recurrenceId}`)}`,
    uid,
    recurrence: recurrence.join('\n'),
    source,
    changedAt: stamp || at,
  };
}

/** The recurrence lines of the event itself, and all its others without BEGIN and END. */
function split(lines: readonly string[]): { source: string; recurrence: string[] } {
  const recurrence: string[] = [];
  const others: string[] = [];
  let depth = 0;
  for (const line of lines.slice(1, -1)) {
    if (/^BEGIN:/i.test(line)) depth += 1;
    if (/^END:/i.test(line)) depth -= 1;
    if (depth === 0 && /^(?:RRULE|RDATE|EXDATE)[;:]/i.test(line)) recurrence.push(line);
    else others.push(line);
  }
  return { source: others.join('\n'), recurrence };
}

function isSound(line: string): boolean {
  if (contentLine(line).name === '') return false;
  if (/^(?:BEGIN|END):/i.test(line)) return true;
  try {
    ICAL.parse(`BEGIN:VEVENT\r\n${line}\r\nEND:VEVENT`);
    return true;
  } catch {
    return false;
  }
}

const valueIn = (lines: readonly string[], name: string): string =>
  lines.map(contentLine).find((line) => line.name === name)?.value ?? '';

const nameOf = ({ lines }: RawComponent): string =>
  (valueIn(lines, 'SUMMARY') || valueIn(lines, 'UID') || 'An event without a name').slice(0, 120);

function partOf({ kind, lines }: RawComponent): CalendarPart {
  const text = lines.join('\n');
  if (kind === 'VTIMEZONE') {
    const said = valueIn(lines, 'TZID');
    const name = cleanZone(said);
    // Events name it without the quotes and escapes that some programs write here.
    const own =
      name === said ? text : lines.map((line) => (/^TZID[;:]/i.test(line) ? `TZID:${name}` : line)).join('\n');
    return { id: `zone-${fingerprint(name)}`, kind, name, text: own };
  }
  const uid = valueIn(lines, 'UID');
  const instance = valueIn(lines, 'RECURRENCE-ID');
  const id = uid === '' ? text : `${uid}\n${instance}`;
  return {
    id: `${kind.toLowerCase()}-${fingerprint(id)}`,
    kind,
    name: (valueIn(lines, 'SUMMARY') || uid || kind).slice(0, 200),
    text,
  };
}

/** 53 bits of a text in base 36: two imports of the same event, in whatever tab, give it the same id. */
export function fingerprint(text: string): string {
  let [high, low] = [0xde_ad_be_ef, 0x41_c6_ce_57];
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & low) + (high >>> 0)).toString(36);
}
