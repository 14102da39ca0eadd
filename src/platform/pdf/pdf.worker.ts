import './complete-streams';
import * as pdfjs from 'pdfjs-dist';
// Loading it sets globalThis.pdfjsWorker, by which pdf.js runs its core here and starts no other worker.
import 'pdfjs-dist/build/pdf.worker.min.mjs';
import { readCharacterMap } from './character-maps';
import { extractDocument } from './extract-document';
import type { PdfReply, PdfRequest } from './messages';

const reply = (message: PdfReply) => self.postMessage(message);

self.addEventListener('message', async ({ data: request }: MessageEvent<PdfRequest>) => {
  if (request.kind !== 'read') return;
  const { id, data } = request;
  const onPage = (page: number, pages: number) => reply({ kind: 'progressed', id, page, pages });
  try {
    const outcome = await extractDocument(pdfjs, new Uint8Array(data), { onPage, readCharacterMap });
    reply({ kind: 'read', id, outcome });
  } catch {
    reply({ kind: 'crashed', id });
  }
});

reply({ kind: 'ready' });
