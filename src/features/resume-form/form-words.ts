import type { JsonResumeReading } from '../../domain/resume-document/json-resume';
import {
  type Accent,
  type Density,
  DOCUMENT_LANGUAGES,
  type DocumentLanguage,
  type EntryField,
  type Font,
  type ListName,
  type Paper,
  type Template,
  type TextFieldName,
} from '../../domain/resume-document/types';

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
  /** What most people leave empty, behind a line to open. */
  readonly more: { readonly title: string; readonly fields: readonly FieldWords<TextFieldName>[] };
  /** The list that goes on where these fields end. */
  readonly list: 'profiles' | 'skillGroups' | 'schools';
}

export const fieldGroups: readonly FieldGroup[] = [
  {
    title: 'About you',
    lead: 'The top of the page: who you are and how to reach you.',
    fields: [
      { field: 'name', label: 'Full name', autoComplete: 'name' },
      { field: 'label', label: 'Title', autoComplete: 'organization-title', placeholder: 'Backend Engineer' },
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
    more: {
      title: 'Where you live',
      fields: [
        { field: 'city', label: 'City', autoComplete: 'address-level2' },
        { field: 'region', label: 'Region', autoComplete: 'address-level1' },
        { field: 'country', label: 'Country', autoComplete: 'country', help: 'Its two-letter code, or its name.' },
        { field: 'postcode', label: 'Postal code', autoComplete: 'postal-code' },
        { field: 'address', label: 'Street', autoComplete: 'street-address', help: 'Few employers need it.' },
      ],
    },
    list: 'profiles',
  },
  {
    title: 'Skills',
    lead: 'Three lists, separated by commas. Each gets its own line on paper.',
    fields: [
      { field: 'skillsl1', label: 'Skills, first list', placeholder: 'Go, TypeScript, SQL' },
      { field: 'skillsl2', label: 'Skills, second list', placeholder: 'React, PostgreSQL' },
      { field: 'skillsl3', label: 'Skills, third list', placeholder: 'Docker, GitHub Actions' },
    ],
    more: {
      title: 'Names and levels of the lists',
      fields: [
        { field: 'skillsn1', label: 'Name of the first list', placeholder: 'Languages' },
        { field: 'skillsv1', label: 'Level of the first list', placeholder: 'Advanced' },
        { field: 'skillsn2', label: 'Name of the second list' },
        { field: 'skillsv2', label: 'Level of the second list' },
        { field: 'skillsn3', label: 'Name of the third list' },
        { field: 'skillsv3', label: 'Level of the third list' },
      ],
    },
    list: 'skillGroups',
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
    more: {
      title: 'Grade, courses, website',
      fields: [
        { field: 'score', label: 'Grade', placeholder: '8.7 CGPA' },
        { field: 'clglink', label: 'Website of the college', inputMode: 'url' },
        { field: 'courses', label: 'Courses', area: true, help: 'One a line.' },
      ],
    },
    list: 'schools',
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
  /** What most people leave empty, behind a line to open. */
  readonly more?: readonly FieldWords<EntryField<L>>[];
}

export const LINES_HELP = 'One line for each thing you did. Begin with a verb and name a result.';

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
  more: [
    { field: 'place', label: 'Place', placeholder: 'Berlin, or remote' },
    { field: 'link', label: 'Website', inputMode: 'url' },
    { field: 'about', label: 'What the employer does', area: true, help: 'One sentence, where the name says little.' },
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
  more: [
    { field: 'keywords', label: 'Keywords', placeholder: 'React, PostgreSQL' },
    { field: 'roles', label: 'Your roles', placeholder: 'Team lead, designer' },
    { field: 'entity', label: 'For whom' },
    { field: 'type', label: 'Kind', placeholder: 'Volunteering, talk, application' },
  ],
};

export const achievementWords: ListWords<'achievements'> = {
  list: 'achievements',
  title: 'Achievements',
  lead: 'Prizes, certificates, talks: one line each.',
  one: 'Achievement',
  add: 'Add Achievement',
  fields: [{ field: 'text', label: 'Achievement' }],
  more: [
    { field: 'awarder', label: 'Awarded by' },
    { field: 'date', label: 'Date', placeholder: 'Nov 2024' },
    { field: 'summary', label: 'What it was for', area: true },
  ],
};

export const templateWords: readonly { value: Template; label: string }[] = [
  { value: 'plain', label: 'Plain' },
  { value: 'classic', label: 'Classic' },
  { value: 'modern', label: 'Modern' },
  { value: 'compact', label: 'Compact' },
  { value: 'ledger', label: 'Ledger' },
  { value: 'elegant', label: 'Elegant' },
  { value: 'technical', label: 'Technical' },
  { value: 'executive', label: 'Executive' },
];

export const accentWords: readonly { value: Accent; label: string }[] = [
  { value: 'own', label: 'The template’s' },
  { value: 'black', label: 'Black' },
  { value: 'blue', label: 'Blue' },
  { value: 'teal', label: 'Teal' },
  { value: 'green', label: 'Green' },
  { value: 'purple', label: 'Purple' },
  { value: 'red', label: 'Red' },
];

export const fontWords: readonly { value: Font; label: string }[] = [
  { value: 'own', label: 'The template’s' },
  { value: 'inter', label: 'Inter' },
  { value: 'source-sans', label: 'Source Sans' },
  { value: 'lato', label: 'Lato' },
  { value: 'source-serif', label: 'Source Serif' },
  { value: 'eb-garamond', label: 'EB Garamond' },
];

export const densityWords: readonly { value: Density; label: string }[] = [
  { value: 'roomy', label: 'Roomy' },
  { value: 'normal', label: 'Normal' },
  { value: 'tight', label: 'Tight' },
  { value: 'one-page', label: 'Fit on one page' },
];

/** A name in English for each; the browser knows them. */
export const languageWords = (): readonly { value: DocumentLanguage; label: string }[] => {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  return DOCUMENT_LANGUAGES.map((value) => ({
    value,
    label: value === 'detected' ? 'Detected from its words' : (names.of(value) ?? value),
  }));
};

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
