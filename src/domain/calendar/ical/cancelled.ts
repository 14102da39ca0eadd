import { instanceKey } from '../series';
import { type Clock, compactWall } from '../zones';
import { contentLine } from './content-lines';
import { unescaped, valueAmong } from './details';

/** What a file of METHOD:CANCEL calls off (RFC 5546, section 3.2.5): an event, or one instance of a series. */
export interface Cancelled {
  readonly uid: string;
  /** As `recurrenceId` names it; `''` for all of it. */
  readonly instance: string;
  readonly sequence: number;
  /** ISO date-time. */
  readonly at: string;
}

/** What a cancelled VEVENT calls off; `null` without a UID. @param at ISO date-time for one that has no stamp */
export function cancelledOf(lines: readonly string[], clock: Clock, at: string): Cancelled | null {
  const own = lines.slice(1, -1);
  const uid = unescaped(valueAmong(own, 'UID')).trim();
  if (uid === '') return null;
  const line = own.find((one) => /^RECURRENCE-ID[;:]/i.test(one));
  const said = line === undefined ? null : contentLine(line);
  const wall = compactWall(said?.value ?? '');
  const stamp = compactWall(valueAmong(own, 'DTSTAMP'));
  const allDay = said !== null && !/T/i.test(said.value);
  const zone = said && /z\s*$/i.test(said.value) ? 'UTC' : (said?.params.get('TZID') ?? '');
  return {
    uid,
    instance: Number.isNaN(wall) ? '' : instanceKey({ allDay, zone }, wall, clock),
    sequence: Math.max(0, Math.trunc(Number(valueAmong(own, 'SEQUENCE'))) || 0),
    at: Number.isNaN(stamp) ? at : new Date(stamp).toISOString(),
  };
}
