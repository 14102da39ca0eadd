import '../own-network';
import './complete-streams';
import * as pdfjs from 'pdfjs-dist';
// Loading it sets globalThis.pdfjsWorker, by which pdf.js runs its core here and starts no other worker.
import 'pdfjs-dist/build/pdf.worker.min.mjs';
import { readCharacterMap } from './character-maps';
import { drawPage } from './draw-page';
import { extractDocument } from './extract-document';
import type { DrawRequest, PdfReply, PdfRequest } from './messages';

const reply = (message: PdfReply, moved: Transferable[] = []) => self.postMessage(message, { transfer: moved });

self.addEventListener('message', async ({ data: request }: MessageEvent<PdfRequest | DrawRequest>) => {
  if (request.kind === 'draw') {
    const picture = await drawPage(pdfjs, request, readCharacterMap).catch(() => null);
    return reply({ kind: 'drawn', id: request.id, picture }, picture ? [picture] : []);
  }
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
