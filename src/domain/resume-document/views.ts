import { webAddress } from './address';
import { type DutyLine, listItems, readDuties } from './duties';
import type { EntryOf, Experience, ListName, Profile, Project, School, TextFieldName, WrittenResume } from './types';

/** The head of an entry: what is printed large, and what goes below it where there is no page to set dates on. */
export interface Head {
  readonly title: string;
  readonly sub: readonly string[];
  /** On a page: the dates, at the right margin beside the title, and what is left to go below. */
  readonly when: string;
  readonly below: readonly string[];
}

/** An entry as it is printed. */
export interface EntryView extends Head {
  readonly lines: readonly DutyLine[];
}

export interface Contact {
  readonly text: string;
  /** Where a click leads: http(s) or mailto only. */
  readonly href: string | null;
}

type ContactFields = Pick<
  WrittenResume,
  'lkdn' | 'gthb' | 'prtf' | 'cnt' | 'mail' | 'address' | 'postcode' | 'city' | 'region' | 'country' | 'profiles'
>;

/** The place, links, contact and email in the product spec's order. A name without an address says whose it is. */
export function contactsOf(resume: ContactFields): Contact[] {
  const link = (value: string, label: string): Contact => {
    const tidy = value.trim();
    const href = webAddress(tidy);
    return { text: href || tidy === '' ? tidy : `${label}: ${tidy}`, href };
  };
  const mail = resume.mail.trim();
  return [
    { text: placeOf(resume), href: null },
    link(resume.lkdn, 'LinkedIn'),
    link(resume.gthb, 'GitHub'),
    ...resume.profiles.map(profileOf),
    link(resume.prtf, 'Portfolio'),
    { text: resume.cnt.trim(), href: null },
    { text: mail, href: /^[^\s@?&]+@[^\s@?&]+$/.test(mail) ? `mailto:${mail}` : null },
  ].filter(({ text }) => text !== '');
}

function profileOf({ network, username, link }: Profile): Contact {
  const href = webAddress(link);
  if (href) return { text: link.trim(), href };
  const named = [username, link].map((part) => part.trim()).find((part) => part !== '') ?? '';
  return { text: [network.trim(), named].filter((part) => part !== '').join(': '), href: null };
}

/** Street, postal code, city, region and country in one line. */
export const placeOf = ({
  address,
  postcode,
  city,
  region,
  country,
}: Pick<WrittenResume, 'address' | 'postcode' | 'city' | 'region' | 'country'>): string =>
  joined([address, joined([postcode, city], ' '), region, country], ', ');

export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

export const SKILL_LISTS = [
  ['skillsn1', 'skillsv1', 'skillsl1'],
  ['skillsn2', 'skillsv2', 'skillsl2'],
  ['skillsn3', 'skillsv3', 'skillsl3'],
] as const satisfies readonly (readonly TextFieldName[])[];
export type SkillFields = Pick<WrittenResume, (typeof SKILL_LISTS)[number][number] | 'skillGroups'>;

/** A line for each group of skills: `Databases (advanced): PostgreSQL, Redis`. */
export const skillsOf = (resume: SkillFields): string[] =>
  [
    ...SKILL_LISTS.map(([name, level, list]) => skillLine(resume[name], resume[level], resume[list])),
    ...resume.skillGroups.map(({ name, level, keywords }) => skillLine(name, level, keywords)),
  ].filter((line) => line !== '');

function skillLine(name: string, level: string, list: string): string {
  const skills = listItems(list).join(', ');
  const head = joined([name, level.trim() === '' ? '' : `(${level.trim()})`], ' ');
  return head === '' || skills === '' ? `${head}${skills}` : `${head}: ${skills}`;
}

const joined = (parts: readonly string[], by: string) =>
  parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(by);

/** A part of a head that says when. */
interface When {
  readonly when: string;
}
type HeadPart = string | When;

/** What is printed large is the first part that says something. */
function headOf(parts: readonly HeadPart[]): Head {
  const said = parts
    .map((part) =>
      typeof part === 'string' ? { text: part.trim(), dated: false } : { text: part.when.trim(), dated: true },
    )
    .filter(({ text }) => text !== '');
  const [title, ...sub] = said;
  return {
    title: title?.text ?? '',
    sub: sub.map(({ text }) => text),
    when: sub.find(({ dated }) => dated)?.text ?? '',
    below: sub.filter(({ dated }) => !dated).map(({ text }) => text),
  };
}

