import { readDates } from '../resume/dates';
import type { ResumeDocument } from '../resume/document';
import type { TextLine } from '../resume/facts';
import { readResume } from '../resume/read-resume';
import { listItems } from './duties';
import { ENTRY_FIELDS, emptyEntry, emptyResume } from './edits';
import { entriesOf, type Item, itemsOf, joinedItems, type SeenEntry } from './from/entries';
import { headerOf } from './from/header';
import { jobHead, partsOf, schoolOf } from './from/heads';
import { languageItems, skillGroups } from './from/lists';
import { marksOf, type SeenKind, type SeenSection, seenSections } from './from/seen';
import { SECTIONS } from './sections';
import type { EntryField, EntryOf, ListName, TextFieldName, WrittenResume } from './types';
import { SKILL_LISTS } from './views';

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
    reader.doubt('place', [header.guessedPlace], [
      { list: null, field: 'city' },
      { list: null, field: 'label' },
    ]);
  if (texts.name === undefined && facts.lines.length > 0)
    reader.doubt('no-name', facts.lines.slice(0, 1), [{ list: null, field: 'name' }]);

  for (const section of sections) if (section.kind !== 'header' && section.kind !== 'contact') readSection(section, reader);
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
      void doubts.push({ why, read: lines.map(({ text }) => text.trim()).join('\n'), page: lines[0]?.page ?? 1, fields }),
    own: (id: string) => void ownOrder.push(id),
    hasSchool: () => texts.clgname !== undefined || texts.education !== undefined || texts.grdyear2 !== undefined,
    understood(sections: readonly SeenSection[]): Understood {
      if (unplaced.length > 0) add('own', { heading: OTHER, text: asDuties(unplaced.map(({ text }) => ({ text, bullet: true }))) });
      const resume: WrittenResume = { ...emptyResume(about.id, about.at, about.title), ...texts, ...lists };
      return { resume: { ...resume, order: orderOf(sections, ownOrder) }, doubts, unplaced };
    },
  };
}
type Reader = ReturnType<typeof createReader>;

/** The order of the file's sections, where it is another than the usual one. */
function orderOf(sections: readonly SeenSection[], own: readonly string[]): readonly string[] {
  const rest = [...own];
  const keys = sections.flatMap(({ kind }): string[] => {
    if (kind === 'header' || kind === 'contact') return [];
    return kind === 'own' ? rest.splice(0, 1) : [kind];
  });
  const found = [...new Set(keys)];
  const usual = SECTIONS.flatMap((name): readonly string[] => (name === 'own' ? own : [name])).filter((key) => found.includes(key));
  return found.every((key, at) => key === usual[at]) ? [] : found;
}

const asDuties = (items: readonly Pick<Item, 'text' | 'bullet'>[]) =>
  items.map(({ text, bullet }) => (bullet ? `- ${text}` : text)).join('\n');
const paragraphs = (items: readonly Pick<Item, 'text' | 'bullet'>[]) => items.map(({ text }) => text).join('\n');

function readSection(section: SeenSection, reader: Reader): void {
  switch (section.kind as Exclude<SeenKind, 'header' | 'contact'>) {
    case 'about':
      return reader.write('intro', paragraphs(joinedItems(itemsOf(section))));
    case 'skills':
      return readSkills(section, reader);
    case 'languages':
      for (const [language, fluency] of languageItems(itemsOf(section))) reader.add('languages', { language, fluency });
      return;
    case 'interests':
      return readInterests(section, reader);
    case 'own':
      return readOwn(section, reader);
    default:
      for (const entry of entriesOf(section, reader.titles)) readEntry(section.kind, entry, reader);
  }
}

function readSkills(section: SeenSection, reader: Reader): void {
  for (const { name, level, list } of skillGroups(joinedSkills(section))) {
    const free = SKILL_LISTS.find((fields) => fields.every((field) => reader.texts[field] === undefined));
    if (free) {
      // An empty name keeps the list's place.
      const [nameField, levelField, listField] = free;
      reader.write(nameField, name);
      reader.write(levelField, level);
      reader.write(listField, list);
    } else reader.add('skillGroups', { name, level, keywords: list });
  }
}

