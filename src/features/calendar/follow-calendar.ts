import type { CalendarFile } from '../../../machines/contracts/calendar';
import type { SubscriptionProblem } from '../../../machines/contracts/calendar-subscription-flow';
import type { useAppStore } from '../../app/hooks';
import { planRefresh } from '../../domain/calendar/import-plan';
import { calendarImported } from './calendar-slice';
import { selectCalendar } from './selectors';

/** What is said of an address that gave nothing; what was read before stays in each case. */
export const PROBLEM_WORDS: Readonly<Record<SubscriptionProblem, string>> = {
  'not-yet-allowed': 'The page has to be loaded again before it may read from this host.',
  offline: 'There is no network. What was read before is shown; refresh it when you are back.',
  unreachable:
    'It cannot be read from a page: the host does not allow that, is not there, or sends on for ever. Download the calendar as a file there and import that.',
  refused: 'The host refused it, or has nothing at this address. Check the address.',
  'web-page':
    'A web page came in place of a calendar. Copy the address that the host calls iCal or ICS, or import the file.',
  'too-large': 'It is larger than what is read from an address. Import a file of a shorter span of time.',
  'too-slow': 'No whole answer came within a minute. Try again later, or import the file.',
  'no-calendar': 'What came is not a calendar. Copy the address that the host calls iCal or ICS.',
  engine: 'Reading failed. What was read before is kept; try again.',
};

/**
 * Makes a calendar what its address says now.
 * @param zones chosen for names that nobody knew; kept for the next reading
 * @returns what changed, in words; `null` where the calendar was removed meanwhile
 */
export function applyRefresh(
  id: string,
  { file, zones }: { readonly file: CalendarFile; readonly zones: Readonly<Record<string, string>> },
  store: ReturnType<typeof useAppStore>,
): string | null {
  const here = selectCalendar(store.getState());
  const now = here.calendars[id];
  if (!now) return null;
  const { added, updated, removed, parts } = planRefresh(file, id, here);
  const told = {
    ...now,
    colour: now.colour || (file.calendar?.colour ?? ''),
    fetchedAt: new Date().toISOString(),
    zones: { ...now.zones, ...zones },
  };
  store.dispatch(
    calendarImported({ events: [...added, ...updated], parts, removedEvents: removed, calendars: [told] }),
  );
  const words = [
    added.length > 0 ? `${added.length} new` : '',
    updated.length > 0 ? `${updated.length} changed` : '',
    removed.length > 0 ? `${removed.length} gone` : '',
  ].filter(Boolean);
  return `${words.join(', ') || 'Nothing new'}.`;
}

/** An address as it is kept: over https, `webcal:` as what it stands for; `null` for one that cannot be read. */
export function addressOf(typed: string): string | null {
  const text = typed.trim().replace(/^webcals?:\/\//i, 'https://');
  const found = /^https:\/\/([a-z0-9.-]+\.[a-z0-9-]{2,}|localhost)(:\d{1,5})?([/?#]\S*)?$/i.exec(text);
  return found && text.length < 4000 ? text : null;
}
