import { nanoid } from '@reduxjs/toolkit';
import { type EventObject, fromCallback } from 'xstate';
import type {
  FoundResume,
  ReadResumeFileEvent,
  ReadResumeFileInput,
  ResumeFileKind,
  ResumeImportProblem,
} from '../../../machines/contracts/resume-import';
import type { ResumeDocument } from '../../domain/resume/document';
import type { About, Understood } from '../../domain/resume-document/from-read';
import { decoded, fileKind } from '../../platform/files/file-kind';
import { createPdfReader, type PdfReader } from '../../platform/pdf/pdf-reader';
import { startPdfWorker } from '../../platform/pdf/read-pdf';
import { readArchive } from '../workers/archive';
import { createUnderstanding, type Understanding } from '../workers/understand';

const MEGABYTE = 1024 * 1024;
/** Bytes of each kind that are read; a resume with pictures has a few hundred thousand. */
const LARGEST = { pdf: 30 * MEGABYTE, zip: 20 * MEGABYTE, text: MEGABYTE / 2 } as const;
/** A document of more pages is not a resume. */
const MOST_PAGES = 40;

export interface ReadResumeFileDeps {
  readonly readPdf?: PdfReader;
  readonly archive?: typeof readArchive;
  readonly understanding?: Understanding;
}

/** Actor `readResumeFile`. What a file is, its bytes say, not its name. */
export function readResumeFileLogic({
  readPdf = createPdfReader(startPdfWorker),
  archive = readArchive,
  understanding = createUnderstanding(),
}: ReadResumeFileDeps = {}) {
  return fromCallback<EventObject, ReadResumeFileInput>(({ input: { file }, sendBack }) => {
    const over = new AbortController();
    const send = (event: ReadResumeFileEvent) => {
      if (!over.signal.aborted) sendBack(event);
    };
    const fail = (problem: ResumeImportProblem) => send({ type: 'file.failed', problem });
    const give = (kind: ResumeFileKind, understood: Understood, notes: readonly string[] = [], pages = 0) => {
      if (isNothing(understood)) return fail('no-words');
      const found: FoundResume = { kind, understood, notes, pages };
      send({ type: 'file.read', found });
    };

    const understood = (document: ResumeDocument, about: About) => {
      const { entryId, ...rest } = about;
      return understanding.understand({ document, about: rest, entries: entryId(0) }, over.signal);
    };

    const read = async () => {
      if (!(file instanceof Blob)) return fail('engine');
      const kind = await fileKind(file);
      const limit = kind === 'pdf' ? LARGEST.pdf : kind === 'zip' ? LARGEST.zip : LARGEST.text;
      if (kind === 'empty') return fail('empty');
      if (kind === 'old-office') return fail('old-document');
      if (kind === 'other') return fail(/\.pdf$/i.test(file.name) ? 'not-pdf' : 'unknown-kind');
      if (file.size > limit) return fail('too-large');
      const about = aboutOf(file.name);
      const bytes = await file.arrayBuffer();
      if (over.signal.aborted) return;
      // While the file itself is read.
      understanding.warm();
      if (kind === 'pdf') {
        const stop = readPdf(bytes, (event) => {
          if (event.type === 'pdf.failed') return fail(event.problem);
          if (event.type === 'pdf.read') {
            const { document } = event;
            return void understood(document, about).then(
              (found) => give('pdf', found, [], document.pages.length),
              () => fail('engine'),
            );
          }
          if (event.pages > MOST_PAGES) {
            stop();
            return fail('too-many-pages');
          }
          send({ type: 'file.progressed', page: event.page, pages: event.pages });
        });
        over.signal.addEventListener('abort', stop);
        return;
      }
      if (kind === 'zip') {
        const outcome = await archive(new Uint8Array(bytes), over.signal);
        if ('problem' in outcome) return fail(outcome.problem);
        if (outcome.kind === 'docx') return give('docx', await understood(outcome.document, about), outcome.notes);
        const { fromLinkedIn } = await import('../../domain/resume-document/from-linkedin');
        const found = fromLinkedIn(outcome.files, about);
        return give('linkedin', found.understood, found.notes);
      }
      const text = decoded(new Uint8Array(bytes));
      if (text === null) return fail('unknown-kind');
      const { textDocument } = await import('../../domain/resume-document/from-text');
      const { document, isMarkdown } = textDocument(text);
      return give(isMarkdown ? 'markdown' : 'text', await understood(document, about));
    };
    read().catch(() => fail('engine'));
    return () => over.abort();
  });
}

function aboutOf(name: string): About {
  const title = name
    .replace(/\.[^.]{1,8}$/, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 100);
  return {
    id: `resume-${nanoid()}`,
    title: title || 'Imported resume',
    at: new Date().toISOString(),
    entryId: () => `entry-${nanoid(10)}`,
  };
}

/** Nothing was read at all, not even into Other. */
function isNothing({ resume, unplaced }: Understood): boolean {
  const texts = Object.entries(resume).some(
    ([field, value]) =>
      !['id', 'title', 'openedAt', 'template', 'paper', 'accent', 'font', 'density', 'language', 'photo'].includes(
        field,
      ) && (typeof value === 'string' ? value !== '' : Array.isArray(value) && value.length > 0),
  );
  return !texts && unplaced.length === 0;
}