/** Lines of skills; one that a page broke goes on where the last ended with a comma. */
function joinedSkills(section: SeenSection): Item[] {
  const found: Item[] = [];
  for (const item of itemsOf(section)) {
    const last = found.at(-1);
    if (last && !item.bullet && (/[,:]$/.test(last.text) || /^\p{Ll}/u.test(item.text)) && !item.text.includes(':'))
      found[found.length - 1] = { ...last, text: `${last.text} ${item.text}` };
    else found.push(item);
  }
  return found;
}

function readInterests(section: SeenSection, reader: Reader): void {
  const items = joinedItems(itemsOf(section));
  const parts = items.flatMap(({ text }) =>
    text.includes(':') ? [text] : items.length === 1 ? text.split(/\s*[,;|•·]\s*/).filter((part) => part !== '') : [text],
  );
  for (const part of parts) {
    const at = part.indexOf(': ');
    reader.add('interests', at > 0 ? { name: part.slice(0, at).trim(), keywords: listItems(part.slice(at + 1)).join(', ') } : { name: part });
  }
}

function readOwn(section: SeenSection, reader: Reader): void {
  const items = joinedItems(itemsOf(section));
  if (items.length > 0) reader.own(reader.add('own', { heading: section.heading, text: asDuties(items) }));
}

const place = <L extends ListName>(list: L, id: string, ...fields: readonly EntryField<L>[]): FieldPlace[] =>
  fields.map((field) => ({ list, id, field }));

function readEntry(kind: SeenKind, entry: SeenEntry, reader: Reader): void {
  switch (kind) {
    case 'experiences':
    case 'volunteer':
      return readJob(kind, entry, reader);
    case 'education':
      return readSchool(entry, reader);
    case 'projects':
      return readProject(entry, reader);
    case 'references': {
      const [name, ...rest] = entry.head.map(({ text }) => text.trim());
      const below = [...rest, ...entry.body.map(({ text }) => text)];
      const said = below.length === 0 && ((name ?? '').split(/\s+/).length > 4 || /\p{Ll}{2}\.$/u.test(name ?? ''));
      reader.add('references', said ? { reference: name ?? '' } : { name: name ?? '', reference: below.join('\n') });
      return;
    }
    default:
      return readAward(kind as 'achievements' | 'certificates' | 'publications', entry, reader);
  }
}

function readJob(list: 'experiences' | 'volunteer', entry: SeenEntry, reader: Reader): void {
  const { role, organization, place: where, duration, link, rest, guessed } = jobHead(entry);
  const { about, duties } = aboutAndDuties(list === 'experiences' ? entry.body : [], list === 'experiences' ? [] : entry.body);
  const base = { organization, role, duration, link };
  const said = list === 'volunteer' && where !== '' ? [where, ...rest] : rest;
  const id =
    list === 'experiences'
      ? reader.add('experiences', { ...base, place: where, about: [...said, ...(about === '' ? [] : [about])].join('\n'), responsibilities: duties })
      : reader.add('volunteer', { ...base, responsibilities: [...said, ...(duties === '' ? [] : [duties])].join('\n') });
  const lines = entry.head.length > 0 ? entry.head : entry.body.slice(0, 1).map(({ line }) => line);
  if (guessed) reader.doubt('title-or-employer', lines, place(list, id, 'role', 'organization'));
  if (said.length > 0) reader.doubt('head-rest', lines, place(list, id, 'role', 'organization', ...(list === 'experiences' ? (['place', 'about'] as never[]) : [])));
  if (duration === '') reader.doubt('no-dates', lines, place(list, id, 'duration'));
}

/** Sentences above bullets say what the employer does; without bullets, or after them, all is what was done. */
function aboutAndDuties(body: readonly Item[], all: readonly Item[]): { about: string; duties: string } {
  const first = body.findIndex(({ bullet }) => bullet);
  const above = first > 0 ? body.slice(0, first) : [];
  return { about: paragraphs(above), duties: asDuties([...body.slice(above.length), ...all]) };
}

