import type { JsonResumeReading } from '../../domain/resume-document/json-resume';
import type { EntryField, ListName, Paper, Template, TextFieldName } from '../../domain/resume-document/types';

export interface FieldWords<F extends string> {
  readonly field: F;
  readonly label: string;
  readonly help?: string;
  readonly placeholder?: string;
  readonly autoComplete?: string;
  readonly inputMode?: 'url' | 'email' | 'tel' | 'numeric';
  /** Several lines. */
  readonly area?: boolean;
}

export interface FieldGroup {
  readonly title: string;
  readonly lead: string;
  readonly fields: readonly FieldWords<TextFieldName>[];
}

export const fieldGroups: readonly FieldGroup[] = [
  {
    title: 'About you',
    lead: 'The top of the page: who you are and how to reach you.',
    fields: [
      { field: 'name', label: 'Full name', autoComplete: 'name' },
      { field: 'mail', label: 'Email', autoComplete: 'email', inputMode: 'email' },
      {
        field: 'cnt',
        label: 'Contact',
        autoComplete: 'tel',
        inputMode: 'tel',
        help: 'A phone number, with its country code.',
      },
      { field: 'lkdn', label: 'LinkedIn', autoComplete: 'url', inputMode: 'url' },
      { field: 'gthb', label: 'GitHub', autoComplete: 'url', inputMode: 'url' },
      { field: 'prtf', label: 'Portfolio', autoComplete: 'url', inputMode: 'url' },
      {
        field: 'intro',
        label: 'Self-description',
        area: true,
        help: 'Two to four sentences: what you do, for how long, what you look for.',
      },
    ],
  },
  {
    title: 'Skills',
    lead: 'Three lists, separated by commas. Each gets its own line on paper.',
    fields: [
      { field: 'skillsl1', label: 'Skills, first list', placeholder: 'Go, TypeScript, SQL' },
      { field: 'skillsl2', label: 'Skills, second list', placeholder: 'React, PostgreSQL' },
      { field: 'skillsl3', label: 'Skills, third list', placeholder: 'Docker, GitHub Actions' },
    ],
  },
  {
    title: 'Education',
    lead: 'The school that counts most for this job.',
    fields: [
      { field: 'clgname', label: 'College name' },
      { field: 'education', label: 'Degree and branch', placeholder: 'B.Tech, Computer Science' },
      { field: 'grdyear', label: 'Start year', inputMode: 'numeric' },
      { field: 'grdyear2', label: 'End year', inputMode: 'numeric' },
    ],
  },
];

export interface ListWords<L extends ListName> {
  readonly list: L;
  readonly title: string;
  readonly lead: string;
  /** One of them, as a name: `Experience 1`. */
  readonly one: string;
  readonly add: string;
  readonly fields: readonly FieldWords<EntryField<L>>[];
}

const LINES_HELP = 'One line for each thing you did. Begin with a verb and name a result.';

export const experienceWords: ListWords<'experiences'> = {
  list: 'experiences',
  title: 'Experience',
  lead: 'The latest first.',
  one: 'Experience',
  add: 'Add Experience',
  fields: [
    { field: 'organization', label: 'Organization', autoComplete: 'organization' },
    { field: 'role', label: 'Role', autoComplete: 'organization-title' },
    { field: 'duration', label: 'Duration', placeholder: 'Jan 2022 – Present' },
    { field: 'responsibilities', label: 'Responsibilities', area: true, help: LINES_HELP },
  ],
};

export const projectWords: ListWords<'projects'> = {
  list: 'projects',
  title: 'Projects',
  lead: 'What you made outside your jobs.',
  one: 'Project',
  add: 'Add Project',
  fields: [
    { field: 'project', label: 'Project name' },
    { field: 'durn', label: 'Duration', placeholder: 'Mar 2023 – Jun 2023' },
    { field: 'link', label: 'Deployment link (optional)', inputMode: 'url' },
    { field: 'desc', label: 'Description', area: true, help: LINES_HELP },
  ],
};

export const achievementWords: ListWords<'achievements'> = {
  list: 'achievements',
  title: 'Achievements',
  lead: 'Prizes, certificates, talks: one line each.',
  one: 'Achievement',
  add: 'Add Achievement',
  fields: [{ field: 'text', label: 'Achievement' }],
};

export const templateWords: readonly { value: Template; label: string; detail: string }[] = [
  { value: 'plain', label: 'Plain', detail: 'Black on white, nothing but words.' },
  { value: 'classic', label: 'Classic', detail: 'Serif, centred head, ruled sections.' },
  { value: 'modern', label: 'Modern', detail: 'Sans serif with a touch of blue.' },
];

export const paperWords: readonly { value: Paper; label: string }[] = [
  { value: 'a4', label: 'A4' },
  { value: 'letter', label: 'Letter' },
];

type Refusal = Extract<JsonResumeReading, { kind: 'refused' }>;

/** Why a file was not taken, and what to do. */
export function refusalWords({ reason, at }: Refusal): string {
  switch (reason) {
    case 'too-large':
      return 'It is larger than 2 MB; a JSON Resume takes a few kilobytes. It was not opened.';
    case 'not-json':
      return 'It is not JSON, or it was cut off. Export it again as JSON Resume (a file that ends in .json).';
    case 'other-json':
      return 'It is some other kind of JSON: it has none of the sections of a JSON Resume (basics, work, education, skills).';
    case 'wrong-shape':
      return `Its section “${at}” does not follow JSON Resume 1.0.0. Compare it with the schema on jsonresume.org.`;
    case 'too-many':
      return `Its section “${at}” has more than 200 entries. Take some out and import it again.`;
    case 'too-deep':
      return 'It is nested more than 100 levels deep, which no resume is.';
  }
}
