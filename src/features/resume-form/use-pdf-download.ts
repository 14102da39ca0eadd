import { useEffect, useRef, useState } from 'react';
import { useDevice } from '../../app/hooks';
import type { Certificate, LostLine } from '../../domain/resume-document/certificate';
import type { SheetDrawing, WrittenPdf } from '../../domain/resume-document/drawing';
import type { WrittenResume } from '../../domain/resume-document/types';
import { useToast } from '../../ui/toast';

export type PdfDownload =
  | { readonly kind: 'ready' | 'writing' | 'reading' | 'unwritten' }
  | { readonly kind: 'whole'; readonly words: number; readonly borrowed: WrittenPdf['borrowed'] }
  | { readonly kind: 'differs'; readonly certificate: Certificate; readonly missing: readonly string[] }
  | { readonly kind: 'unread'; readonly missing: readonly string[] };

export interface PdfDownloadActions {
  readonly download: PdfDownload;
  readonly start: () => Promise<void>;
  readonly cancel: () => void;
  /** Downloads what was written, whatever was found in it. */
  readonly takeAnyway: () => void;
  /** Fetches beforehand what a click will need. */
  readonly warm: () => void;
}

export type { LostLine };

/** Lays a resume out; where there is no layout, as in tests, it is replaced. */
export type DrawResume = (resume: WrittenResume) => Promise<SheetDrawing>;

const byBrowser: DrawResume = async (resume) => (await import('./draw-resume')).drawResume(resume);

/**
 * A PDF of the resume: written, read again as the resume assistant reads it, compared, and downloaded when nothing is
 * lost. What is found holds for the words it was found in: an edit or another look ends it.
 */
export function usePdfDownload(resume: WrittenResume, draw: DrawResume = byBrowser): PdfDownloadActions {
  const { writeResumePdf, readOwnPdf, warmResumePdf, download: hand } = useDevice();
  const toast = useToast();
  const [of, setOf] = useState<{ resume: WrittenResume; state: PdfDownload }>({ resume, state: { kind: 'ready' } });
  const leaving = useRef(new AbortController());
  const written = useRef<Uint8Array<ArrayBuffer> | null>(null);
  useEffect(() => () => leaving.current.abort(), []);

  const name = `${resume.title}.pdf`;
  const take = () => {
    if (!written.current) return;
    hand(name, new Blob([written.current], { type: 'application/pdf' }));
    written.current = null;
  };
  const start = async () => {
    leaving.current.abort();
    leaving.current = new AbortController();
    const { signal } = leaving.current;
    const show = (state: PdfDownload) => {
      if (!signal.aborted) setOf({ resume, state });
    };
    written.current = null;
    show({ kind: 'writing' });
    let pdf: WrittenPdf;
    try {
      pdf = await writeResumePdf(await draw(resume));
    } catch {
      return show({ kind: 'unwritten' });
    }
    if (signal.aborted) return;
    written.current = pdf.bytes;
    show({ kind: 'reading' });
    try {
      const [document, { certify }] = await Promise.all([
        readOwnPdf(pdf.bytes, signal),
        import('../../domain/resume-document/certificate'),
      ]);
      if (signal.aborted) return;
      const certificate = certify(resume, document);
      if (certificate.lost.length + certificate.added.length + pdf.lost.length > 0)
        return show({ kind: 'differs', certificate, missing: pdf.lost });
      take();
      show({ kind: 'whole', words: certificate.words, borrowed: pdf.borrowed });
    } catch {
      show({ kind: 'unread', missing: pdf.lost });
    }
  };
  return {
    download: of.resume === resume ? of.state : { kind: 'ready' },
    start,
    cancel: () => {
      leaving.current.abort();
      setOf({ resume, state: { kind: 'ready' } });
    },
    takeAnyway: () => {
      take();
      // The verdict, which names the file, goes away.
      toast({ text: `“${name}” is in your downloads.` });
      setOf({ resume, state: { kind: 'ready' } });
    },
    warm: () => {
      warmResumePdf();
      // What cannot be fetched now is asked for again by the click, which says so.
      import('./draw-resume').catch(() => {});
      import('../../domain/resume-document/certificate').catch(() => {});
    },
  };
}
