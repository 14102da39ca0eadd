import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import type { ResumeDocument } from '../../../src/domain/resume/document';
import { headingKind } from '../../../src/domain/resume/sections';
import { ENTRY_FIELDS, LIST_NAMES } from '../../../src/domain/resume-document/edits';
import { fromRead } from '../../../src/domain/resume-document/from-read';
import { toReadDocument } from '../../../src/domain/resume-document/lines';
import { TEXT_FIELDS, type WrittenResume } from '../../../src/domain/resume-document/types';
import { extractDocument } from '../../../src/platform/pdf/extract-document';
import { ordinaryResume } from './ordinary';

const about = { id: 'read', title: 'Read', at: '2026-11-23T00:00:00.000Z', entryId: (n: number) => `e${n}` };
export const read = (document: ResumeDocument) => fromRead(document, about);

/** The words of a resume by their fields, without ids. */
export const fieldsOf = (resume: WrittenResume) => ({
  ...Object.fromEntries(TEXT_FIELDS.filter((field) => field !== 'photo').map((field) => [field, resume[field]])),
  ...Object.fromEntries(
    LIST_NAMES.map((list) => [
      list,
      resume[list].map((entry) =>
        Object.fromEntries(ENTRY_FIELDS[list].map((field) => [field, (entry as unknown as Record<string, string>)[field]])),
      ),
    ]),
  ),
});

test('what this builder prints comes back in the same fields, word for word', () => {
  fc.assert(
    fc.property(ordinaryResume, (resume) => {
      const { resume: back, unplaced } = read(toReadDocument(resume, '2026-11'));
      expect(fieldsOf(back)).toEqual(fieldsOf(resume));
      expect(unplaced).toEqual([]);
      expect(back.order).toEqual([]);
    }),
    { numRuns: 300, seed: 15 },
  );
});

const FOLDER = join(import.meta.dirname, '../../fixtures/pdf');
const wordsOf = (text: string) => text.toLowerCase().normalize('NFKC').match(/[\p{L}\p{N}]+/gu) ?? [];
/** Labels whose meaning is the field's. */
const LABELS = /^(?:e-?mail|phone|tel|mobile|address|location|website|portfolio|linkedin|github|organi[sz]ation|company|employer|designation|title|role|position|duration|period|dates?|project|score|courses?|relevant|coursework|keywords|to|until|at|name)$/;

export function lostWords(document: ResumeDocument): string[] {
  const { resume } = read(document);
  const kept = new Map<string, number>();
  const count = (word: string, by: number) => kept.set(word, (kept.get(word) ?? 0) + by);
  for (const word of wordsOf(JSON.stringify(fieldsOf(resume)).replace(/\\n/g, ' '))) count(word, 1);
  const lost: string[] = [];
  for (const { text } of document.pages.flatMap(({ lines }) => lines)) {
    const colon = text.indexOf(':');
    if (headingKind(text)) continue;
    const line = colon > 0 && headingKind(text.slice(0, colon)) ? text.slice(colon) : text;
    for (const word of wordsOf(line)) {
      if ((kept.get(word) ?? 0) > 0) count(word, -1);
      else if (!LABELS.test(word) && !wordsOf(resume.name).includes(word)) lost.push(word);
    }
  }
  return lost;
}

describe('resumes of other programs', () => {
  test.each(readdirSync(join(FOLDER, 'expected')).map((name) => name.replace('.txt', '')))('%s: every word is in some field', async (name) => {
    const outcome = await extractDocument(pdfjs, new Uint8Array(readFileSync(join(FOLDER, `${name}.pdf`))));
    if ('problem' in outcome) throw new Error(outcome.problem);
    if (process.env.SHOW) console.log(outcome.document.pages.flatMap((p) => p.lines.map((l) => l.text)).join('\n'), JSON.stringify(read(outcome.document), (k, v) => (v === '' || (Array.isArray(v) && v.length === 0) ? undefined : v), 1));
    expect(lostWords(outcome.document)).toEqual([]);
  });
});