const view = (parts: readonly HeadPart[], ...lines: readonly (readonly DutyLine[])[]): EntryView => ({
  ...headOf(parts),
  lines: lines.flat(),
});

const sentences = (text: string): DutyLine[] => paragraphsOf(text).map((line) => ({ text: line, bullet: false }));
const labelled = (label: string, text: string): DutyLine[] =>
  text.trim() === '' ? [] : [{ text: `${label}: ${text.trim()}`, bullet: false }];
const listed = (label: string, text: string): DutyLine[] => labelled(label, listItems(text).join(', '));
/** Lines of a text behind `label`, with commas between items and semicolons where items have commas themselves. */
const lined = (label: string, text: string): DutyLine[] => {
  const items = paragraphsOf(text);
  return labelled(label, items.join(items.some((item) => item.includes(',')) ? '; ' : ', '));
};

const span = (from: string, to: string) => joined([from, to], ' – ');

const VIEWS: { readonly [L in ListName]: (entry: EntryOf<L>) => EntryView } = {
  profiles: (entry) => view([profileOf(entry).text]),
  skillGroups: ({ name, level, keywords }) => view([skillLine(name, level, keywords)]),
  schools: schoolView,
  experiences: experienceView,
  projects: projectView,
  achievements: ({ text, awarder, date, summary }) => view([text, awarder, { when: date }], sentences(summary)),
  volunteer: ({ organization, role, duration, link, responsibilities }) =>
    view([role, organization, { when: duration }, link], readDuties(responsibilities)),
  certificates: ({ name, issuer, date, link }) => view([name, issuer, { when: date }, link]),
  publications: ({ name, publisher, date, link, summary }) =>
    view([name, publisher, { when: date }, link], sentences(summary)),
  languages: ({ language, fluency }) => view([joined([language, fluency], ': ')]),
  interests: ({ name, keywords }) => view([joined([name, listItems(keywords).join(', ')], ': ')]),
  references: ({ name, reference }) => view([name], sentences(reference)),
  own: ({ text }) => view([], readDuties(text)),
};

function experienceView({ organization, role, duration, place, link, about, responsibilities }: Experience): EntryView {
  return view([role, organization, place, { when: duration }, link], sentences(about), readDuties(responsibilities));
}

function projectView({ project, durn, link, desc, keywords, roles, entity, type }: Project): EntryView {
  return view(
    [project, listItems(roles).join(', '), entity, type, { when: durn }, link],
    readDuties(desc),
    listed('Keywords', keywords),
  );
}

function schoolView({ clgname, education, grdyear, grdyear2, score, courses, link }: Omit<School, 'id' | 'aside'>) {
  return view(
    [clgname, education, { when: span(grdyear, grdyear2) }, link],
    labelled('Score', score),
    lined('Courses', courses),
  );
}

/** An entry as it is printed. */
export const viewOf = <L extends ListName>(list: L, entry: EntryOf<L>): EntryView => VIEWS[list](entry);

/** The first school, whose fields are the resume's own. */
export const firstSchool = (
  resume: Pick<WrittenResume, 'clgname' | 'education' | 'grdyear' | 'grdyear2' | 'score' | 'courses' | 'clglink'>,
): EntryView => schoolView({ ...resume, link: resume.clglink });

/** Lists whose entries are one line each, without a head. */
export const LINES_ONLY: ReadonlySet<ListName> = new Set<ListName>(['languages', 'interests']);

/** Whether nothing was written into an entry. */
export const isBlank = (entry: object): boolean =>
  Object.entries(entry).every(([key, text]) => key === 'id' || typeof text !== 'string' || text.trim() === '');

/** The entries of a list that are printed: those with something in them that are not hidden. */
export const shownOf = <E extends { readonly id: string }>(entries: readonly E[], hidden: readonly string[]): E[] =>
  entries.filter((entry) => !isBlank(entry) && !hidden.includes(entry.id));
