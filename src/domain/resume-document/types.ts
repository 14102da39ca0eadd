/** One job. `responsibilities` has a line for each thing done; see `readDuties`. */
export interface Experience {
  readonly id: string;
  readonly organization: string;
  readonly role: string;
  /** In the user's own words, such as `Jan 2022 – Present`. */
  readonly duration: string;
  readonly responsibilities: string;
  readonly aside: Aside;
}

export interface Project {
  readonly id: string;
  readonly project: string;
  readonly durn: string;
  readonly desc: string;
  /** Where it runs or is published; may be empty. */
  readonly link: string;
  readonly aside: Aside;
}

export interface Achievement {
  readonly id: string;
  readonly text: string;
  readonly aside: Aside;
}

/**
 * The JSON object that this part came from, as text, or empty. It holds what the form has no field for, which is
 * exported as it came in.
 */
export type Aside = string;

export const TEMPLATES = ['plain', 'classic', 'modern'] as const;
export type Template = (typeof TEMPLATES)[number];
export const PAPERS = ['a4', 'letter'] as const;
export type Paper = (typeof PAPERS)[number];

/** The fields of a resume that are one text each, under the names of product spec section 3. */
export const TEXT_FIELDS = [
  'name',
  'lkdn',
  'gthb',
  'prtf',
  'cnt',
  'mail',
  'intro',
  'skillsl1',
  'skillsl2',
  'skillsl3',
  'clgname',
  'education',
  'grdyear',
  'grdyear2',
] as const;
export type TextFieldName = (typeof TEXT_FIELDS)[number];

export type ListName = 'experiences' | 'projects' | 'achievements';
export type EntryOf<L extends ListName> = WrittenResume[L][number];
/** The fields of the entries of a list that the user fills in. */
export type EntryField<L extends ListName> = Exclude<keyof EntryOf<L>, 'id' | 'aside'> & string;

/** A resume as it is written in the form: everything is text, nothing is checked. Plain JSON. */
export interface WrittenResume extends Readonly<Record<TextFieldName, string>> {
  readonly id: string;
  /** What the user calls this resume among others; not printed. */
  readonly title: string;
  /** ISO date-time of when it was last chosen: the newest is the one that is open. */
  readonly openedAt: string;
  readonly template: Template;
  readonly paper: Paper;
  readonly experiences: readonly Experience[];
  readonly projects: readonly Project[];
  readonly achievements: readonly Achievement[];
  readonly aside: Aside;
}
