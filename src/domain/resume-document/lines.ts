import type { ResumeDocument } from '../resume/document';
import { webAddress } from './address';
import { type DutyLine, listItems, readDuties } from './duties';
import { isBlank } from './edits';
import type { Achievement, Experience, Project, WrittenResume } from './types';

export interface Contact {
  readonly text: string;
  /** Where a click leads: http(s) or mailto only. */
  readonly href: string | null;
}

/** Links, contact and email in the product spec's order. A name without an address says whose it is. */
export function contactsOf(resume: Pick<WrittenResume, 'lkdn' | 'gthb' | 'prtf' | 'cnt' | 'mail'>): Contact[] {
  const link = (value: string, label: string): Contact => {
    const tidy = value.trim();
    const href = webAddress(tidy);
    return { text: href || tidy === '' ? tidy : `${label}: ${tidy}`, href };
  };
  const mail = resume.mail.trim();
  return [
    link(resume.lkdn, 'LinkedIn'),
    link(resume.gthb, 'GitHub'),
    link(resume.prtf, 'Portfolio'),
    { text: resume.cnt.trim(), href: null },
    { text: mail, href: /^[^\s@?&]+@[^\s@?&]+$/.test(mail) ? `mailto:${mail}` : null },
  ].filter(({ text }) => text !== '');
}

export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

export const skillsOf = (resume: Pick<WrittenResume, 'skillsl1' | 'skillsl2' | 'skillsl3'>): string[] =>
  [resume.skillsl1, resume.skillsl2, resume.skillsl3]
    .map((list) => listItems(list).join(', '))
    .filter((list) => list !== '');

/** The head of an entry as it is printed: what is printed large, and the line below it. */
export interface Head {
  readonly title: string;
  readonly sub: readonly string[];
}

const headOf = (parts: readonly string[]): Head => {
  const [title = '', ...sub] = parts.map((part) => part.trim()).filter((part) => part !== '');
  return { title, sub };
};
export const experienceHead = ({ organization, role, duration }: Experience): Head =>
  headOf([role, organization, duration]);
export const projectHead = ({ project, durn, link }: Project): Head => headOf([project, durn, link]);
export const schoolHead = (resume: WrittenResume): Head => headOf([resume.clgname, resume.education, yearsOf(resume)]);

const yearsOf = ({ grdyear, grdyear2 }: WrittenResume) =>
  [grdyear.trim(), grdyear2.trim()].filter((year) => year !== '').join(' – ');

export const writtenExperiences = (entries: readonly Experience[]) => entries.filter((e) => !isBlank(e));
export const writtenProjects = (entries: readonly Project[]) => entries.filter((e) => !isBlank(e));
export const writtenAchievements = (entries: readonly Achievement[]) =>
  entries.filter(({ text }) => text.trim() !== '');

/** Whether anything at all would be printed. */
export function hasContent(resume: WrittenResume): boolean {
  return linesOf(resume).length > 0;
}

export interface ResumeTextLine {
  readonly kind: 'name' | 'contact' | 'heading' | 'title' | 'sub' | 'text' | 'bullet';
  readonly text: string;
  readonly href?: string | null;
}

/** The resume as lines in the order it is printed and read; sections with nothing in them are left out. */
export function linesOf(resume: WrittenResume): ResumeTextLine[] {
  const duties = (lines: readonly DutyLine[]): ResumeTextLine[] =>
    lines.map(({ text, bullet }) => ({ kind: bullet ? 'bullet' : 'text', text }));
  const entry = ({ title, sub }: Head, lines: readonly DutyLine[] = []): ResumeTextLine[] => [
    ...(title === '' ? [] : [{ kind: 'title' as const, text: title }]),
    ...(sub.length === 0 ? [] : [{ kind: 'sub' as const, text: sub.join(' | ') }]),
    ...duties(lines),
  ];
  const section = (heading: string, lines: readonly ResumeTextLine[]): ResumeTextLine[] =>
    lines.length === 0 ? [] : [{ kind: 'heading', text: heading }, ...lines];
  return [
    ...paragraphsOf(resume.name).map((text) => ({ kind: 'name' as const, text })),
    ...contactsOf(resume).map((contact) => ({ kind: 'contact' as const, ...contact })),
    ...section(
      'About Me',
      paragraphsOf(resume.intro).map((text) => ({ kind: 'text', text })),
    ),
    ...section(
      'Skills',
      skillsOf(resume).map((text) => ({ kind: 'text', text })),
    ),
    ...section('Education', entry(schoolHead(resume))),
    ...section(
      'Experience',
      writtenExperiences(resume.experiences).flatMap((e) => entry(experienceHead(e), readDuties(e.responsibilities))),
    ),
    ...section(
      'Projects',
      writtenProjects(resume.projects).flatMap((e) => entry(projectHead(e), readDuties(e.desc))),
    ),
    ...section(
      'Achievements',
      writtenAchievements(resume.achievements).map(({ text }) => ({ kind: 'bullet', text: text.trim() })),
    ),
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
      const words = escaped(line.text);
      if (kind !== 'contact') return `${gap}${NAMES[kind] ?? ''}${words}`;
      return `${gap}- ${line.href ? `[${words}](<${line.href.replace(/[<>\\]/g, encodeURIComponent)}>)` : words}`;
    })
    .join('\n')}\n`;
}

/** Signs inside a line; then those that mean something only at its start. */
const escaped = (text: string) =>
  text
    .replace(/[\\`*_[\]<>|~&]/g, '\\$&')
    .replace(/^[#+=-]/, '\\$&')
    .replace(/^(\d+)([.)])/, '$1\\$2');
