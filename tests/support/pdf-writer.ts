/** A text set at (x, y), points from the lower left corner, in Helvetica of `size` points; one text run each. */
export interface PdfText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Direction in degrees, counter-clockwise. */
  readonly angle?: number;
  /** Letter spacing in points. */
  readonly spacing?: number;
  readonly bold?: boolean;
  /** Operators in front of this text alone: `1 g` for white, `3 Tr` for no paint. */
  readonly paint?: string;
}

/** A clickable rectangle, in points from the lower left corner. */
export interface PdfLink {
  readonly url: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Makes the action a script instead of an address. */
  readonly script?: boolean;
}

export interface PdfPage {
  readonly lines: readonly PdfText[];
  readonly links?: readonly PdfLink[];
  /** Covers the page with a grey raster image of this many pixels a side. */
  readonly image?: number;
  /** Operators in front of all text, such as a filled rectangle. */
  readonly shapes?: string;
  /** Page size in points; A4 by default. */
  readonly width?: number;
  readonly height?: number;
  /** Clockwise turn for showing: 0, 90, 180 or 270. */
  readonly rotate?: number;
}

export interface PdfFile {
  readonly pages: readonly PdfPage[];
  /** Bytes of noise, which no compression makes smaller, carried in an unused stream. */
  readonly padding?: number;
  /** Puts every page under this many nested nodes of the page tree. */
  readonly nesting?: number;
}

/** Advance widths of Helvetica for the characters 32 to 126, in thousandths of the size (Adobe's Helvetica.afm). */
const HELVETICA = (
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 ' +
  '584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 ' +
  '611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 ' +
  '722 500 500 500 334 260 334 584'
)
  .split(' ')
  .map(Number);

/** Width of a text in points as `writePdf` sets it; characters outside ASCII count as an average letter. */
export function textWidth(text: string, size: number): number {
  let width = 0;
  for (let i = 0; i < text.length; i++) width += HELVETICA[text.charCodeAt(i) - 32] ?? 556;
  return (width * size) / 1000;
}

/**
 * Writes an uncompressed PDF 1.4 with a valid cross-reference table. Texts are Latin-1 (WinAnsi) in the standard fonts
 * Helvetica and Helvetica-Bold, drawn in the order given. The same input gives the same bytes.
 */
