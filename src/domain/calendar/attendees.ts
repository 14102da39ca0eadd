import { contentLine } from './ical/content-lines';
import { unescaped } from './ical/details';
import type { CalendarEvent } from './types';

export type Answer = 'accepted' | 'declined' | 'tentative' | 'waiting';

/** Somebody, or a room, whom a file names as taking part. */
export interface Attendee {
  /** As the file names them; the address where it gives no name. */
  readonly name: string;
  /** `''` where there is none. */
  readonly mail: string;
  readonly answer: Answer;
  /** Who invited. */
  readonly organiser: boolean;
  readonly optional: boolean;
}

/** More are not shown of one event. */
export const MOST_ATTENDEES = 500;

const ANSWERS: Readonly<Record<string, Answer>> = {
  ACCEPTED: 'accepted',
  DECLINED: 'declined',
  TENTATIVE: 'tentative',
};

/** Who takes part, by the lines of the file the event came with; who invited comes first. */
export function attendeesOf({ source }: Pick<CalendarEvent, 'source'>): readonly Attendee[] {
  const found = new Map<string, Attendee>();
  let depth = 0;
  for (const line of source.split('\n')) {
    if (/^BEGIN:/i.test(line)) depth += 1;
    else if (/^END:/i.test(line)) depth -= 1;
    // An alarm by mail has recipients too.
    if (depth > 0 || !/^(?:ORGANIZER|ATTENDEE)[;:]/i.test(line)) continue;
    const { name: kind, params, value } = contentLine(line);
    const mail = /^mailto:(.*)$/i.exec(value.trim())?.[1]?.trim() ?? params.get('EMAIL')?.trim() ?? '';
    const name = unescaped(params.get('CN') ?? '').trim() || mail || value.trim();
    if (name === '') continue;
    const key = (mail || name).toLowerCase();
    const before = found.get(key);
    if (!before && found.size >= MOST_ATTENDEES) continue;
    const said = ANSWERS[params.get('PARTSTAT')?.toUpperCase() ?? ''];
    found.set(key, {
      name: (before && before.name !== before.mail ? before.name : name).slice(0, 200),
      mail: mail.slice(0, 300),
      answer: said ?? before?.answer ?? 'waiting',
      organiser: kind === 'ORGANIZER' || (before?.organiser ?? false),
      optional: /^OPT-PARTICIPANT$/i.test(params.get('ROLE') ?? '') || (before?.optional ?? false),
    });
  }
  const all = [...found.values()];
  return [...all.filter(({ organiser }) => organiser), ...all.filter(({ organiser }) => !organiser)];
}
