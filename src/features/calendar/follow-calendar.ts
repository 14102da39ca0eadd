import type { useAppStore, useDevice } from '../../app/hooks';
import { planRefresh } from '../../domain/calendar/import-plan';
import type { KeptCalendar } from '../../domain/calendar/types';
import { counted } from '../../ui/format';
import { calendarImported } from './calendar-slice';
import { selectCalendar } from './selectors';

type Device = Pick<ReturnType<typeof useDevice>, 'fetchCalendar' | 'openCalendarFile' | 'readCalendars'>;

const FAILED = {
  'not-yet-allowed': 'The page has to be loaded again before it may read from this host.',
  unreachable:
    'It cannot be read from a page: the host does not allow that, is not there, or sends on for ever. Download the calendar as a file there and import that.',
  refused: 'The host refused it, or has nothing at this address. Check the address.',
  'web-page':
    'A web page came in place of a calendar. Copy the address that the host calls iCal or ICS, or import the file.',
  'too-large': 'It is larger than what is read from an address. Import a file of a shorter span of time.',
  'too-slow': 'No whole answer came within a minute. Try again later, or import the file.',
} as const;

export interface Refreshed {
  readonly ok: boolean;
  readonly words: string;
  /** The page has to be loaded again first. */
  readonly again: boolean;
}

/** Makes a calendar what its address says now; what was read before stays where that fails. */
export async function refreshCalendar(
  calendar: KeptCalendar,
  { store, device, signal }: { store: ReturnType<typeof useAppStore>; device: Device; signal: AbortSignal },
): Promise<Refreshed> {
  const failed = (words: string, again = false): Refreshed => ({ ok: false, words, again });
  const fetched = await device.fetchCalendar(calendar.address, signal);
  if ('problem' in fetched) return failed(FAILED[fetched.problem], fetched.problem === 'not-yet-allowed');
  try {
    const texts = await device.openCalendarFile(calendar.name, fetched.bytes);
    const { parts: kept } = selectCalendar(store.getState());
    const [read] = await device.readCalendars((texts ?? []).slice(0, 1), Object.values(kept));
    if (!read || !/BEGIN:VCALENDAR/i.test(texts?.[0]?.text ?? '')) return failed('It is not a calendar.');
    const here = selectCalendar(store.getState());
    const now = here.calendars[calendar.id];
    if (!now || signal.aborted) return failed('It was removed meanwhile.');
    const { added, updated, removed, parts } = planRefresh(read.file, calendar.id, here);
    const told = {
      ...now,
      colour: now.colour || (read.file.calendar?.colour ?? ''),
      fetchedAt: new Date().toISOString(),
    };
    store.dispatch(
      calendarImported({ events: [...added, ...updated], parts, removedEvents: removed, calendars: [told] }),
    );
    const zones = read.file.unknownZones.length;
    const words = [
      added.length > 0 ? `${added.length} new` : '',
      updated.length > 0 ? `${updated.length} changed` : '',
      removed.length > 0 ? `${removed.length} gone` : '',
    ].filter(Boolean);
    return {
      ok: true,
      again: false,
      words: `${words.join(', ') || 'Nothing new'}.${zones > 0 ? ` ${counted(zones, 'time zone')} in it that nobody knows: those times are shown as this device’s.` : ''}`,
    };
  } catch {
    return failed('Reading failed. What was read before is kept; try again.');
  }
}

/** An address as it is kept: over https, `webcal:` as what it stands for; `null` for one that cannot be read. */
export function addressOf(typed: string): string | null {
  const text = typed.trim().replace(/^webcals?:\/\//i, 'https://');
  const found = /^https:\/\/([a-z0-9.-]+\.[a-z0-9-]{2,}|localhost)(:\d{1,5})?([/?#]\S*)?$/i.exec(text);
  return found && text.length < 4000 ? text : null;
}
