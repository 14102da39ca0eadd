/** The names that cells of the calendar carry in the page: `YYYY-MM-DD`, or with the time `YYYY-MM-DDTHH:MM±MM`. */

const two = (n: number) => String(n).padStart(2, '0');

/** The day of a date on the reader's clock, `YYYY-MM-DD`. */
export const dayOf = (date: Date): string =>
  `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

/** The name of a slot; a timed one carries its instant, because an hour can come twice in a day. */
export const slotName = (date: Date, timed: boolean): string =>
  timed ? `${dayOf(date)}T${two(date.getHours())}:${two(date.getMinutes())}@${date.getTime()}` : dayOf(date);

export interface Slot {
  /** `YYYY-MM-DD` */
  readonly day: string;
  /** Instant at which it begins. */
  readonly start: number;
  readonly timed: boolean;
}

/** Minutes of a slot, and slots of an hour (product spec, section 9). */
export const STEP = 30;
export const SLOTS = 2;
const STEP_LENGTH = STEP * 60_000;

/** A slot by its name. @throws RangeError for any other name */
export function slotOf(name: string): Slot {
  const found = /^(\d{4})-(\d\d)-(\d\d)(?:T\d\d:\d\d@(-?\d+))?$/.exec(name);
  if (!found) throw new RangeError(`"${name}" is no slot.`);
  const midnight = new Date(Number(found[1]), Number(found[2]) - 1, Number(found[3])).getTime();
  return {
    day: name.slice(0, 10),
    start: found[4] === undefined ? midnight : Number(found[4]),
    timed: found[4] !== undefined,
  };
}

/** Local midnight of a day. @param day `YYYY-MM-DD` */
export const dateOf = (day: string): Date => new Date(slotOf(day.slice(0, 10)).start);

/**
 * A moment this many days and slots later on the reader's clock: half past one stays so when the clocks change between.
 */
export function shifted(instant: number, days: number, slots = 0): number {
  const date = new Date(instant);
  if (days !== 0) date.setDate(date.getDate() + days);
  return date.getTime() + slots * STEP_LENGTH;
}

/** An event's times. Instants. */
export interface Times {
  readonly start: number;
  readonly end: number;
  readonly allDay: boolean;
}

/**
 * Where an event goes that is put onto a slot.
 * @param grabbed the slot it was taken at, whose distance from its start is kept; `null` when it comes from outside
 * @param ontoMonth the slot is a day of the month: the time of the day stays
 */
export function putOnto(slot: Slot, times: Times, grabbed: Slot | null, ontoMonth: boolean): Times {
  const length = times.end - times.start;
  if (slot.timed) {
    if (times.allDay) return { start: slot.start, end: slot.start + SLOTS * STEP_LENGTH, allDay: false };
    const offset = grabbed?.timed ? Math.floor((grabbed.start - times.start) / STEP_LENGTH) * STEP_LENGTH : 0;
    const start = slot.start - Math.max(0, offset);
    return { start, end: start + length, allDay: false };
  }
  const from = grabbed ? dateOf(grabbed.day).getTime() : dateOf(dayOf(new Date(times.start))).getTime();
  const days = Math.round((slot.start - from) / 86_400_000);
  if (ontoMonth || times.allDay)
    return { start: shifted(times.start, days), end: shifted(times.end, days), allDay: times.allDay };
  return { start: slot.start, end: shifted(slot.start, 1), allDay: true };
}

/**
 * An hour on a slot; on a day of the month when that day proposes; the whole day where that is what the slot is for.
 * @param proposed the instant at which something on a day is proposed to start
 */
export function hourAt(slot: Slot, wholeDay: boolean, proposed: (day: string) => number): Times {
  if (wholeDay && !slot.timed) return { start: slot.start, end: shifted(slot.start, 1), allDay: true };
  const start = slot.timed ? slot.start : proposed(slot.day);
  return { start, end: start + SLOTS * STEP_LENGTH, allDay: false };
}

/** The times after one edge was drawn to a slot; never less than one slot long. */
export const resized = ({ start, end, allDay }: Times, edge: 'start' | 'end', slot: Slot): Times =>
  edge === 'start'
    ? { start: Math.min(slot.start, end - STEP_LENGTH), end, allDay }
    : { start, end: Math.max(slot.start + STEP_LENGTH, start + STEP_LENGTH), allDay };