export function writePdf({ pages, padding = 0, nesting = 0 }: PdfFile): Uint8Array {
  const chunks: Uint8Array[] = [];
  const offsets: number[] = [];
  let length = 0;
  const put = (chunk: Uint8Array | string) => {
    const bytes = typeof chunk === 'string' ? latin1(chunk) : chunk;
    chunks.push(bytes);
    length += bytes.length;
  };
  const object = (body: string, stream?: Uint8Array): number => {
    const number = offsets.push(length);
    if (stream) {
      put(`${number} 0 obj\n<< ${body} /Length ${stream.length} >>\nstream\n`);
      put(stream);
      put('\nendstream\nendobj\n');
    } else put(`${number} 0 obj\n${body}\nendobj\n`);
    return number;
  };

  put('%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n');
  const font = (name: string) =>
    object(`<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`);
  const fonts = `/Font << /F1 ${font('Helvetica')} 0 R /F2 ${font('Helvetica-Bold')} 0 R >>`;
  const images = new Map<number, number>();
  const imageOf = (side: number) => {
    const known = images.get(side);
    if (known) return known;
    const body = `/Type /XObject /Subtype /Image /Width ${side} /Height ${side} /ColorSpace /DeviceGray /BitsPerComponent 8`;
    const made = object(body, new Uint8Array(side * side).fill(200));
    images.set(side, made);
    return made;
  };
  // A page is written before the node above it, so each level's number is known in advance: leaves first, then nodes.
  const leaves = pages.map((page) => {
    const content = object('', latin1(contentOf(page)));
    const annotations = (page.links ?? []).map((link) => object(linkOf(link)));
    const image = page.image ? `/XObject << /Im1 ${imageOf(page.image)} 0 R >>` : '';
    return { page, content, annotations, resources: `<< ${fonts} ${image} >>` };
  });
  const firstLeaf = offsets.length + 1;
  const root = firstLeaf + pages.length * (nesting + 1);
  leaves.forEach(({ page, content, annotations, resources }, i) => {
    const parent = nesting > 0 ? firstLeaf + i * (nesting + 1) + 1 : root;
    const box = `[0 0 ${page.width ?? 595} ${page.height ?? 842}]`;
    const leaf = object(
      `<< /Type /Page /Parent ${parent} 0 R /MediaBox ${box} /Rotate ${page.rotate ?? 0} /Resources ${resources} ` +
        `/Contents ${content} 0 R /Annots [${annotations.map((n) => `${n} 0 R`).join(' ')}] >>`,
    );
    for (let level = 1; level <= nesting; level++)
      object(
        `<< /Type /Pages /Count 1 /Kids [${leaf + level - 1} 0 R] /Parent ${level < nesting ? leaf + level + 1 : root} 0 R >>`,
      );
  });
  const kids = leaves.map((_, i) => `${firstLeaf + i * (nesting + 1) + nesting} 0 R`).join(' ');
  object(`<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`);
  const catalog = object(`<< /Type /Catalog /Pages ${root} 0 R >>`);
  if (padding > 0) object('', noise(padding));

  const start = length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  put(`xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${entries}`);
  put(`trailer\n<< /Size ${offsets.length + 1} /Root ${catalog} 0 R >>\nstartxref\n${start}\n%%EOF\n`);
  const file = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    file.set(chunk, at);
    at += chunk.length;
  }
  return file;
}

const number = (value: number) => String(Math.round(value * 1000) / 1000);
const literal = (text: string) => `(${text.replace(/[\\()]/g, '\\$&')})`;

function contentOf(page: PdfPage): string {
  const image = page.image ? [`q ${page.width ?? 595} 0 0 ${page.height ?? 842} 0 0 cm /Im1 Do Q`] : [];
  const texts = page.lines.map(({ text, x, y, size, angle = 0, spacing = 0, bold, paint }) => {
    const turn = (angle * Math.PI) / 180;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const matrix = [cos, sin, -sin, cos, x, y].map(number).join(' ');
    const drawn = `BT /F${bold ? 2 : 1} ${number(size)} Tf ${number(spacing)} Tc ${matrix} Tm ${literal(text)} Tj ET`;
    return paint === undefined ? drawn : `q ${paint} ${drawn} Q`;
  });
  return [...image, ...(page.shapes === undefined ? [] : [page.shapes]), ...texts].join('\n');
}

function linkOf({ url, x, y, width, height, script }: PdfLink): string {
  const action = script ? `/S /JavaScript /JS ${literal(url)}` : `/S /URI /URI ${literal(url)}`;
  const rectangle = [x, y, x + width, y + height].map(number).join(' ');
  return `<< /Type /Annot /Subtype /Link /Rect [${rectangle}] /Border [0 0 0] /A << ${action} >> >>`;
}

/** The few characters of Windows-1252 outside Latin-1 that texts use. */
const WINDOWS_1252: Readonly<Record<string, number>> = {
  '–': 0x96,
  '—': 0x97,
  '•': 0x95,
  '’': 0x92,
  '…': 0x85,
  '€': 0x80,
};

function latin1(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = WINDOWS_1252[text.charAt(i)] ?? text.charCodeAt(i) & 0xff;
  return bytes;
}

/** Marsaglia's xorshift32: noise that is the same every time. */
function noise(size: number): Uint8Array {
  const bytes = new Uint8Array(size);
  let state = 2463534242;
  for (let i = 0; i < size; i++) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    bytes[i] = state & 0xff;
  }
  return bytes;
}
