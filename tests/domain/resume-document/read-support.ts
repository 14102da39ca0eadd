import type { ResumeDocument } from '../../../src/domain/resume/document';
import { headingKind } from '../../../src/domain/resume/sections';
import { ENTRY_FIELDS, LIST_NAMES } from '../../../src/domain/resume-document/edits';
import { fromRead } from '../../../src/domain/resume-document/from-read';
import { TEXT_FIELDS, type WrittenResume } from '../../../src/domain/resume-document/types';

/** What a reading is told of the resume that it makes. */
export const about = { id: 'read', title: 'Read', at: '2026-11-23T00:00:00.000Z', entryId: (n: number) => `e${n}` };
export const read = (document: ResumeDocument) => fromRead(document, about);

/** The words of a resume by their fields, without ids. */
export const fieldsOf = (resume: WrittenResume) => ({
  ...Object.fromEntries(TEXT_FIELDS.filter((field) => field !== 'photo').map((field) => [field, resume[field]])),
  ...Object.fromEntries(
    LIST_NAMES.map((list) => [
      list,
      resume[list].map((entry) =>
        Object.fromEntries(
          ENTRY_FIELDS[list].map((field) => [field, (entry as unknown as Record<string, string>)[field]]),
        ),
      ),
    ]),
  ),
});

const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFKC')
    .match(/[\p{L}\p{N}]+/gu) ?? [];
/** A name or a city that is said twice is kept once. Labels whose meaning is the field's. */
const LABELS =
  /^(?:e-?mail|phone|tel|mobile|address|location|website|portfolio|linkedin|github|organi[sz]ation|company|employer|designation|title|role|position|duration|period|dates?|project|score|courses?|relevant|coursework|keywords|to|until|at|name)$/;

export function lostWords(document: ResumeDocument): string[] {
  const { resume } = read(document);
  const kept = new Map<string, number>();
  const count = (word: string, by: number) => kept.set(word, (kept.get(word) ?? 0) + by);
  for (const word of wordsIn(JSON.stringify(fieldsOf(resume)).replace(/\\n/g, ' '))) count(word, 1);
  const lost: string[] = [];
  for (const { text } of document.pages.flatMap(({ lines }) => lines)) {
    const colon = text.indexOf(':');
    if (headingKind(text)) continue;
    const line = colon > 0 && headingKind(text.slice(0, colon)) ? text.slice(colon) : text;
    for (const word of wordsIn(line)) {
      if ((kept.get(word) ?? 0) > 0) count(word, -1);
      else if (!LABELS.test(word) && !wordsIn(`${resume.name} ${resume.city}`).includes(word)) lost.push(word);
    }
  }
  return lost;
}
