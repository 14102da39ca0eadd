import type { Row, Source } from '../evidence/types';
import { pastOf } from '../resume/action-verbs';
import { languageOf } from '../resume/language';
import { findSkills } from '../skills/find-skills';
import { listItems, readDuties } from './duties';
import { emptyEntry, LIST_NAMES, withEntry, withEntryField, withField, withHidden } from './edits';
import type { FieldPlace } from './find-field';
import { toPlainText } from './lines';
import {
  type AnyEntry,
  type EntryField,
  type ListName,
  TEXT_FIELDS,
  type TextFieldName,
  type WrittenResume,
} from './types';
import { holdings, type Unheld, unheldBy } from './unheld';
import { isBlank, SKILL_LISTS, viewOf } from './views';

interface Offer {
  readonly id: string;
  readonly why: string;
}
/** Other words for a line of a field, or for a whole one. */
export interface WordsSuggestion extends Offer {
  readonly kind: 'words';
  readonly place: FieldPlace;
  readonly before: string;
  readonly after: string;
}
/** Something that could be changed in a resume; each is accepted or refused alone. */
export type Suggestion =
  | WordsSuggestion
  /** An entry that is there and hidden. */
  | (Offer & { readonly kind: 'show'; readonly list: ListName; readonly entry: AnyEntry })
  /** A line among the achievements. */
  | (Offer & { readonly kind: 'line'; readonly after: string })
  /** What a report said of a line: nothing is put in for the learner. */
  | (Offer & { readonly kind: 'advice'; readonly place: FieldPlace; readonly words: string })
  /** Something of the learner's own that is not in this resume; only they know where it belongs. */
  | (Offer & { readonly kind: 'evidence'; readonly words: string; readonly where: string; readonly source: Source });

const entriesOf = (resume: WrittenResume, list: ListName): readonly AnyEntry[] =>
  resume[list] as unknown as readonly AnyEntry[];

/** Every text of a resume, hidden ones too: what the learner's own data hold. */
export const resumeTexts = (resume: WrittenResume): string[] =>
  [
    ...TEXT_FIELDS.filter((field) => field !== 'photo').map((field) => resume[field]),
    ...LIST_NAMES.flatMap((list) => entriesOf(resume, list).flatMap(({ id, aside, ...texts }) => Object.values(texts))),
  ].filter((text) => text.trim() !== '');

/** Suggestions that may be offered, and those that would put something new into the resume. */
export interface Checked {
  readonly offered: readonly Suggestion[];
  readonly left: readonly { readonly suggestion: Suggestion; readonly unheld: readonly Unheld[] }[];
}

/** Leaves out each suggestion that says what the learner's own data do not hold. No suggestion is shown before this. */
export function checked(suggestions: readonly Suggestion[], held: readonly string[]): Checked {
  const find = unheldBy(holdings(held));
  const judged = suggestions.map((suggestion) => ({
    suggestion,
    unheld: suggestion.kind === 'words' || suggestion.kind === 'line' ? find(suggestion.after) : [],
  }));
  return {
    offered: judged.filter(({ unheld }) => unheld.length === 0).map(({ suggestion }) => suggestion),
    left: judged.filter(({ unheld }) => unheld.length > 0),
  };
}

/** What the built-in engine suggests. @param rows of the job's matrix, or none */
export function builtInSuggestions(
  resume: WrittenResume,
  musts: readonly string[],
  rows: readonly Row[],
): readonly Suggestion[] {
  return [
    ...openings(resume),
    ...skillOrders(resume, musts),
    ...hiddenMusts(resume, musts),
    ...elsewhere(resume, rows),
  ];
}

const OPENING =
  /^(?:i\s+)?(?:was\s+)?(?:responsible for|tasked with|in charge of|duties included|duties include|responsibilities included|responsibilities include|worked on|working on)\s+/i;

