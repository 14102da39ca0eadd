import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import { type AnyEventObject, createActor, setup } from 'xstate';
import type { ReadResumeFileEvent, ReadResumeFileInput } from '../../../machines/contracts/resume-import';
import { readResumeFileLogic } from '../../../src/app/actors/resume-import-actors';
import type { Understanding } from '../../../src/app/workers/understand';
import { fromRead } from '../../../src/domain/resume-document/from-read';
import { readArchive } from '../../../src/platform/archive/read-archive';
import { unpack } from '../../../src/platform/archive/unpack';
import { extractDocument } from '../../../src/platform/pdf/extract-document';
import type { PdfReader } from '../../../src/platform/pdf/pdf-reader';

/** The reader of the app without its worker. */
const readPdf: PdfReader = (data, send) => {
  let stopped = false;
  void extractDocument(pdfjs, new Uint8Array(data), {
    onPage: (page, pages) => (stopped ? undefined : send({ type: 'pdf.progressed', page, pages })),
  }).then((outcome) =>
    stopped
      ? undefined
      : send(
          'document' in outcome
            ? { type: 'pdf.read', document: outcome.document }
            : { type: 'pdf.failed', problem: outcome.problem },
        ),
  );
  return () => {
    stopped = true;
  };
};

/** What the app's worker does, without it. */
const understanding: Understanding = {
  warm() {},
  understand: async ({ document, about, entries }) =>
    fromRead(document, { ...about, entryId: (n) => `${entries}-${n}` }),
};

/** What reading a file comes to. */
function reading(file: File, reader = readPdf): Promise<Exclude<ReadResumeFileEvent, { type: 'file.progressed' }>> {
  return new Promise((resolve) => {
    const logic = readResumeFileLogic({ readPdf: reader, archive: readArchive, understanding });
    const machine = setup({ types: { events: {} as AnyEventObject }, actors: { logic } }).createMachine({
      invoke: { src: 'logic', input: { file } satisfies ReadResumeFileInput },
      on: { '*': { actions: ({ event }) => (event.type === 'file.progressed' ? undefined : resolve(event as never)) } },
    });
    createActor(machine).start();
  });
}
const bytes = (content: Uint8Array | string, name: string) => new File([content as BlobPart], name);
const problem = async (content: Uint8Array | string, name: string) => {
  const event = await reading(bytes(content, name));
  return event.type === 'file.failed' ? event.problem : event.found.kind;
};
const fixture = (name: string) => new Uint8Array(readFileSync(join(import.meta.dirname, '../../fixtures/pdf', name)));

const paragraph = (text: string) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const docx = (body: string, more: Record<string, Uint8Array> = {}) =>
  zipSync({
    '[Content_Types].xml': strToU8(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    ),
    '_rels/.rels': strToU8(
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    ),
    'word/document.xml': strToU8(`<w:document xmlns:w="${WORD}"><w:body>${body}</w:body></w:document>`),
    ...more,
  });
const PICTURE = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]);
const jane = [
  'Jane Doe',
  'Engineer',
  'jane@example.org',
  'Experience',
  'Engineer, Acme, 2019 – 2021',
  '• Built &lt;img src=x onerror=alert(1)&gt;',
]
  .map(paragraph)
  .join('');

