/**
 * The JSON object that this part came from, as text, or empty. It holds what the form has no field for, which is
 * exported as it came in.
 */
export type Aside = string;

interface Entry {
  readonly id: string;
  readonly aside: Aside;
}
/** An entry with these fields, each a text in the user's own words. */
type EntryWith<F extends string> = Entry & Readonly<Record<F, string>>;

/**
 * One job. `responsibilities` has a line for each thing done (see `readDuties`), `duration` reads such as
 * `Jan 2022 – Present`, `about` says what the employer does.
 */
export type Experience = EntryWith<
  'organization' | 'role' | 'duration' | 'place' | 'link' | 'about' | 'responsibilities'
>;
/** `link`: where it runs or is published. `keywords` and `roles`: lists parted by commas. */
export type Project = EntryWith<'project' | 'durn' | 'link' | 'desc' | 'keywords' | 'roles' | 'entity' | 'type'>;
/** An award or anything else to be proud of; `text` is its title. */
export type Achievement = EntryWith<'text' | 'awarder' | 'date' | 'summary'>;
/** A school after the first one, whose fields are the resume's own. `courses`: one a line. */
export type School = EntryWith<'clgname' | 'education' | 'grdyear' | 'grdyear2' | 'score' | 'courses' | 'link'>;
/** A group of skills after the first three. `keywords`: parted by commas. */
export type SkillGroup = EntryWith<'name' | 'level' | 'keywords'>;
/** A profile on a network other than LinkedIn and GitHub. */
export type Profile = EntryWith<'network' | 'username' | 'link'>;
export type Volunteer = EntryWith<'organization' | 'role' | 'duration' | 'link' | 'responsibilities'>;
export type Certificate = EntryWith<'name' | 'issuer' | 'date' | 'link'>;
export type Publication = EntryWith<'name' | 'publisher' | 'date' | 'link' | 'summary'>;
export type Language = EntryWith<'language' | 'fluency'>;
export type Interest = EntryWith<'name' | 'keywords'>;
export type Reference = EntryWith<'name' | 'reference'>;
/** A section of the user's own: a heading and lines as in `responsibilities`. */
export type OwnSection = EntryWith<'heading' | 'text'>;

/** Looks that are one flow of text each, drawn by `sheet.css`. */
export const TEMPLATES = [
  'plain',
  'classic',
  'modern',
  'compact',
  'ledger',
  'elegant',
  'technical',
  'executive',
] as const;
export type Template = (typeof TEMPLATES)[number];
export const PAPERS = ['a4', 'letter'] as const;
export type Paper = (typeof PAPERS)[number];
/** The colour of headings and rules; `own` is the template's. */
export const ACCENTS = ['own', 'black', 'blue', 'teal', 'green', 'purple', 'red'] as const;
export type Accent = (typeof ACCENTS)[number];
/** Families that are packaged with the app; `own` is the template's. */
export const FONTS = ['own', 'inter', 'source-sans', 'lato', 'source-serif', 'eb-garamond'] as const;
export type Font = (typeof FONTS)[number];
/** How close the lines are; `one-page` is as close as one page asks for, within what stays legible. */
export const DENSITIES = ['roomy', 'normal', 'tight', 'one-page'] as const;
export type Density = (typeof DENSITIES)[number];

/** What a resume is written in, as BCP 47 has it; `detected` is told from its words. */
export const DOCUMENT_LANGUAGES = [
  'detected',
  'ar',
  'zh',
  'cs',
  'da',
  'nl',
  'en',
  'fi',
  'fr',
  'de',
  'el',
  'he',
  'hi',
  'hu',
  'it',
  'ja',
  'ko',
  'no',
  'fa',
  'pl',
  'pt',
  'ro',
  'ru',
  'es',
  'sv',
  'th',
  'tr',
  'uk',
  'vi',
] as const;
export type DocumentLanguage = (typeof DOCUMENT_LANGUAGES)[number];

/** How a resume looks on paper. */
export interface ResumeLook {
  readonly template: Template;
  readonly paper: Paper;
  readonly accent: Accent;
  readonly font: Font;
  readonly density: Density;
  readonly showPhoto: boolean;
  readonly language: DocumentLanguage;
}

/**
 * The fields of a resume that are one text each; those of product spec section 3 under its names. `photo` is a picture as
 * a `data:` address or empty; `skillsn1` and `skillsv1` are name and level of the first list of skills.
 */
export const TEXT_FIELDS = [
  'name',
  'label',
  'photo',
  'lkdn',
  'gthb',
  'prtf',
  'cnt',
  'mail',
  'address',
  'postcode',
  'city',
  'region',
  'country',
  'intro',
  'skillsn1',
  'skillsv1',
  'skillsl1',
  'skillsn2',
  'skillsv2',
  'skillsl2',
  'skillsn3',
  'skillsv3',
  'skillsl3',
  'clgname',
  'education',
  'grdyear',
  'grdyear2',
  'score',
  'courses',
  'clglink',
] as const;
export type TextFieldName = (typeof TEXT_FIELDS)[number];

/** The lists of a resume, in the order in which the form shows them. */
export interface ResumeLists {
  readonly profiles: readonly Profile[];
  readonly skillGroups: readonly SkillGroup[];
  readonly schools: readonly School[];
  readonly experiences: readonly Experience[];
  readonly projects: readonly Project[];
  readonly achievements: readonly Achievement[];
  readonly volunteer: readonly Volunteer[];
  readonly certificates: readonly Certificate[];
  readonly publications: readonly Publication[];
  readonly languages: readonly Language[];
  readonly interests: readonly Interest[];
  readonly references: readonly Reference[];
  readonly own: readonly OwnSection[];
}
export type ListName = keyof ResumeLists;
export type EntryOf<L extends ListName> = ResumeLists[L][number];
/** The fields of the entries of a list that the user fills in. */
export type EntryField<L extends ListName> = Exclude<keyof EntryOf<L>, 'id' | 'aside'> & string;
/** An entry of any list, as the texts that it is. */
export type AnyEntry = Readonly<Record<string, string>> & { readonly id: string; readonly aside: Aside };

/** A resume as it is written in the form: everything is text, nothing is checked. Plain JSON. */
export interface WrittenResume extends Readonly<Record<TextFieldName, string>>, ResumeLists, ResumeLook {
  readonly id: string;
  /** What the user calls this resume among others; not printed. */
  readonly title: string;
  /** ISO date-time of when it was last chosen: the newest is the one that is open. */
  readonly openedAt: string;
  /** Sections in the order of the page; one that is not named has its usual place. See `sections.ts`. */
  readonly order: readonly string[];
  /** Sections, and ids of entries, that are kept and not printed. */
  readonly hidden: readonly string[];
  /** The resume that this one is a version of, and the job that it is for; either may be gone by now. */
  readonly master: string | null;
  readonly job: string | null;
  readonly aside: Aside;
  /** `aside` was read when the form had fewer fields: `adopted` moves what has a field by now. */
  readonly unread: boolean;
}
