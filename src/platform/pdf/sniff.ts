/** How far into a file the mark `%PDF-` may stand (Adobe's implementation note 13 to PDF 1.7, appendix H.3). */
const HEADER_REACH = 1024;
const MARK = [0x25, 0x50, 0x44, 0x46, 0x2d];

/** Looks at the first bytes of a file, whatever its name says: `empty`, `not-pdf`, or null for one worth opening. */
export async function sniffPdf(file: Blob): Promise<'empty' | 'not-pdf' | null> {
  if (file.size === 0) return 'empty';
  const head = new Uint8Array(await file.slice(0, HEADER_REACH).arrayBuffer());
  for (let i = 0; i + MARK.length <= head.length; i++) if (MARK.every((byte, k) => head[i + k] === byte)) return null;
  return 'not-pdf';
}