describe('bad input is refused with its reason', () => {
  const bomb = zipSync({ 'word/document.xml': new Uint8Array(40 * 1024 * 1024) });
  const many = zipSync(Object.fromEntries(Array.from({ length: 2500 }, (_, n) => [`${n}.csv`, new Uint8Array(0)])));
  test.each<[string, Uint8Array | string, string, string]>([
    ['nothing', '', 'a.pdf', 'empty'],
    ['a picture named .pdf', PICTURE, 'a.pdf', 'not-pdf'],
    ['a picture', PICTURE, 'a.png', 'unknown-kind'],
    ['an old Word document', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), 'a.doc', 'old-document'],
    ['RTF', '{\\rtf1 Jane}', 'a.rtf', 'old-document'],
    ['an encrypted PDF', fixture('encrypted-qpdf.pdf'), 'a.pdf', 'encrypted'],
    ['a scan', fixture('scan-weasyprint.pdf'), 'a.pdf', 'scanned'],
    ['an empty PDF', fixture('blank-weasyprint.pdf'), 'a.pdf', 'blank'],
    ['a damaged PDF', '%PDF-1.7\nnot at all', 'a.pdf', 'damaged'],
    ['a bomb', bomb, 'a.docx', 'bomb'],
    ['too many files', many, 'a.zip', 'bomb'],
    ['a cut archive', docx(jane).slice(0, 400), 'a.docx', 'damaged-archive'],
    ['a Word document that is no XML', docx('<w:p><'), 'a.docx', 'damaged-archive'],
    ['an archive of something else', zipSync({ 'a.txt': strToU8('Jane') }), 'a.zip', 'other-archive'],
    ['an archive in an archive', zipSync({ 'in.zip': docx(jane) }), 'a.zip', 'other-archive'],
    ['a Word document without a word', docx(''), 'a.docx', 'no-words'],
    ['white space', ' \n\t \n', 'a.txt', 'no-words'],
    ['a megabyte of text', 'word '.repeat(200_000), 'a.txt', 'too-large'],
  ])('%s', async (_, content, name, reason) => {
    expect(await problem(content, name)).toBe(reason);
  });

  test('300 pages are stopped at the first', async () => {
    let stopped = false;
    const long: PdfReader = (_, send) => {
      queueMicrotask(() => send({ type: 'pdf.progressed', page: 1, pages: 300 }));
      return () => {
        stopped = true;
      };
    };
    expect(await reading(bytes('%PDF-1.7', 'a.pdf'), long)).toMatchObject({ problem: 'too-many-pages' });
    expect(stopped).toBe(true);
  });

  test('50 MB are never read', async () => {
    const file = bytes('%PDF-1.7', 'a.pdf');
    const read: string[] = [];
    Object.defineProperty(file, 'size', { value: 50 * 1024 * 1024 });
    Object.defineProperty(file, 'arrayBuffer', { value: async () => read.push('all') });
    expect(await reading(file)).toMatchObject({ type: 'file.failed', problem: 'too-large' });
    expect(read).toEqual([]);
  });

  test('an archive that lies about its sizes is stopped by what it unpacks to', () => {
    const zip = zipSync({ 'a.csv': new Uint8Array(3 * 1024 * 1024) });
    // The declared sizes, in the local header and in the directory: 100 bytes.
    const view = new DataView(zip.buffer);
    for (let at = 0; at + 30 < zip.length; at += 1) {
      if (view.getUint32(at, true) === 0x04034b50) view.setUint32(at + 22, 100, true);
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 100, true);
    }
    expect(unpack(zip, () => true, { bytes: 1024 * 1024, entries: 10 })).toEqual({ problem: 'bomb' });
  });
});

