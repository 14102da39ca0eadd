import { sectionKeys } from './sections';
import {
  type EntryField,
  type EntryOf,
  type ListName,
  type ResumeLists,
  type ResumeLook,
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
    ...PLAIN_LOOK,
    ...texts,
    ...(Object.fromEntries(LIST_NAMES.map((list) => [list, []])) as unknown as ResumeLists),
    order: [],
    hidden: [],
    master: null,
    job: null,
    aside: '',
    unread: false,
  };
}

export const PLAIN_LOOK: ResumeLook = {
  template: 'classic',
  paper: 'a4',
  accent: 'own',
  font: 'own',
  density: 'normal',
  showPhoto: false,
  language: 'detected',
};

/** The fields of each list, in the order of the form. */
export const ENTRY_FIELDS: { readonly [L in ListName]: readonly EntryField<L>[] } = {
  profiles: ['network', 'username', 'link'],
  skillGroups: ['name', 'level', 'keywords'],
  schools: ['clgname', 'education', 'grdyear', 'grdyear2', 'score', 'courses', 'link'],
  experiences: ['organization', 'role', 'duration', 'place', 'link', 'about', 'responsibilities'],
  projects: ['project', 'durn', 'link', 'desc', 'keywords', 'roles', 'entity', 'type'],
  achievements: ['text', 'awarder', 'date', 'summary'],
  volunteer: ['organization', 'role', 'duration', 'link', 'responsibilities'],
  certificates: ['name', 'issuer', 'date', 'link'],
  publications: ['name', 'publisher', 'date', 'link', 'summary'],
  languages: ['language', 'fluency'],
  interests: ['name', 'keywords'],
  references: ['name', 'reference'],
  own: ['heading', 'text'],
};
export const LIST_NAMES = Object.keys(ENTRY_FIELDS) as readonly ListName[];

export const emptyEntry = <L extends ListName>(list: L, id: string): EntryOf<L> =>
  ({ id, ...Object.fromEntries(ENTRY_FIELDS[list].map((field) => [field, ''])), aside: '' }) as unknown as EntryOf<L>;

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
  const before: readonly EntryOf<L>[] = resume[list];
  const after = change(before);
  return after === before ? resume : { ...resume, [list]: after };
}

/** Moves a section to the place `to`, 0-based, among all sections of the page. */
export function withSectionAt(resume: WrittenResume, key: string, to: number): WrittenResume {
  const keys = sectionKeys(resume);
  if (!keys.includes(key)) return resume;
  const others = keys.filter((other) => other !== key);
  const target = Math.min(Math.max(0, to), others.length);
  const order = [...others.slice(0, target), key, ...others.slice(target)];
  return order.every((one, index) => one === keys[index]) ? resume : { ...resume, order };
}

/** Hides a section (by its key) or an entry (by its id) from the page, or shows it again. */
export function withHidden(resume: WrittenResume, key: string, hidden: boolean): WrittenResume {
  if (resume.hidden.includes(key) === hidden) return resume;
  return { ...resume, hidden: hidden ? [...resume.hidden, key] : resume.hidden.filter((other) => other !== key) };
}
