import type { NamedFile } from '../../../machines/contracts/calendar';
import type { Here, Incoming } from '../../domain/calendar/import-plan';
import { MOST_CALENDARS } from '../../domain/calendar/limits';
import type { KeptCalendar } from '../../domain/calendar/types';

/** What a choice says that makes a calendar with the file's name. */
export const NEW = 'new';

type Chosen = Readonly<Record<number, string>>;

/** The calendar that the new events of a file go into as long as nothing else is chosen: one of its name, if need be a new one. */
export function proposedInto({ file }: NamedFile, calendars: Here['calendars']): string {
  if (!file.calendar || file.events.length === 0) return '';
  const { name } = file.calendar;
  const known = Object.values(calendars).find((one) => one.name === name && one.address === '' && one.id !== 'own');
  if (known) return known.id;
  return Object.keys(calendars).length < MOST_CALENDARS ? NEW : '';
}

/** Where each file goes, and the calendars that are made for that. @param newId of a calendar */
export function targetsOf(
  files: readonly NamedFile[],
  chosen: Chosen,
  calendars: Here['calendars'],
  newId: () => string,
): { readonly incoming: readonly Incoming[]; readonly made: readonly KeptCalendar[] } {
  const made = new Map<string, KeptCalendar>();
  const fresh = (id: string, { name, colour }: Pick<KeptCalendar, 'name' | 'colour'>): KeptCalendar => ({
    id,
    name,
    colour,
    shown: true,
    address: '',
    fetchedAt: null,
    zones: {},
  });
  const incoming = files.map((named, at) => {
    for (const own of named.file.calendars)
      if (!calendars[own.id] && Object.keys(calendars).length + made.size < MOST_CALENDARS)
        made.set(own.id, fresh(own.id, own));
    const into = chosen[at] ?? proposedInto(named, calendars);
    const { calendar } = named.file;
    if (into !== NEW || !calendar) return { file: named.file, into: into === NEW ? '' : into };
    const twin = [...made.values()].find(({ name }) => name === calendar.name);
    if (!twin && Object.keys(calendars).length + made.size >= MOST_CALENDARS) return { file: named.file, into: '' };
    const target = twin ?? fresh(newId(), calendar);
    made.set(target.id, target);
    return { file: named.file, into: target.id };
  });
  return { incoming, made: [...made.values()] };
}
