import type { ResumeDocument } from '../resume/document';
import type { TextLine } from '../resume/facts';
import { readResume } from '../resume/read-resume';
import { emptyEntry, emptyResume } from './edits';
import { asDuties } from './from/entries';
import { headerOf } from './from/header';
import { readSection } from './from/sections';
import { marksOf, type SeenSection, seenSections } from './from/seen';
import { SECTIONS } from './sections';
import type { EntryField, EntryOf, ListName, TextFieldName, WrittenResume } from './types';

/** Why a reading is not sure. */
export type DoubtReason =
  /** Which part of the head is the title and which the employer. */
  | 'title-or-employer'
  /** Which part of the head is the school. */
  | 'school-or-degree'
  /** A job or a school without dates. */
  | 'no-dates'
  /** A line near the name that was taken for a place. */
  | 'place'
  /** No line reads like a name. */
  | 'no-name'
  /** Words of an entry's head that no field was found for. */
  | 'head-rest';

/** A field of the resume: one text, or a field of an entry. */
export type FieldPlace =
  | { readonly list: null; readonly field: TextFieldName }
  | { readonly list: ListName; readonly id: string; readonly field: string };

export interface Doubt {
  readonly why: DoubtReason;
  /** What was read, as it is in the file. */
  readonly read: string;
  /** The page it is on, 1-based. */
  readonly page: number;
  /** Where it went, and what may be wrong there. */
  readonly fields: readonly FieldPlace[];
}

/** A resume as it was understood. */
export interface Understood {
  readonly resume: WrittenResume;
  readonly doubts: readonly Doubt[];
  /** Lines that fit nowhere. They are in the resume, in a section of its own called Other. */
  readonly unplaced: readonly { readonly text: string; readonly page: number }[];
}

export interface About {
  readonly id: string;
  readonly title: string;
  /** ISO date-time. */
  readonly at: string;
  /** An id for each entry by its number. */
  readonly entryId: (n: number) => string;
}

/** What lines that fit nowhere are kept under. */
export const OTHER = 'Other';

/**
 * The resume that a reader sees in a document, in the builder's fields. Every word of the document is in some field, but
 * for headings and labels whose meaning a field carries. What was guessed is listed. Pure; no text makes it throw.
 */
export function fromRead(document: ResumeDocument, about: About): Understood {
  const facts = readResume(document);
  const titles = new Set([...marksOf(document, facts.lines)].filter(([, as]) => as === 'title').map(([line]) => line));
  const sections = seenSections(document, facts);
  const top = sections.filter(({ kind }) => kind === 'header' || kind === 'contact').flatMap(({ lines }) => lines);
  const header = headerOf(document, facts, top);
  const reader = createReader(about, titles);
  const { write, texts } = reader;

  for (const field of ['name', 'label', 'mail', 'cnt', 'lkdn', 'gthb', 'prtf'] as const) write(field, header[field]);
  for (const [field, text] of Object.entries(header.place)) write(field as keyof typeof header.place, text);
  for (const profile of header.profiles) reader.add('profiles', profile);
  for (const { text, line } of header.rest) reader.leave(text, line.page);
  if (header.intro.length > 0) write('intro', header.intro.join('\n'));
  if (header.guessedPlace)
    reader.doubt(
      'place',
      [header.guessedPlace],
      [
        { list: null, field: 'city' },
        { list: null, field: 'label' },
      ],
    );
  if (texts.name === undefined && facts.lines.length > 0)
    reader.doubt('no-name', facts.lines.slice(0, 1), [{ list: null, field: 'name' }]);

  for (const section of sections)
    if (section.kind !== 'header' && section.kind !== 'contact') readSection(section, reader);
  return reader.understood(sections);
}

function createReader(about: About, titles: ReadonlySet<TextLine>) {
  const texts: Partial<Record<TextFieldName, string>> = {};
  const lists: { [L in ListName]?: EntryOf<L>[] } = {};
  const doubts: Doubt[] = [];
  const unplaced: { text: string; page: number }[] = [];
  const ownOrder: string[] = [];
  let n = 0;
  const add = <L extends ListName>(list: L, fields: Partial<Record<EntryField<L>, string>>): string => {
    const id = about.entryId(n);
    n += 1;
    const entries = (lists[list] ?? []) as EntryOf<L>[];
    entries.push({ ...emptyEntry(list, id), ...fields });
    (lists as Record<string, unknown>)[list] = entries;
    return id;
  };
  return {
    titles,
    texts,
    add,
    write(field: TextFieldName, text: string) {
      if (text.trim() === '') return;
      texts[field] = texts[field] === undefined ? text : `${texts[field]}\n${text}`;
    },
    leave: (text: string, page: number) => void unplaced.push({ text, page }),
    doubt: (why: DoubtReason, lines: readonly { text: string; page: number }[], fields: readonly FieldPlace[]) =>
      void doubts.push({
        why,
        read: lines.map(({ text }) => text.trim()).join('\n'),
        page: lines[0]?.page ?? 1,
        fields,
      }),
    own: (id: string) => void ownOrder.push(id),
    hasSchool: () => texts.clgname !== undefined || texts.education !== undefined || texts.grdyear2 !== undefined,
    understood(sections: readonly SeenSection[]): Understood {
      if (unplaced.length > 0)
        add('own', { heading: OTHER, text: asDuties(unplaced.map(({ text }) => ({ text, bullet: true }))) });
      const resume: WrittenResume = { ...emptyResume(about.id, about.at, about.title), ...texts, ...lists };
      return { resume: { ...resume, order: orderOf(sections, ownOrder) }, doubts, unplaced };
    },
  };
}
export type Reader = ReturnType<typeof createReader>;

/** The order of the file's sections, where it is another than the usual one. */
function orderOf(sections: readonly SeenSection[], own: readonly string[]): readonly string[] {
  const rest = [...own];
  const keys = sections.flatMap(({ kind }): string[] => {
    if (kind === 'header' || kind === 'contact') return [];
    return kind === 'own' ? rest.splice(0, 1) : [kind];
  });
  const found = [...new Set(keys)];
  const usual = SECTIONS.flatMap((name): readonly string[] => (name === 'own' ? own : [name])).filter((key) =>
    found.includes(key),
  );
  return found.every((key, at) => key === usual[at]) ? [] : found;
}
