import { ENTRY_FIELDS, withEntryField, withField } from './edits';
import type { FieldPlace } from './from-read';
import type { ListName, WrittenResume } from './types';

/** The text at a place of a resume; empty where the place is gone. */
export function textAtPlace(resume: WrittenResume, place: FieldPlace): string {
  if (place.list === null) return resume[place.field];
  const entry = (resume[place.list] as readonly { readonly id: string }[]).find(({ id }) => id === place.id);
  const text = (entry as unknown as Readonly<Record<string, unknown>> | undefined)?.[place.field];
  return typeof text === 'string' ? text : '';
}

/** The resume with what the user put in place of what was read. */
export const corrected = (
  resume: WrittenResume,
  corrections: readonly { readonly place: FieldPlace; readonly text: string }[],
): WrittenResume =>
  corrections.reduce(
    (to, { place, text }) =>
      place.list === null
        ? withField(to, place.field, text)
        : withEntryField(to, place.list, place.id, place.field as never, text),
    resume,
  );

/** What was understood, section by section: how many entries, and what each says first. */
export function countsOf(resume: WrittenResume): { readonly list: ListName; readonly count: number }[] {
  const schools = resume.clgname + resume.education === '' ? 0 : 1;
  return (Object.keys(ENTRY_FIELDS) as ListName[]).flatMap((list) => {
    const count = resume[list].length + (list === 'schools' ? schools : 0);
    return count > 0 ? [{ list, count }] : [];
  });
}
