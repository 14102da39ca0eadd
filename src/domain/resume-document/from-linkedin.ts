import { plainCell, readCsv } from '../text/csv';
import { emptyEntry, emptyResume } from './edits';
import { readPlace } from './from/header';
import type { About, Doubt, Understood } from './from-read';
import { type LinkedInTable, linkedInTable } from './linkedin-files';
import type { EntryField, EntryOf, ListName, WrittenResume } from './types';

/** A row of a table by its column, small letters. */
type Row = Readonly<Record<string, string>>;
const LIST_ENTRIES = 200;

/** Columns that have a field; others with something in them are named. */
const TAKEN: Readonly<Record<LinkedInTable, string>> = {
  Profile: 'first name|last name|address|headline|summary|geo location|zip code|twitter handles|websites',
  Positions: 'company name|title|description|location|started on|finished on',
  Education: 'school name|start date|end date|notes|degree name|activities',
  Skills: 'name',
  Certifications: 'name|url|authority|started on|finished on',
  Languages: 'name|proficiency',
  Projects: 'title|description|url|started on|finished on',
  Volunteering: 'company name|role|cause|started on|finished on|description',
  Honors: 'title|description|issued on',
  Publications: 'name|published on|description|publisher|url',
  Courses: 'name|number',
  Patents: 'title|description|url|filed on|issued on|application number|patent number',
  Organizations: 'name|started on|finished on|description|position',
  'Email Addresses': 'email address|confirmed|primary|updated on',
  PhoneNumbers: 'extension|number|type',
};

/** The resume that the tables of LinkedIn's export say. @param files texts by their names in the archive */
export function fromLinkedIn(
  files: Readonly<Record<string, string>>,
  about: About,
): { readonly understood: Understood; readonly notes: readonly string[] } {
  const tables = new Map<LinkedInTable, Row[]>();
  const notes: string[] = [];
  for (const [name, text] of Object.entries(files)) {
    const table = linkedInTable(name);
    if (!table) continue;
    const { rows, left } = rowsOf(text, TAKEN[table].split('|'));
    tables.set(table, rows);
    if (left.length > 0) notes.push(`Not taken from ${table}: ${left.join(', ')}.`);
  }
  const of = (table: LinkedInTable) => (tables.get(table) ?? []).slice(0, LIST_ENTRIES);
  let n = 0;
  const made = <L extends ListName>(list: L, rows: readonly Partial<Record<EntryField<L>, string>>[]): EntryOf<L>[] =>
    rows.map((fields) => {
      n += 1;
      return { ...emptyEntry(list, about.entryId(n - 1)), ...fields };
    });

  const [profile = {}] = of('Profile');
  const [school, ...schools] = of('Education').map(schoolFields);
  const sites = (profile.websites ?? '')
    .split(/[[\],]/)
    .map((site) => site.replace(/^[A-Z_]+:/, '').trim())
    .filter((site) => site !== '');
  const experiences = made(
    'experiences',
    of('Positions').map((row) => ({
      ...job(row),
      role: at(row, 'title'),
      organization: at(row, 'company name'),
      place: at(row, 'location'),
    })),
  );
  const mails = of('Email Addresses');
  const courses = of('Courses').map((row) => joined([at(row, 'number'), at(row, 'name')], ' - '));
  const resume: WrittenResume = {
    ...emptyResume(about.id, about.at, about.title),
    name: joined([at(profile, 'first name'), at(profile, 'last name')], ' '),
    label: at(profile, 'headline'),
    intro: at(profile, 'summary'),
    ...readPlace(at(profile, 'address') || at(profile, 'geo location')),
    ...(at(profile, 'zip code') === '' ? {} : { postcode: at(profile, 'zip code') }),
    mail: at(mails.find((row) => /yes|true/i.test(at(row, 'primary'))) ?? mails[0] ?? {}, 'email address'),
    cnt: of('PhoneNumbers').map((row) => joined([at(row, 'extension'), at(row, 'number')], ' '))[0] ?? '',
    prtf: sites[0] ?? '',
    skillsl1: of('Skills')
      .map((row) => at(row, 'name').replaceAll(',', ' /'))
      .join(', '),
    ...(school ? { ...school, clglink: '' } : {}),
    courses: joined([school?.courses ?? '', ...courses], '\n'),
    profiles: made('profiles', [
      ...sites.slice(1).map((link) => ({ link })),
      ...at(profile, 'twitter handles')
        .split(/[[\],]/)
        .filter((one) => one.trim() !== '')
        .map((one) => ({ network: 'X', username: one.trim() })),
    ]),
    schools: made('schools', schools),
    experiences,
    projects: made(
      'projects',
      of('Projects').map((row) => ({
        project: at(row, 'title'),
        desc: at(row, 'description'),
        link: at(row, 'url'),
        durn: job(row).duration,
      })),
    ),
    volunteer: made(
      'volunteer',
      of('Volunteering').map((row) => ({
        ...job(row),
        role: at(row, 'role'),
        organization: joined([at(row, 'company name'), at(row, 'cause')], ', '),
      })),
    ),
    certificates: made(
      'certificates',
      of('Certifications').map((row) => ({
        name: at(row, 'name'),
        issuer: at(row, 'authority'),
        link: at(row, 'url'),
        date: span(row),
      })),
    ),
    languages: made(
      'languages',
      of('Languages').map((row) => ({ language: at(row, 'name'), fluency: at(row, 'proficiency') })),
    ),
    achievements: made(
      'achievements',
      of('Honors').map((row) => ({
        text: at(row, 'title'),
        summary: at(row, 'description'),
        date: at(row, 'issued on'),
      })),
    ),
    publications: made('publications', [
      ...of('Publications').map((row) => ({
        name: at(row, 'name'),
        publisher: at(row, 'publisher'),
        date: at(row, 'published on'),
        link: at(row, 'url'),
        summary: at(row, 'description'),
      })),
      ...of('Patents').map((row) => ({
        name: at(row, 'title'),
        publisher: joined(['Patent', at(row, 'patent number') || at(row, 'application number')], ' '),
        date: at(row, 'issued on') || at(row, 'filed on'),
        link: at(row, 'url'),
        summary: at(row, 'description'),
      })),
    ]),
    own: made(
      'own',
      of('Organizations').length === 0
        ? []
        : [
            {
              heading: 'Organizations',
              text: of('Organizations')
                .map(
                  (row) =>
                    `- ${[joined([at(row, 'position'), at(row, 'name')], ', '), span(row), at(row, 'description')]
                      .filter((part) => part !== '')
                      .join(' | ')
                      .replace(/\s+/g, ' ')}`,
                )
                .join('\n'),
            },
          ],
    ),
  };
  const doubts = experiences.flatMap((entry): Doubt[] =>
    entry.duration === ''
      ? [
          {
            why: 'no-dates',
            read: joined([entry.role, entry.organization], ', '),
            page: 1,
            fields: [{ list: 'experiences', id: entry.id, field: 'duration' }],
          },
        ]
      : [],
  );
  return { understood: { resume, doubts, unplaced: [] }, notes };
}

