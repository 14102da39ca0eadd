import {
  AlignmentType,
  convertMillimetersToTwip,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  type IParagraphOptions,
  LevelFormat,
  Packer,
  Paragraph,
  type ParagraphChild,
  TextRun,
} from 'docx';
import { linesOf, type ResumeTextLine } from '../../domain/resume-document/lines';
import type { Font, ResumeLook, Template, WrittenResume } from '../../domain/resume-document/types';

/** Families that every office program has or replaces by one of the same widths. */
const FAMILY: Readonly<Record<'sans' | 'serif', string>> = { sans: 'Arial', serif: 'Times New Roman' };
const SERIF: ReadonlySet<Font | Template> = new Set(['source-serif', 'eb-garamond', 'classic', 'elegant', 'executive']);
/** Eighths of a point between lines and sizes in half points follow the density of the page. */
const SIZES: Readonly<Record<ResumeLook['density'], { readonly half: number; readonly after: number }>> = {
  roomy: { half: 22, after: 80 },
  normal: { half: 21, after: 50 },
  tight: { half: 20, after: 20 },
  'one-page': { half: 19, after: 10 },
};
/** The colours of headings, as the sheet has them. */
const ACCENT: Readonly<Record<ResumeLook['accent'], string>> = {
  own: '1F1F1F',
  black: '000000',
  blue: '1D4ED8',
  teal: '0F766E',
  green: '166534',
  purple: '6D28D9',
  red: 'B91C1C',
};

/** The first letter that has a direction runs from right to left. */
const isRightToLeft = (text: string) =>
  /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u.test(text);

const HEADINGS: Partial<Record<ResumeTextLine['kind'], (typeof HeadingLevel)[keyof typeof HeadingLevel]>> = {
  name: HeadingLevel.TITLE,
  heading: HeadingLevel.HEADING_1,
  title: HeadingLevel.HEADING_2,
};

const BULLETS = 'bullets';

/**
 * The resume as a Word document: a flow of paragraphs with the styles of a heading, so that office programs and readers
 * of applications find its parts. Photo and page layout of the template stay behind.
 * @returns the bytes of the file
 */
export async function toDocx(resume: WrittenResume): Promise<ArrayBuffer> {
  const { half, after } = SIZES[resume.density];
  const serif = SERIF.has(resume.font === 'own' ? resume.template : resume.font);
  const font = FAMILY[serif ? 'serif' : 'sans'];
  const color = ACCENT[resume.accent];
  const heading = (size: number, before: number) => ({
    run: { font, size, bold: true, color },
    paragraph: { spacing: { before, after }, keepNext: true },
  });
  const document = new Document({
    title: resume.name.trim() === '' ? resume.title : `${resume.name.trim()} – resume`,
    creator: resume.name.trim(),
    description: '',
    styles: {
      default: {
        document: { run: { font, size: half } },
        title: heading(half * 2, 0),
        heading1: heading(half + 4, 200),
        heading2: heading(half + 1, 100),
      },
    },
    numbering: {
      config: [
        {
          reference: BULLETS,
          levels: [
            {
              level: 0,
              format: LevelFormat.BULLET,
              text: '•',
              alignment: AlignmentType.LEFT,
              style: { paragraph: { indent: { left: 360, hanging: 220 } } },
            },
          ],
        },
      ],
    },
    sections: [{ properties: { page: pageOf(resume) }, children: paragraphsOf(linesOf(resume), after) }],
  });
  return Packer.toArrayBuffer(document);
}

function pageOf({ paper }: ResumeLook) {
  const [width, height] = paper === 'a4' ? [210, 297] : [215.9, 279.4];
  const [top, side] = [convertMillimetersToTwip(16), convertMillimetersToTwip(18)];
  return {
    size: { width: convertMillimetersToTwip(width), height: convertMillimetersToTwip(height) },
    margin: { top, bottom: top, left: side, right: side },
  };
}

function paragraphsOf(lines: readonly ResumeTextLine[], after: number): Paragraph[] {
  const contacts = lines.filter(({ kind }) => kind === 'contact');
  return lines.flatMap((line) => {
    if (line.kind === 'contact') return line === contacts[0] ? [contactLine(contacts, after)] : [];
    const level = HEADINGS[line.kind];
    const isBullet = line.kind === 'bullet';
    const options: IParagraphOptions = {
      ...(level ? { heading: level } : { spacing: { after } }),
      ...(isBullet ? { numbering: { reference: BULLETS, level: 0 } } : {}),
      ...(line.kind === 'sub' ? { keepNext: true } : {}),
      ...(isRightToLeft(line.text) ? { bidirectional: true } : {}),
      children: runs(line.text, line.kind === 'sub' ? { color: '555555' } : {}),
    };
    return [new Paragraph(options)];
  });
}

/** All ways to reach somebody in one paragraph, each a link where it is one. */
function contactLine(contacts: readonly ResumeTextLine[], after: number): Paragraph {
  const children = contacts.flatMap(({ text, href }, index): ParagraphChild[] => [
    ...(index > 0 ? [new TextRun(' | ')] : []),
    ...(href ? [new ExternalHyperlink({ link: href, children: runs(text, { style: 'Hyperlink' }) })] : runs(text)),
  ]);
  return new Paragraph({ spacing: { after }, children });
}

/** What XML cannot hold is no text: control characters, and halves of pairs. */
const NOT_IN_XML = /(?![\t\n])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu;

const runs = (text: string, style: { readonly color?: string; readonly style?: string } = {}): TextRun[] => [
  new TextRun({ text: text.replace(NOT_IN_XML, ''), ...(isRightToLeft(text) ? { rightToLeft: true } : {}), ...style }),
];
