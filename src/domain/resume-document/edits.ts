import {
  type EntryField,
  type EntryOf,
  type ListName,
  TEXT_FIELDS,
  type TextFieldName,
  type WrittenResume,
} from './types';

const FIRST_TITLE = 'My resume';
const LONGEST_TITLE = 120;

/** A resume with nothing in it. `at`: ISO date-time. */
export function emptyResume(id: string, at: string, title = FIRST_TITLE): WrittenResume {
  const texts = Object.fromEntries(TEXT_FIELDS.map((field) => [field, ''])) as Record<TextFieldName, string>;
  return {
    id,
    title,
    openedAt: at,
    template: 'classic',
    paper: 'a4',
    ...texts,
    experiences: [],
    projects: [],
    achievements: [],
    aside: '',
  };
}

const emptyEntries: { readonly [L in ListName]: Omit<EntryOf<L>, 'id'> } = {
  experiences: { organization: '', role: '', duration: '', responsibilities: '', aside: '' },
  projects: { project: '', durn: '', desc: '', link: '', aside: '' },
  achievements: { text: '', aside: '' },
};

export const emptyEntry = <L extends ListName>(list: L, id: string): EntryOf<L> =>
  ({ id, ...emptyEntries[list] }) as EntryOf<L>;

/** Whether nothing was written into an entry. */
export const isBlank = (entry: EntryOf<ListName>): boolean =>
  Object.entries(entry).every(([key, text]: [string, string]) => key === 'id' || text.trim() === '');

export const withField = (resume: WrittenResume, field: TextFieldName, value: string): WrittenResume =>
  resume[field] === value ? resume : { ...resume, [field]: value };

/** A title is one line of at most 120 characters; an empty one changes nothing. */
export function withTitle(resume: WrittenResume, title: string): WrittenResume {
  const tidy = [...title.replace(/\s+/g, ' ').trim()].slice(0, LONGEST_TITLE).join('').trim();
  return tidy === '' ? resume : { ...resume, title: tidy };
}

/** Puts an entry at an index, or last. One that is there already changes nothing. */
export function withEntry<L extends ListName>(
  resume: WrittenResume,
  list: L,
  entry: EntryOf<L>,
  index = Number.POSITIVE_INFINITY,
): WrittenResume {
  return changed(resume, list, (entries) =>
    entries.some(({ id }) => id === entry.id)
      ? entries
      : [...entries.slice(0, Math.max(0, index)), entry, ...entries.slice(Math.max(0, index))],
  );
}

export const withoutEntry = (resume: WrittenResume, list: ListName, id: string): WrittenResume =>
  changed(resume, list, (entries) =>
    entries.some((entry) => entry.id === id) ? entries.filter((entry) => entry.id !== id) : entries,
  );

/** Moves an entry to the place `to`, 0-based, of its list; a place outside is the nearest inside. */
export function withEntryAt(resume: WrittenResume, list: ListName, id: string, to: number): WrittenResume {
  return changed(resume, list, (entries) => {
    const from = entries.findIndex((entry) => entry.id === id);
    const target = Math.min(Math.max(0, to), entries.length - 1);
    const entry = entries[from];
    if (!entry || target === from) return entries;
    const others = entries.filter((other) => other !== entry);
    return [...others.slice(0, target), entry, ...others.slice(target)];
  });
}

export function withEntryField<L extends ListName>(
  resume: WrittenResume,
  list: L,
  id: string,
  field: EntryField<L>,
  value: string,
): WrittenResume {
  return changed(resume, list, (entries) =>
    entries.some((entry) => entry.id === id)
      ? entries.map((entry) => (entry.id === id ? { ...entry, [field]: value } : entry))
      : entries,
  );
}

/** The same list gives the same resume, by reference. */
function changed<L extends ListName>(
  resume: WrittenResume,
  list: L,
  change: (entries: readonly EntryOf<L>[]) => readonly EntryOf<L>[],
): WrittenResume {
  const before = resume[list] as readonly EntryOf<L>[];
  const after = change(before);
  return after === before ? resume : { ...resume, [list]: after };
}