function readSchool(entry: SeenEntry, reader: Reader): void {
  const { link, rest, guessed, ...fields } = schoolOf(entry);
  for (const text of rest) reader.leave([fields.clgname || fields.education, text].filter(Boolean).join(': '), entry.page);
  const first = !reader.hasSchool();
  let id = '';
  if (first) {
    for (const [field, text] of Object.entries(fields)) reader.write(field as keyof typeof fields, text);
    reader.write('clglink', link);
  } else id = reader.add('schools', { ...fields, link });
  const at = (...names: ('clgname' | 'education' | 'grdyear' | 'grdyear2')[]): FieldPlace[] =>
    first ? names.map((field) => ({ list: null, field })) : place('schools', id, ...names);
  if (guessed) reader.doubt('school-or-degree', entry.head, at('clgname', 'education'));
  if (fields.grdyear === '' && fields.grdyear2 === '') reader.doubt('no-dates', entry.head, at('grdyear', 'grdyear2'));
}

const KEYWORDS = /^(?:keywords|technologies|tech stack|tools used)\s*:\s*/i;
const PRINTED_KEYWORDS = /^keywords\s*:\s*/i;

function readProject(entry: SeenEntry, reader: Reader): void {
  const { dates, link, texts, labelled } = partsOf(entry);
  const keywords = entry.body.filter(({ text, bullet }) => !bullet && KEYWORDS.test(text));
  const last = keywords.at(-1);
  const body = entry.body.filter((item) => item !== last);
  const [project = labelled.project ?? '', roles = '', entity = '', type = '', ...rest] =
    labelled.project === undefined ? texts : [labelled.project, ...texts];
  const extra = [labelled.organization, labelled.role, labelled.place, ...rest].filter((text) => text !== undefined);
  const id = reader.add('projects', {
    project,
    durn: dates,
    link,
    desc: asDuties([...extra.map((text) => ({ text, bullet: false })), ...body]),
    keywords: last ? listItems(last.text.replace(PRINTED_KEYWORDS, '').replace(KEYWORDS, '')).join(', ') : '',
    roles,
    entity,
    type,
  });
  if (extra.length > 0 || (texts.length > 1 && !entry.ordered)) reader.doubt('head-rest', entry.head, place('projects', id, 'project', 'roles', 'entity', 'type'));
}

function readAward(list: 'achievements' | 'certificates' | 'publications', entry: SeenEntry, reader: Reader): void {
  const below = paragraphs(entry.body);
  const line = entry.head.length === 1 ? (entry.head[0]?.text.trim() ?? '') : null;
  if (list === 'achievements' && line !== null) {
    // One line is one achievement, as it is; its parts would be guesses.
    reader.add('achievements', { text: line, summary: below });
    return;
  }
  const parts = partsOf(entry);
  const { dates, link } = parts;
  const cut = !entry.ordered && parts.texts.length === 1 ? atLastComma(parts.texts[0] ?? '', list) : parts.texts;
  const [name = '', by = '', ...rest] = cut;
  const who = [by, ...rest].filter((text) => text !== '').join(', ');
  if (list === 'achievements') {
    const said = [link, below].filter((text) => text !== '').join('\n');
    reader.add('achievements', { text: name, awarder: who, date: dates, summary: said });
  } else if (list === 'certificates') {
    const id = reader.add('certificates', { name, issuer: who, date: dates, link });
    for (const { text } of entry.body) reader.leave(text, entry.page);
    if (rest.length > 0) reader.doubt('head-rest', entry.head, place('certificates', id, 'name', 'issuer'));
  } else reader.add('publications', { name, publisher: who, date: dates, link, summary: below });
}

/** `CKA, CNCF` as a certificate and who gave it. A title of a publication has commas of its own. */
function atLastComma(text: string, list: ListName): readonly string[] {
  const at = list === 'certificates' ? text.lastIndexOf(', ') : -1;
  return at > 0 ? [text.slice(0, at), text.slice(at + 2)] : [text];
}

/** What was understood, section by section: how many entries, and what each says first. */
export function countsOf(resume: WrittenResume): { readonly list: ListName; readonly count: number }[] {
  const schools = resume.clgname + resume.education === '' ? 0 : 1;
  return (Object.keys(ENTRY_FIELDS) as ListName[]).flatMap((list) => {
    const count = resume[list].length + (list === 'schools' ? schools : 0);
    return count > 0 ? [{ list, count }] : [];
  });
}

/** Whether a text names a date at all. */
export const isDated = (text: string): boolean => readDates(text).length > 0;