describe('files by their content, whatever they are called', () => {
  test.each<[string, Uint8Array | string, string, string]>([
    ['a PDF', fixture('sidebar-weasyprint.pdf'), 'resume.txt', 'pdf'],
    ['a Word document', docx(jane), 'resume.pdf', 'docx'],
    ['LinkedIn', zipSync({ 'x/Profile.csv': strToU8('First Name,Last Name\nJane,Doe') }), 'a.docx', 'linkedin'],
    ['Markdown', '# Jane Doe\n\n## Skills\n\nGo', 'a.doc', 'markdown'],
    [
      'text in UTF-16',
      new Uint8Array([0xff, 0xfe, ...[...'Jane Doe'].flatMap((sign) => [sign.charCodeAt(0), 0])]),
      'a',
      'text',
    ],
    [
      'text in Windows’ letters',
      new Uint8Array([...'Zo'].map((sign) => sign.charCodeAt(0)).concat(0xeb, 10)),
      'a.txt',
      'text',
    ],
  ])('%s', async (_, content, name, kind) => {
    expect(await problem(content, name)).toBe(kind);
  });

  const box = (words: string) => `<w:txbxContent>${paragraph(words)}</w:txbxContent>`;
  const drawing = (words: string) => `<w:drawing><wp:anchor><wps:txbx>${box(words)}</wps:txbx></wp:anchor></w:drawing>`;
  const both = (words: string, second: string) =>
    `<mc:AlternateContent><mc:Choice Requires="wps">${drawing(words)}</mc:Choice>${second}</mc:AlternateContent>`;
  test.each([
    ['as a drawing', drawing('jane@box.example')],
    ['with nothing for older programs', both('jane@box.example', '')],
    ['with a picture for older programs', both('jane@box.example', '<mc:Fallback><w:pict/></mc:Fallback>')],
    [
      'twice, once for older programs',
      both(
        'jane@box.example',
        `<mc:Fallback><w:pict><v:textbox>${box('jane@box.example')}</v:textbox></w:pict></mc:Fallback>`,
      ),
    ],
  ])('a text box of Word is read once, %s', async (_, inside) => {
    const names = ['mc', 'wps', 'wp', 'v'].map((name) => `xmlns:${name}="urn:${name}"`);
    const namespaces: Record<string, string> = {
      mc: 'http://schemas.openxmlformats.org/markup-compatibility/2006',
      wps: 'http://schemas.microsoft.com/office/word/2010/wordprocessingShape',
      wp: 'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing',
      v: 'urn:schemas-microsoft-com:vml',
    };
    const declared = names
      .map((name) => name.replace(/urn:(\w+)/, (__, prefix: string) => namespaces[prefix] ?? ''))
      .join(' ');
    const body = `${paragraph('Jane Doe')}<w:p><w:r>${inside}</w:r></w:p>${paragraph('Experience')}${paragraph('Engineer, Acme, 2019 – 2021')}`;
    const file = docx('', {
      'word/document.xml': strToU8(`<w:document xmlns:w="${WORD}" ${declared}><w:body>${body}</w:body></w:document>`),
    });
    const outcome = await readArchive(file);
    if (!('document' in outcome)) throw new Error(JSON.stringify(outcome));
    const lines = outcome.document.pages[0]?.lines.map(({ text }) => text).filter((text) => text !== '');
    expect(lines).toEqual(['Jane Doe', 'jane@box.example', 'Experience', 'Engineer, Acme, 2019 – 2021']);
  });

  test('contact data in a footer of Word are read below the name; what else is there is named, a page number is not', async () => {
    const footer = (...lines: string[]) => strToU8(`<w:ftr xmlns:w="${WORD}">${lines.map(paragraph).join('')}</w:ftr>`);
    const body = ['Jane Doe', 'Experience', 'Engineer, Acme, 2019 – 2021'].map(paragraph).join('');
    const event = await reading(
      bytes(
        docx(body, {
          'word/footer1.xml': footer('jane@foot.example | +1 415 555 0132', 'Page 1 of 2'),
          'word/footer2.xml': footer('jane@foot.example | +1 415 555 0132', 'References on request'),
        }),
        'jane.docx',
      ),
    );
    if (event.type !== 'file.read') throw new Error(event.problem);
    expect(event.found.understood.resume).toMatchObject({
      name: 'Jane Doe',
      mail: 'jane@foot.example',
      cnt: '+1 415 555 0132',
    });
    expect(event.found.notes).toEqual([
      'What is in the page’s footer beside contact data was left out: “References on request”.',
    ]);
  });

  test('a Word document with macros, pictures and objects: its words, and what was left out', async () => {
    const header = strToU8(`<w:hdr xmlns:w="${WORD}">${paragraph('+1 415 555 0132')}</w:hdr>`);
    const file = docx(jane, {
      'word/vbaProject.bin': strToU8('Sub AutoOpen()'),
      'word/media/image1.png': PICTURE,
      'word/embeddings/book.xlsx': strToU8('x'),
      'word/header1.xml': header,
    });
    const event = await reading(bytes(file, 'jane.docx'));
    if (event.type !== 'file.read') throw new Error(event.problem);
    expect(event.found.notes).toHaveLength(3);
    expect(event.found.notes[0]).toContain('macros');
    expect(event.found.understood.resume).toMatchObject({
      name: 'Jane Doe',
      cnt: '+1 415 555 0132',
      experiences: [
        { role: 'Engineer', organization: 'Acme', responsibilities: '- Built <img src=x onerror=alert(1)>' },
      ],
    });
  });
});

test('the refusals of PDFs are in the words of the resume assistant', async () => {
  const { problemWords } = await import('../../../src/features/resume-form/import-words');
  const { problems } = await import('../../../src/features/resume-assistant/assistant-words');
  for (const one of ['encrypted', 'damaged', 'scanned', 'blank', 'empty', 'not-pdf'] as const)
    expect(problemWords[one]).toBe(problems[one].text);
});
