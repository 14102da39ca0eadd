import { SECTION_HEADINGS, sectionNamed } from '../../domain/resume-document/sections';
import type { AnyEntry, ListName, TextFieldName } from '../../domain/resume-document/types';
import { viewOf } from '../../domain/resume-document/views';
import { achievementWords, experienceWords, type FieldWords, fieldGroups, projectWords } from './form-words';
import { furtherSections, inGroups } from './section-words';

const LONGEST = 60;

/** What a field that is one text is called. */
export function fieldName(field: TextFieldName): string {
  if (field === 'photo') return 'Photo';
  for (const { title, fields, more } of fieldGroups) {
    const words = [...fields, ...more.fields].find((one) => one.field === field);
    if (words) return `${title}: ${words.label}`;
  }
  return field;
}

interface ListFields {
  readonly list: ListName;
  readonly fields: readonly FieldWords<string>[];
  readonly more?: readonly FieldWords<string>[];
}

const LISTS: readonly ListFields[] = [
  experienceWords,
  projectWords,
  achievementWords,
  ...Object.values(inGroups),
  ...furtherSections,
];

export function entryFieldName(list: ListName, field: string): string {
  const words = LISTS.filter((one) => one.list === list)
    .flatMap(({ fields, more = [] }) => [...fields, ...more])
    .find((one) => one.field === field);
  return words?.label ?? field;
}

/** `Experience: Backend Engineer`. */
export function entryName(list: ListName, entry: AnyEntry): string {
  const title =
    viewOf(list, entry as never).title ||
    Object.entries(entry).find(([key, text]) => key !== 'id' && text.trim() !== '')?.[1] ||
    '';
  const short = title.length > LONGEST ? `${[...title].slice(0, LONGEST).join('').trimEnd()}…` : title;
  return [listName(list), short].filter((part) => part !== '').join(': ');
}

function listName(list: ListName): string {
  if (list === 'profiles') return 'Profiles';
  if (list === 'skillGroups') return SECTION_HEADINGS.skills;
  if (list === 'schools') return SECTION_HEADINGS.education;
  return list === 'own' ? 'Own section' : SECTION_HEADINGS[list];
}

export const sectionTitle = (key: string): string => {
  const name = sectionNamed(key);
  return name === null ? 'Own section' : SECTION_HEADINGS[name];
};
