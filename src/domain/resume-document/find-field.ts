import { LIST_NAMES } from './edits';
import { TEXT_FIELDS, type TextFieldName, type WrittenResume } from './types';

/** Where words of a resume are written: a field, and the entry it belongs to. */
export interface FieldPlace {
  readonly field: string;
  readonly entryId: string | null;
}

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();

/**
 * The field that words of the printed resume come from: the first that is them, or holds them all; else, for a line put together from
 * several fields, the first that holds its first part.
 */
export function findField(resume: WrittenResume, quote: string): FieldPlace | null {
  const places: { place: FieldPlace; text: string }[] = [
    ...TEXT_FIELDS.filter((field) => field !== 'photo').map((field: TextFieldName) => ({
      place: { field, entryId: null },
      text: tidy(resume[field]),
    })),
    ...LIST_NAMES.flatMap((list) =>
      resume[list].flatMap((entry) =>
        Object.entries(entry)
          .filter(([key]) => key !== 'id' && key !== 'aside')
          .map(([field, text]: [string, string]) => ({ place: { field, entryId: entry.id }, text: tidy(text) })),
      ),
    ),
  ];
  const words = tidy(quote).replace(/^[•-]\s/, '');
  for (const part of [words, ...words.split(/ \| | – |: |, /)]) {
    if (part === '') continue;
    const found = places.find(({ text }) => text === part) ?? places.find(({ text }) => text.includes(part));
    if (found) return found.place;
  }
  return null;
}

/** Where a skill would be shown: in the newest job that has a field for it, or by name in the first list of skills. */
export function fieldForSkill(resume: WrittenResume, where: string | null): FieldPlace | null {
  const [job] = resume.experiences;
  if (where === 'work' && job) return { field: 'responsibilities', entryId: job.id };
  const [project] = resume.projects;
  if (where === 'work' && project) return { field: 'desc', entryId: project.id };
  return where === 'work' || where === 'skills' ? { field: 'skillsl1', entryId: null } : null;
}
