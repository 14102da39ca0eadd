import { listItems } from '../duties';
import type { FieldPlace, Reader } from '../from-read';
import type { EntryField, ListName } from '../types';
import { SKILL_LISTS } from '../views';
import { asDuties, entriesOf, type Item, itemsOf, joinedItems, type SeenEntry } from './entries';
import { jobHead, partsOf, schoolOf } from './heads';
import { languageItems, skillGroups } from './lists';
import type { SeenKind, SeenSection } from './seen';

const paragraphs = (items: readonly Pick<Item, 'text' | 'bullet'>[]) => items.map(({ text }) => text).join('\n');

/** Reads what is under one heading into the fields of its kind. */
export function readSection(section: SeenSection, reader: Reader): void {
  switch (section.kind as Exclude<SeenKind, 'header' | 'contact'>) {
    case 'about':
      reader.write('intro', paragraphs(joinedItems(itemsOf(section))));
      return;
    case 'skills':
      readSkills(section, reader);
      return;
    case 'languages':
      for (const [language, fluency] of languageItems(itemsOf(section))) reader.add('languages', { language, fluency });
      return;
    case 'interests':
      readInterests(section, reader);
      return;
    case 'own':
      readOwn(section, reader);
      return;
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
    text.includes(':')
      ? [text]
      : items.length === 1
        ? text.split(/\s*[,;|•·]\s*/).filter((part) => part !== '')
        : [text],
  );
  for (const part of parts) {
    const at = part.indexOf(': ');
    reader.add(
      'interests',
      at > 0 ? { name: part.slice(0, at).trim(), keywords: listItems(part.slice(at + 1)).join(', ') } : { name: part },
    );
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
      readJob(kind, entry, reader);
      return;
    case 'education':
      readSchool(entry, reader);
      return;
    case 'projects':
      readProject(entry, reader);
      return;
    case 'references': {
      const [name, ...rest] = entry.head.map(({ text }) => text.trim());
      const below = [...rest, ...entry.body.map(({ text }) => text)];
      const said = below.length === 0 && ((name ?? '').split(/\s+/).length > 4 || /\p{Ll}{2}\.$/u.test(name ?? ''));
      reader.add('references', said ? { reference: name ?? '' } : { name: name ?? '', reference: below.join('\n') });
      return;
    }
    default:
      readAward(kind as 'achievements' | 'certificates' | 'publications', entry, reader);
      return;
  }
}

function readJob(list: 'experiences' | 'volunteer', entry: SeenEntry, reader: Reader): void {
  const { role, organization, place: where, duration, link, rest, guessed } = jobHead(entry);
  const { about, duties } = aboutAndDuties(
    list === 'experiences' ? entry.body : [],
    list === 'experiences' ? [] : entry.body,
  );
  const base = { organization, role, duration, link };
  const said = list === 'volunteer' && where !== '' ? [where, ...rest] : rest;
  const id =
    list === 'experiences'
      ? reader.add('experiences', {
          ...base,
          place: where,
          about: [...said, ...(about === '' ? [] : [about])].join('\n'),
          responsibilities: duties,
        })
      : reader.add('volunteer', {
          ...base,
          responsibilities: [...said, ...(duties === '' ? [] : [duties])].join('\n'),
        });
  const lines = entry.head.length > 0 ? entry.head : entry.body.slice(0, 1).map(({ line }) => line);
  if (guessed) reader.doubt('title-or-employer', lines, place(list, id, 'role', 'organization'));
  if (said.length > 0)
    reader.doubt(
      'head-rest',
      lines,
      place(list, id, 'role', 'organization', ...(list === 'experiences' ? (['place', 'about'] as never[]) : [])),
    );
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
  for (const text of rest)
    reader.leave([fields.clgname || fields.education, text].filter(Boolean).join(': '), entry.page);
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
  if (extra.length > 0 || (texts.length > 1 && !entry.ordered))
    reader.doubt('head-rest', entry.head, place('projects', id, 'project', 'roles', 'entity', 'type'));
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
