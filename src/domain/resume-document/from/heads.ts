import { readDates } from '../../resume/dates';
import { isJobTitle } from '../../resume/job-titles';
import { webAddress } from '../address';
import type { SeenEntry } from './entries';

/** The parts of an entry's head by what they are. `rest`: words that no field was found for. */
export interface Parts {
  readonly dates: string;
  readonly link: string;
  readonly texts: readonly string[];
  /** What a label before it says that a part is: `Designation: Engineer`. */
  readonly labelled: Readonly<Partial<Record<Label, string>>>;
}
type Label = 'organization' | 'role' | 'place' | 'project';

const LABELS: readonly (readonly [RegExp, Label | 'dates'])[] = [
  [/^(?:organi[sz]ation|company(?: name)?|employer|client)\s{0,2}:\s{0,4}/i, 'organization'],
  [/^(?:designation|job title|title|role|position)\s{0,2}:\s{0,4}/i, 'role'],
  [/^(?:duration|period|dates?)\s{0,2}:\s{0,4}/i, 'dates'],
  [/^(?:location|place)\s{0,2}:\s{0,4}/i, 'place'],
  [/^(?:project(?: name| title)?)\s{0,2}:\s{0,4}/i, 'project'],
];
const STRONG = /\s*[|•·●▪◦;\t]\s*|\s{1,4}[-–—@]\s{1,4}|\s{3,}|\sat\s(?=\p{Lu})/u;
/** `University of Texas at Austin` is one name. */
const STRONG_BUT_AT = /\s*[|•·●▪◦;\t]\s*|\s{1,4}[-–—@]\s{1,4}|\s{3,}/u;
/** `3 years 2 months`, which some exports print behind the dates that say it. */
const SPAN_WORDS = /^\d{1,2}\s(?:years?|yrs?|months?|mos?)(?:\s\d{1,2}\s(?:months?|mos?))?$/i;
const EDGES = /^[\s(),:;|–—-]+|[\s(,:;|–—-]+$/g;
const unclosed = (text: string) => (text.includes(')') && !text.includes('(') ? text.replace(/\)/g, '') : text);
const tidy = (text: string) => unclosed(text.replace(EDGES, '').trim()).trim();

/**
 * The parts of a head as this builder writes it: dates and an address last, whatever is before them in its order; on a
 * page the dates are at the end of the title's line.
 */
function orderedParts({ head }: SeenEntry): Parts {
  const [printed = '', sub = ''] = head.map(({ text }) => text.trim());
  const pieces = sub === '' ? [] : sub.split(' | ').map((piece) => piece.trim());
  const last = pieces.at(-1) ?? '';
  const link = webAddress(last) ? last : '';
  if (link !== '') pieces.pop();
  const dated = pieces.at(-1) ?? '';
  const dates =
    readDates(dated).length > 0 &&
    !(pieces.length === 1 && readDates(dated).every(({ text }) => text.length * 2 < dated.length))
      ? dated
      : '';
  if (dates !== '') pieces.pop();
  const { title, when } = dates === '' ? endingInDates(printed) : { title: printed, when: '' };
  return { dates: dates || when, link, texts: [title, ...pieces].filter((text) => text !== ''), labelled: {} };
}

