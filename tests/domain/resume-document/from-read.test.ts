import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import { toReadDocument } from '../../../src/domain/resume-document/lines';
import { extractDocument } from '../../../src/platform/pdf/extract-document';
import { ordinaryResume } from './ordinary';
import { fieldsOf, lostWords, read } from './read-support';

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
}, 120_000);

const FOLDER = join(import.meta.dirname, '../../fixtures/pdf');
describe('resumes of other programs', () => {
  test.each(readdirSync(join(FOLDER, 'expected')).map((name) => name.replace('.txt', '')))(
    '%s: every word is in some field',
    async (name) => {
      const outcome = await extractDocument(pdfjs, new Uint8Array(readFileSync(join(FOLDER, `${name}.pdf`))));
      if ('problem' in outcome) throw new Error(outcome.problem);
      expect(lostWords(outcome.document)).toEqual([]);
    },
  );
});
