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
  TabStopType,
  TextRun,
} from 'docx';
import { jobLanguage } from '../../domain/cover-letter/job-language';
import { jobTitle, type PrintJob, printedLines } from '../../domain/cover-letter/print-job';
import { PLAIN_LOOK } from '../../domain/resume-document/edits';
import type { ResumeTextLine } from '../../domain/resume-document/lines';
import type { Font, ResumeLook, Template } from '../../domain/resume-document/types';

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
 * A resume, a letter or both as a Word document: a flow of paragraphs with the styles of a heading, so that office programs and readers
 * of applications find its parts. Photo and page layout of the template stay behind.
 * @returns the bytes of the file
 */
export async function toDocx(job: PrintJob): Promise<ArrayBuffer> {
  const resume: ResumeLook = job.resume ?? PLAIN_LOOK;
  const name = job.resume?.name.trim() ?? '';
  const { half, after } = SIZES[resume.density];
  const serif = SERIF.has(resume.font === 'own' ? resume.template : resume.font);
  const font = FAMILY[serif ? 'serif' : 'sans'];
  const color = ACCENT[resume.accent];
  const heading = (size: number, before: number) => ({
    run: { font, size, bold: true, color },
    paragraph: { spacing: { before, after }, keepNext: true },
  });
  const document = new Document({
    title: jobTitle(job),
    creator: name,
    description: '',
    styles: {
      default: {
        document: { run: { font, size: half, language: languageOf(jobLanguage(job)) } },
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
    sections: printedLines(job).map(({ lines, resume: written }) => ({
      properties: { page: pageOf(resume) },
      children: paragraphsOf(lines, written ? after : after + LETTER_GAP, rightEdge(resume)),
    })),
  });
  return Packer.toArrayBuffer(document);
}

/** As Word has it: scripts of East Asia and those from right to left have a language of their own beside the Latin one. */
function languageOf(tag: string) {
  if (['zh', 'ja', 'ko'].includes(tag)) return { eastAsia: tag };
  return ['ar', 'fa', 'he'].includes(tag) ? { bidirectional: tag } : { value: tag };
}

/** Between the paragraphs of a letter. */
const LETTER_GAP = 120;
const SIDE = 18;
const widthOf = ({ paper }: ResumeLook) => (paper === 'a4' ? 210 : 215.9);
/** Where dates end. */
const rightEdge = (look: ResumeLook) => convertMillimetersToTwip(widthOf(look) - 2 * SIDE);

function pageOf({ paper }: ResumeLook) {
  const [width, height] = paper === 'a4' ? [210, 297] : [215.9, 279.4];
  const [top, side] = [convertMillimetersToTwip(16), convertMillimetersToTwip(SIDE)];
  return {
    size: { width: convertMillimetersToTwip(width), height: convertMillimetersToTwip(height) },
    margin: { top, bottom: top, left: side, right: side },
  };
}

function paragraphsOf(lines: readonly ResumeTextLine[], after: number, right: number): Paragraph[] {
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
      ...(line.when === undefined ? {} : { tabStops: [{ type: TabStopType.RIGHT, position: right }] }),
      children: [
        ...runs(line.text, line.kind === 'sub' ? { color: '555555' } : {}),
        ...(line.when === undefined
          ? []
          : [new TextRun({ text: '\t' }), ...runs(line.when, { color: '555555', plain: true })]),
      ],
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

interface RunStyle {
  readonly color?: string;
  readonly style?: string;
  /** Not in the weight of its heading. */
  readonly plain?: true;
}
const runs = (text: string, { plain, ...style }: RunStyle = {}): TextRun[] => [
  new TextRun({
    text: text.replace(NOT_IN_XML, ''),
    ...(isRightToLeft(text) ? { rightToLeft: true } : {}),
    ...(plain ? { bold: false } : {}),
    ...style,
  }),
];