const at = (row: Row, column: string): string => row[column]?.trim() ?? '';
const joined = (parts: readonly string[], by: string) => parts.filter((part) => part.trim() !== '').join(by);

/** `Jan 2020 – Present`: a start without an end goes on. */
function span(row: Row): string {
  const [from, to] = [at(row, 'started on'), at(row, 'finished on')];
  return from === '' ? to : to === '' || to === from ? from : `${from} – ${to}`;
}
function job(row: Row): { duration: string; responsibilities: string } {
  const text = span(row);
  const open = at(row, 'started on') !== '' && at(row, 'finished on') === '';
  return { duration: open ? `${text} – Present` : text, responsibilities: at(row, 'description') };
}
const schoolFields = (row: Row) => ({
  clgname: at(row, 'school name'),
  education: at(row, 'degree name'),
  grdyear: at(row, 'start date'),
  grdyear2: at(row, 'end date'),
  courses: joined([at(row, 'notes'), at(row, 'activities')], '\n'),
});

/** The rows under their headings, which may come after lines of notes, and the columns that have no field. */
function rowsOf(text: string, taken: readonly string[]): { rows: Row[]; left: string[] } {
  const { rows } = readCsv(text);
  const head = rows.findIndex(({ cells }) => cells.some((cell) => taken.includes(cell.trim().toLowerCase())));
  const columns = (rows[head]?.cells ?? []).map((cell) => cell.trim());
  const found = head < 0 ? [] : rows.slice(head + 1);
  const left = columns.filter(
    (column, index) =>
      column !== '' &&
      !taken.includes(column.toLowerCase()) &&
      found.some(({ cells }) => (cells[index] ?? '').trim() !== ''),
  );
  return {
    rows: found.map(({ cells }) =>
      Object.fromEntries(columns.map((column, index) => [column.toLowerCase(), plainCell(cells[index] ?? '')])),
    ),
    left,
  };
}