/** A line whose last words are dates, in two. */
function endingInDates(line: string): { readonly title: string; readonly when: string } {
  const last = readDates(line.slice(0, 400)).at(-1);
  const title = last && last.to === line.length ? line.slice(0, last.from).trim() : '';
  // `Conference of 2019` and `Best of, 2019` are names.
  if (!last || title === '' || /(?:[,:–—(-]|\b(?:of|in|the|from|since|until|for))$/i.test(title))
    return { title: line, when: '' };
  return { title, when: last.text };
}

/** The parts of a head as others print it: cut at bars, dots, dashes and wide blanks, the dates taken out. */
function looseParts({ head }: SeenEntry, cuts: RegExp): Parts {
  const dates: string[] = [];
  const texts: string[] = [];
  const labelled: Partial<Record<Label, string>> = {};
  let link = '';
  const take = (piece: string) => {
    const text = tidy(piece);
    if (text === '') return;
    const label = LABELS.find(([pattern]) => pattern.test(text));
    const value = label ? tidy(text.replace(label[0], '')) : text;
    if (label && label[1] !== 'dates' && labelled[label[1]] === undefined) labelled[label[1]] = value;
    else if (link === '' && webAddress(value) && !/^[^/]*$/.test(value.replace(/^https?:\/\//, ''))) link = value;
    else if (value !== '' && !/^dates?$/i.test(value) && !SPAN_WORDS.test(value)) texts.push(value);
  };
  for (const { text } of head) {
    let from = 0;
    const pieces: string[] = [];
    for (const range of readDates(text.slice(0, 400))) {
      pieces.push(text.slice(from, range.from));
      dates.push(range.text);
      from = range.to;
    }
    pieces.push(text.slice(from));
    for (const piece of pieces) for (const part of piece.split(cuts)) take(part);
  }
  return { dates: dates.join(', '), link, texts, labelled };
}

export const partsOf = (entry: SeenEntry, cuts = STRONG): Parts =>
  entry.ordered && entry.head.some(({ text }) => text.includes(' | ') || entry.head.length === 1 || !LOOSE.test(text))
    ? orderedOr(entry, cuts)
    : looseParts(entry, cuts);
const LOOSE = /\s[–—]\s|\t|\s{3,}/;

/** A title that carries dates itself, and could be cut elsewhere, was not printed by this builder. */
function orderedOr(entry: SeenEntry, cuts: RegExp): Parts {
  const [title, sub] = entry.head;
  const foreign =
    title &&
    readDates(title.text).some(({ single }) => !single) &&
    (endingInDates(title.text).when === '' || cuts.test(endingInDates(title.text).title)) &&
    !(sub?.text.includes(' | ') && readDates(sub.text).length > 0);
  return foreign ? looseParts(entry, cuts) : orderedParts(entry);
}

export interface JobHead {
  readonly role: string;
  readonly organization: string;
  readonly place: string;
  readonly duration: string;
  readonly link: string;
  readonly rest: readonly string[];
  /** Which is the title and which the employer was guessed. */
  readonly guessed: boolean;
}

const PLACE = /^\p{Lu}[\p{L}.'’ -]{1,30},\s?\p{Lu}[\p{L}.'’ -]{1,30}(?:,\s?\p{Lu}[\p{L}.'’ -]{1,30})?$/u;
const COMPANY =
  /\b(?:inc|ltd|llc|gmbh|corp|co|ag|plc|s\.?a|b\.?v|university|institute|group|bank|school|lab|labs)\b\.?$/i;
const REMOTE = /^(?:remote|hybrid|on-?site)$/i;
const isPlace = (text: string) =>
  REMOTE.test(text) ||
  (PLACE.test(text) && !COMPANY.test(text) && !text.split(',').some((part) => isJobTitle(part.trim())));

/** Title, employer and place of a job's head. */
export function jobHead(entry: SeenEntry): JobHead {
  const { dates, link, texts, labelled } = partsOf(entry);
  const base = { duration: dates, link };
  if (entry.ordered && Object.keys(labelled).length === 0 && texts.length <= 3 && entry.head.length === 2) {
    const [role = '', organization = '', place = ''] = texts;
    const sure = isJobTitle(role) || !isJobTitle(organization);
    const [first, second] = sure ? [role, organization] : [organization, role];
    return { ...base, role: first, organization: second, place, rest: [], guessed: !sure };
  }
  const left = [...texts];
  const drop = (text: string | undefined) => {
    if (text !== undefined) left.splice(left.indexOf(text), 1);
    return text;
  };
  const place = labelled.place ?? drop(left.find((text, at) => isPlace(text) && (at > 0 || left.length > 2))) ?? '';
  const titles = left.filter(isJobTitle);
  let role = labelled.role ?? drop(titles[0]);
  let organization = labelled.organization;
  let guessed = titles.length > 1 && labelled.role === undefined;
  if (role !== undefined && organization === undefined && left.length === 0 && role.includes(','))
    [role, organization] = cutAtComma(role);
  if (role === undefined && organization === undefined && left.length === 1) {
    const [only = ''] = left;
    const at = only.split(/,\s+/).findIndex((part) => isJobTitle(part));
    if (at >= 0) {
      drop(only);
      [role, organization] = cutAtComma(only);
    }
  }
  organization ??= drop(left[0]) ?? '';
  if (role === undefined) {
    role = drop(left[0]) ?? '';
    guessed = true;
  }
  return { ...base, role, organization, place, rest: left, guessed: guessed && (role !== '' || organization !== '') };
}

/** `Engineer, Acme, Berlin` and `Acme, Engineer` as title and employer. */
function cutAtComma(text: string): [string, string] {
  const parts = text.split(/,\s+/);
  const at = Math.max(
    0,
    parts.findIndex((part) => isJobTitle(part)),
  );
  if (parts.length === 1) return [text, ''];
  // `Engineer, Platform, Acme` is not told from `Engineer, Acme, Berlin`: only the first comma is sure.
  return at === 0
    ? [parts[0] ?? '', parts.slice(1).join(', ')]
    : [parts.slice(at).join(', '), parts.slice(0, at).join(', ')];
}

const SCHOOL =
  /universit|universidad|college|institut|school|academ|hochschule|polytech|escuela|école|faculty|iit\b|nit\b|campus|bootcamp|gymnasi|lycée|lyceum/i;
const SCORE =
  /\b(?:c?gpa|grade|score|percentage|marks|cgpi|sgpa|first class|distinction|honou?rs|cum laude)\b|\d(?:\.\d+)?\s?%/i;
const COURSES = /^(?:relevant\s)?(?:courses?|coursework|modules)\s*:\s*/i;
const SCORE_LABEL = /^score\s*:\s*/i;

export interface SchoolHead {
  readonly clgname: string;
  readonly education: string;
  readonly grdyear: string;
  readonly grdyear2: string;
  readonly score: string;
  readonly courses: string;
  readonly link: string;
  readonly rest: readonly string[];
  readonly guessed: boolean;
}

export function schoolOf(entry: SeenEntry): SchoolHead {
  const { dates, link, texts } = partsOf(entry, STRONG_BUT_AT);
  const [grdyear, grdyear2] = fromTo(dates);
  const lines = entry.body.map(({ text }) => text);
  const courses = lines.filter((text) => COURSES.test(text));
  const scores = lines.filter(
    (text) => !COURSES.test(text) && (SCORE_LABEL.test(text) || (SCORE.test(text) && text.length <= 80)),
  );
  const rest = lines.filter((text) => !courses.includes(text) && !scores.includes(text));
  let [clgname = '', ...others] = texts;
  let guessed = false;
  if (!entry.ordered || entry.head.length !== 2) {
    const [head = ''] = texts.filter((text) => SCHOOL.test(text));
    const commas = texts.length === 1 && head.includes(', ') ? head.split(/,\s+/) : null;
    if (commas) {
      const at = commas.findIndex((part) => SCHOOL.test(part));
      clgname = commas.slice(at, at === 0 ? 1 : undefined).join(', ');
      others = at === 0 ? [commas.slice(1).join(', ')] : [commas.slice(0, at).join(', ')];
    } else if (head !== '') {
      clgname = head;
      others = texts.filter((text) => text !== head);
    }
    guessed = head === '' && texts.length > 1;
  }
  const marks = others.filter((text) => !entry.ordered && SCORE.test(text));
  return {
    clgname,
    education: others.filter((text) => !marks.includes(text)).join(', '),
    grdyear,
    grdyear2,
    score: [...marks, ...scores.map((text) => text.replace(SCORE_LABEL, ''))].join(', '),
    courses: courses.map((text) => listLines(text.replace(COURSES, ''))).join('\n'),
    link,
    rest,
    guessed,
  };
}

/** Items behind a label as lines, as they are printed from lines. */
const listLines = (text: string) =>
  text
    .split(text.includes(';') ? /;\s*/ : /,\s*/)
    .map((item) => item.trim())
    .join('\n');

/** Both ends of a span; a date alone is the last. */
export function fromTo(dates: string): [string, string] {
  const found =
    /^(.+?)(?:\s+[-–—−~→]+\s+|\s*[–—−~→]\s*|\s+(?:to|until|till|bis)\s+)(.+)$/iu.exec(dates) ??
    /^((?:19|20)\d\d)-((?:19|20)?\d\d|present|now)$/i.exec(dates);
  return found ? [found[1] ?? '', found[2] ?? ''] : ['', dates];
}
