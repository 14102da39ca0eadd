import type { ResumeDocument } from '../resume/document';
import { type DutyLine, readDuties } from './duties';
import { SECTION_HEADINGS, sectionKeys, sectionNamed } from './sections';
import type { ListName, WrittenResume } from './types';
import {
  contactsOf,
  type EntryView,
  firstSchool,
  isBlank,
  LINES_ONLY,
  paragraphsOf,
  shownOf,
  skillsOf,
  viewOf,
} from './views';

/** Whether anything at all would be printed. */
export function hasContent(resume: WrittenResume): boolean {
  return linesOf(resume).length > 0;
}

export interface ResumeTextLine {
  readonly kind: 'name' | 'label' | 'contact' | 'heading' | 'title' | 'sub' | 'text' | 'bullet';
  readonly text: string;
  readonly href?: string | null;
  /** On a page, of a title: the dates at the other end of its line. */
  readonly when?: string;
}

/** `page`: dates at the right margin beside the title; `text`: in the line below it, where they are not told from a name. */
type LineOrder = 'text' | 'page';

const duties = (lines: readonly DutyLine[]): ResumeTextLine[] =>
  lines.map(({ text, bullet }) => ({ kind: bullet ? 'bullet' : 'text', text }));
const texts = (lines: readonly string[]): ResumeTextLine[] => lines.map((text) => ({ kind: 'text', text }));

function entryLines({ title, sub, when, below, lines }: EntryView, order: LineOrder): ResumeTextLine[] {
  const parts = order === 'page' ? below : sub;
  return [
    ...(title === ''
      ? []
      : [{ kind: 'title' as const, text: title, ...(order === 'page' && when !== '' ? { when } : {}) }]),
    ...(parts.length === 0 ? [] : [{ kind: 'sub' as const, text: parts.join(PARTED) }]),
    ...duties(lines),
  ];
}

/** Between the parts of a line. */
export const PARTED = ' | ';

/** An award of nothing but its title is a bullet, as is a language. */
function listLines(resume: WrittenResume, list: ListName, order: LineOrder): ResumeTextLine[] {
  return shownOf(resume[list] as readonly { id: string }[], resume.hidden).flatMap((entry) => {
    const view = viewOf(list, entry as never);
    return isLine(list, view) ? [{ kind: 'bullet' as const, text: view.title }] : entryLines(view, order);
  });
}

/** Whether an entry is printed as one bullet. */
export const isLine = (list: ListName, { sub, lines }: EntryView): boolean =>
  LINES_ONLY.has(list) || (list === 'achievements' && sub.length === 0 && lines.length === 0);

/** Whether entries of a list can be bullets at all: for the others there is no need to look. */
export const canBeLines = (list: ListName): boolean => LINES_ONLY.has(list) || list === 'achievements';

function sectionLines(resume: WrittenResume, key: string, order: LineOrder): ResumeTextLine[] {
  const name = sectionNamed(key);
  switch (name) {
    case null: {
      const own = resume.own.find(({ id }) => id === key);
      const lines = duties(readDuties(own?.text ?? ''));
      return own && !isBlank(own) ? headed(own.heading.trim(), lines) : [];
    }
    case 'about':
      return headed(SECTION_HEADINGS.about, texts(paragraphsOf(resume.intro)));
    case 'skills':
      return headed(
        SECTION_HEADINGS.skills,
        texts(skillsOf({ ...resume, skillGroups: shownOf(resume.skillGroups, resume.hidden) })),
      );
    case 'education':
      return headed(SECTION_HEADINGS.education, [
        ...entryLines(firstSchool(resume), order),
        ...listLines(resume, 'schools', order),
      ]);
    default:
      return headed(SECTION_HEADINGS[name], listLines(resume, name, order));
  }
}

const headed = (heading: string, lines: readonly ResumeTextLine[]): ResumeTextLine[] =>
  lines.length === 0 ? [] : [...(heading === '' ? [] : [{ kind: 'heading' as const, text: heading }]), ...lines];

/** The resume as lines in the order they are read in; sections with nothing in them are left out. */
export function linesOf(resume: WrittenResume, order: LineOrder = 'text'): ResumeTextLine[] {
  return [
    ...paragraphsOf(resume.name).map((text) => ({ kind: 'name' as const, text })),
    ...paragraphsOf(resume.label).map((text) => ({ kind: 'label' as const, text })),
    ...contactsOf({ ...resume, profiles: shownOf(resume.profiles, resume.hidden) }).map((contact) => ({
      kind: 'contact' as const,
      ...contact,
    })),
    ...sectionKeys(resume)
      .filter((key) => !resume.hidden.includes(key))
      .flatMap((key) => sectionLines(resume, key, order)),
  ];
}

/** The resume as the resume assistant reads one: a page of text without sizes. `month`: `YYYY-MM`, what Present means. */
export function toReadDocument(resume: WrittenResume, month: string): ResumeDocument {
  const lines = linesOf(resume);
  const blankBefore = new Set<ResumeTextLine['kind']>(['heading', 'title']);
  return {
    pages: [
      {
        number: 1,
        columns: 1,
        images: 0,
        lines: lines.flatMap(({ kind, text }, index) => [
          ...(blankBefore.has(kind) && lines[index - 1]?.kind !== 'heading' ? [{ text: '', size: 0 }] : []),
          { text: kind === 'bullet' ? `• ${text}` : text, size: 0 },
        ]),
      },
    ],
    links: lines.flatMap(({ text, href }) => (href ? [{ url: href, page: 1, text }] : [])),
    writtenOn: month,
  };
}

export function toPlainText(resume: WrittenResume): string {
  const lines = linesOf(resume);
  return `${lines
    .map(({ kind, text }, index) => {
      const gap = kind === 'heading' || (kind === 'title' && lines[index - 1]?.kind !== 'heading') ? '\n' : '';
      return `${gap}${kind === 'bullet' ? `- ${text}` : kind === 'heading' ? text.toUpperCase() : text}`;
    })
    .join('\n')
    .trim()}\n`;
}

const NAMES: Partial<Record<ResumeTextLine['kind'], string>> = {
  name: '# ',
  heading: '## ',
  title: '### ',
  bullet: '- ',
};

/** Markdown that reads back as the same words: every character with a meaning there is escaped. */
export function toMarkdown(resume: WrittenResume): string {
  const lines = linesOf(resume);
  return `${lines
    .map((line, index) => {
      const { kind } = line;
      const before = lines[index - 1]?.kind;
      const gap = index === 0 || (kind === before && (kind === 'bullet' || kind === 'contact')) ? '' : '\n';
      const words = escapedMarkdown(line.text);
      if (kind !== 'contact') return `${gap}${NAMES[kind] ?? ''}${words}`;
      return `${gap}- ${line.href ? `[${words}](<${line.href.replace(/[<>\\]/g, encodeURIComponent)}>)` : words}`;
    })
    .join('\n')}\n`;
}

/** Signs inside a line; then those that mean something only at its start. */
export const escapedMarkdown = (text: string): string =>
  text
    .replace(/[\\`*_[\]<>|~&]/g, '\\$&')
    .replace(/^[#+=-]/, '\\$&')
    .replace(/^(\d+)([.)])/, '$1\\$2');