/** The line begun with the verb that it hides, or null where it hides none. Nothing else in it changes. */
export function strongerOpening(line: string): string | null {
  const pronoun = /^I\s+(?=\p{Ll}+ed\b|built\b|led\b|wrote\b|ran\b|made\b|cut\b)/u.exec(line);
  if (pronoun) return capital(line.slice(pronoun[0].length));
  const opening = OPENING.exec(line);
  if (!opening) return null;
  let rest = line.slice(opening[0].length);
  let made = '';
  for (;;) {
    const verb = /^(?<link>(?:,?\s+and\s+|,\s+)?)(?<verb>\p{L}+ing)\b/u.exec(rest);
    const past = verb?.groups?.verb ? pastOf(verb.groups.verb) : null;
    if (!verb || past === null || (made === '' && verb.groups?.link !== '')) break;
    made += `${verb.groups?.link ?? ''}${past}`;
    rest = rest.slice(verb[0].length);
  }
  // What follows must be done to something: a list of -ing words alone is no sentence in the past.
  return made === '' || !/^\s+\S/.test(rest) ? null : capital(made + rest);
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const DUTY_FIELDS = { experiences: 'responsibilities', projects: 'desc', volunteer: 'responsibilities' } as const;

/** Each line of a job, a project or a volunteer post, with its place. */
export const dutyLines = (resume: WrittenResume): readonly { readonly place: FieldPlace; readonly text: string }[] =>
  Object.entries(DUTY_FIELDS).flatMap(([list, field]) =>
    entriesOf(resume, list as keyof typeof DUTY_FIELDS).flatMap((entry) =>
      readDuties(entry[field] ?? '').map(({ text }) => ({ place: { field, entryId: entry.id }, text })),
    ),
  );

function openings(resume: WrittenResume): Suggestion[] {
  return dutyLines(resume).flatMap(({ place, text }, index): Suggestion[] => {
    const after = languageOf(text) === 'english' ? strongerOpening(text) : null;
    const why = 'It begins with what you did instead of with a duty. The facts are the same.';
    return after === null ? [] : [{ kind: 'words', id: `opening ${index} ${text}`, place, before: text, after, why }];
  });
}

const skillsIn = (text: string): readonly string[] => findSkills(text.split('\n')).map(({ skill }) => skill);

/** Lists of skills with what the job asks for first. */
function skillOrders(resume: WrittenResume, musts: readonly string[]): Suggestion[] {
  const lists: readonly { place: FieldPlace; text: string }[] = [
    ...SKILL_LISTS.map(([, , field]) => ({ place: { field, entryId: null }, text: resume[field] })),
    ...resume.skillGroups.map(({ id, keywords }) => ({ place: { field: 'keywords', entryId: id }, text: keywords })),
  ];
  return lists.flatMap(({ place, text }): Suggestion[] => {
    const items = listItems(text);
    const asked = items.filter((item) => skillsIn(item).some((skill) => musts.includes(skill)));
    const sorted = [...asked, ...items.filter((item) => !asked.includes(item))];
    if (asked.length === 0 || sorted.every((item, index) => item === items[index])) return [];
    const after = sorted.join(text.includes('\n') ? '\n' : ', ');
    const why = `The job asks for ${asked.join(', ')}: first in the list they are seen.`;
    return [
      { kind: 'words', id: `order ${place.field} ${place.entryId ?? ''} ${after}`, place, before: text, after, why },
    ];
  });
}

/** Entries that are hidden and show what the job asks for, which nothing on the page does. */
function hiddenMusts(resume: WrittenResume, musts: readonly string[]): Suggestion[] {
  const onPage = new Set(skillsIn(toPlainText(resume)));
  const missing = musts.filter((skill) => !onPage.has(skill));
  if (missing.length === 0) return [];
  return LIST_NAMES.flatMap((list) =>
    entriesOf(resume, list).flatMap((entry): Suggestion[] => {
      if (!resume.hidden.includes(entry.id) || isBlank(entry)) return [];
      const { title, sub, lines } = viewOf(list, entry as never);
      const shown = new Set(skillsIn([title, ...sub, ...lines.map(({ text }) => text)].join('\n')));
      const shows = missing.filter((skill) => shown.has(skill));
      const why = `It is hidden, and shows ${shows.join(', ')}, which nothing on the page does.`;
      return shows.length === 0 ? [] : [{ kind: 'show', id: `show ${entry.id}`, list, entry, why }];
    }),
  );
}

/** What shows a must elsewhere: a challenge, an answer, another resume. */
function elsewhere(resume: WrittenResume, rows: readonly Row[]): Suggestion[] {
  const onPage = new Set(skillsIn(toPlainText(resume)));
  return rows.flatMap(({ requirement, marks }): Suggestion[] => {
    const { skill, need } = requirement;
    if (need !== 'must' || skill === null || onPage.has(skill)) return [];
    const mark = marks.find(
      ({ strength, source }) =>
        (strength === 'work' || strength === 'here') && !(source.kind === 'resume' && source.id === resume.id),
    );
    if (!mark) return [];
    const { source, words, where } = mark;
    const why = `The job asks for ${skill}, and this resume does not name it.`;
    if (source.kind !== 'challenge') return [{ kind: 'evidence', id: `evidence ${skill}`, words, where, source, why }];
    // The challenge's own name may not say for which skill it is.
    return [{ kind: 'line', id: `line ${source.id}`, after: `Solved the coding challenge “${words}” (${skill})`, why }];
  });
}

/** The resume with a suggestion in it; the same one where its place has changed meanwhile. @param entryId for a new line */
export function withSuggestion(resume: WrittenResume, suggestion: Suggestion, entryId: string): WrittenResume {
  switch (suggestion.kind) {
    case 'words':
      return withWords(resume, suggestion);
    case 'show':
      return withHidden(resume, suggestion.entry.id, false);
    case 'line':
      return withEntry(resume, 'achievements', { ...emptyEntry('achievements', entryId), text: suggestion.after });
    case 'advice':
    case 'evidence':
      return resume;
  }
}

function withWords(resume: WrittenResume, { place, before, after }: WordsSuggestion): WrittenResume {
  const change = (text: string) => (text.includes(before) ? text.replace(before, () => after) : text);
  const { field, entryId } = place;
  if (entryId === null) return withField(resume, field as TextFieldName, change(resume[field as TextFieldName]));
  for (const list of LIST_NAMES) {
    const entry = entriesOf(resume, list).find(({ id }) => id === entryId);
    const text = entry?.[field];
    if (text === undefined || change(text) === text) continue;
    return withEntryField(resume, list, entryId, field as EntryField<typeof list>, change(text));
  }
  return resume;
}

/** Whether the place of a suggestion still says what it is about. */
export const stillFits = (resume: WrittenResume, suggestion: Suggestion): boolean =>
  suggestion.kind === 'evidence' ||
  (suggestion.kind === 'advice'
    ? dutyLines(resume).some(
        ({ place, text }) => place.entryId === suggestion.place.entryId && text === suggestion.words,
      )
    : withSuggestion(resume, suggestion, 'entry-probe') !== resume);
