import type { ResumeDocument, ResumeLine } from '../../resume/document';
import type { ResumeFacts, ResumeSection, SectionKind, TextLine } from '../../resume/facts';
import { bodySizeOf, headingKind } from '../../resume/sections';
import type { SectionName } from '../sections';

/** A line of a file that says itself what is a heading or the title of an entry, as Markdown and Word do. */
export interface MarkedLine extends ResumeLine {
  readonly as?: 'heading' | 'title';
}

/** What a part of the page is about, in the builder's sections. */
export type SeenKind = SectionName | 'header' | 'contact';

export interface SeenSection {
  readonly kind: SeenKind;
  /** The heading as it is in the file; empty above the first one. */
  readonly heading: string;
  readonly lines: readonly TextLine[];
}

const KINDS: Readonly<Record<SectionKind, SeenKind>> = {
  header: 'header',
  contact: 'contact',
  summary: 'about',
  skills: 'skills',
  education: 'education',
  experience: 'experiences',
  projects: 'projects',
  achievements: 'achievements',
  certifications: 'certificates',
  publications: 'publications',
  languages: 'languages',
  interests: 'interests',
  other: 'own',
};
const VOLUNTEER = /volunt|ehrenamt|bénévolat|community service/i;
const REFERENCES = /^\P{L}*(?:references|referencias|références|referenzen|referees)\P{L}*$/iu;
/** A label of a school's own, though the same word is a heading elsewhere. */
const SCHOOL_LABEL = /^(?:relevant\s)?(?:courses?|coursework|modules)\s*:/i;

function kindOf(kind: SectionKind, heading: string): SeenKind {
  if (kind === 'other' || kind === 'experience') {
    if (VOLUNTEER.test(heading)) return 'volunteer';
    if (REFERENCES.test(heading)) return 'references';
  }
  return KINDS[kind];
}

/** Headings of LinkedIn that no other page has, and the number that it prints on each page. */
const LINKEDIN: readonly (readonly [RegExp, SeenKind])[] = [
  [/^top skills$/i, 'skills'],
  [/^honors-awards$/i, 'achievements'],
];
const ownKind = (heading: string): SeenKind => LINKEDIN.find(([pattern]) => pattern.test(heading))?.[1] ?? 'own';
const PAGE_NUMBER = /^page \d{1,3} of \d{1,3}$/i;

/** `Skills: Go, Rust` as the text behind its colon; other lines as they are. */
const behindColon = (line: TextLine): TextLine => ({
  ...line,
  text: line.text.slice(line.text.indexOf(':') + 1).trim(),
});

/** The parts of a document under their headings: those that the file marks, else those that a reader finds. */
export function seenSections(document: ResumeDocument, facts: ResumeFacts): SeenSection[] {
  const marks = marksOf(document, facts.lines);
  const sections = marks.size > 0 ? bySigns(facts.lines, marks) : withUnknown(joinedLabels(facts.sections), facts);
  return withName(sections, facts).map((section) => ({
    ...section,
    lines: section.lines.filter(({ text }) => !PAGE_NUMBER.test(text.trim())),
  }));
}

/** A name beside a narrow column is read after it: the lines from there to the next heading are the top of the page. */
function withName(sections: readonly SeenSection[], { name, lines }: ResumeFacts): readonly SeenSection[] {
  const line = name?.line;
  if (!line || !(line.size > bodySizeOf(lines) * 1.3)) return sections;
  return sections.flatMap((section): SeenSection[] => {
    const at = section.kind === 'header' ? -1 : section.lines.indexOf(line);
    if (at < 0) return [section];
    const top: SeenSection = { kind: 'header', heading: '', lines: section.lines.slice(at) };
    return [{ ...section, lines: section.lines.slice(0, at) }, top];
  });
}

/** What the file itself says of its lines. */
export function marksOf(
  document: ResumeDocument,
  lines: readonly TextLine[],
): ReadonlyMap<TextLine, 'heading' | 'title'> {
  const found = new Map<TextLine, 'heading' | 'title'>();
  for (const line of lines) {
    const page = document.pages.find(({ number }) => number === line.page);
    const as = (page?.lines[line.line] as MarkedLine | undefined)?.as;
    if (as) found.set(line, as);
  }
  return found;
}

function bySigns(lines: readonly TextLine[], marks: ReadonlyMap<TextLine, 'heading' | 'title'>): SeenSection[] {
  const sections: { kind: SeenKind; heading: string; lines: TextLine[] }[] = [
    { kind: 'header', heading: '', lines: [] },
  ];
  for (const line of lines) {
    if (marks.get(line) === 'heading') {
      const kind = headingKind(line.text);
      sections.push({ kind: kind ? kindOf(kind, line.text) : 'own', heading: line.text.trim(), lines: [] });
    } else sections.at(-1)?.lines.push(line);
  }
  return sections;
}

function joinedLabels(sections: readonly ResumeSection[]): SeenSection[] {
  const found: { kind: SeenKind; heading: string; lines: TextLine[] }[] = [];
  for (const { kind, heading, lines } of sections) {
    const last = found.at(-1);
    const inline = heading !== null && lines[0] === heading;
    if (inline && last?.kind === 'education' && SCHOOL_LABEL.test(heading.text.trim())) last.lines.push(...lines);
    else
      found.push({
        kind: kindOf(kind, heading?.text ?? ''),
        heading: heading ? (inline ? heading.text.slice(0, heading.text.indexOf(':')) : heading.text).trim() : '',
        lines: inline ? [behindColon(heading), ...lines.slice(1)] : [...lines],
      });
  }
  return found;
}

/**
 * Cuts sections at headings that no list knows: lines set as the known ones are, larger than the text. Where more lines
 * than headings are set like this, it is no sign of a heading.
 */
function withUnknown(sections: readonly SeenSection[], { lines, sections: known }: ResumeFacts): SeenSection[] {
  const body = bodySizeOf(lines);
  const sizes = known.flatMap(({ heading }) => (heading ? [heading.size] : []));
  const capitals = sizes.length > 2 && known.every(({ heading }) => !heading || isCapitals(heading.text));
  const usual = sizes.find(
    (size) =>
      size > 0 && (capitals || size > body * 1.08) && sizes.filter((one) => near(one, size)).length >= sizes.length / 2,
  );
  if (usual === undefined || sizes.length < 2) return [...sections];
  const isHeading = (line: TextLine) =>
    near(line.size, usual) &&
    (!capitals || (isCapitals(line.text) && /^[\p{Lu} &/-]{5,}$/u.test(line.text.trim()))) &&
    /^\p{Lu}/u.test(line.text.trim()) &&
    line.text.trim().split(/\s+/).length <= 5 &&
    !/\d{4}|[.,|@]/.test(line.text);
  const unknown = sections.flatMap(({ kind, lines: own }) => (kind === 'header' ? [] : own.filter(isHeading)));
  if (unknown.length > sizes.length) return [...sections];
  return sections.flatMap((section): SeenSection[] => {
    const parts: { kind: SeenKind; heading: string; lines: TextLine[] }[] = [{ ...section, lines: [] }];
    for (const line of section.lines) {
      const text = line.text.trim();
      if (unknown.includes(line)) parts.push({ kind: ownKind(text), heading: text, lines: [] });
      else parts.at(-1)?.lines.push(line);
    }
    return parts;
  });
}

const isCapitals = (text: string) => text === text.toUpperCase() && text !== text.toLowerCase();
const near = (a: number, b: number) => Math.abs(a - b) < 0.3;
