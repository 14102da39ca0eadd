import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { ResumeDocument } from '../../../src/domain/resume/document';
import { extractDocument } from '../../../src/platform/pdf/extract-document';

const FILES = [
  'two-column-pdflatex',
  'sidebar-weasyprint',
  'right-sidebar-chromium',
  'labels-pdflatex',
  'dates-libreoffice',
  'one-column-groff',
];

/** Resumes made by other programs, as the app reads them. */
export function fixtureDocuments(): Promise<ResumeDocument[]> {
  return Promise.all(
    FILES.map(async (name) => {
      const file = readFileSync(join(import.meta.dirname, '../../fixtures/pdf', `${name}.pdf`));
      const outcome = await extractDocument(pdfjs, new Uint8Array(file));
      if ('problem' in outcome) throw new Error(`${name}: ${outcome.problem}`);
      return outcome.document;
    }),
  );
}
