export interface ReadmeProject {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly link: string;
}

export interface ReadmeContact {
  readonly id: string;
  readonly label: string;
  /** A web or mail address, as typed. */
  readonly address: string;
}

/** The parts of a README that can be left out while their words are kept. */
export const README_PARTS = ['about', 'now', 'skills', 'projects', 'contacts', 'fun'] as const;
export type ReadmePart = (typeof README_PARTS)[number];

/** How skills are written: in one line, as a list, or as badges, which are pictures of another site. */
export const SKILL_LOOKS = ['line', 'list', 'badges'] as const;
export type SkillLook = (typeof SKILL_LOOKS)[number];

/** What a profile README is made of. Everything but `extra` is plain text. */
export interface ReadmeForm {
  readonly name: string;
  readonly headline: string;
  readonly about: string;
  /** What one works on or learns at present. */
  readonly now: string;
  /** Separated by commas or line breaks. */
  readonly skills: string;
  readonly skillsAs: SkillLook;
  readonly projects: readonly ReadmeProject[];
  readonly contacts: readonly ReadmeContact[];
  /** Something that has nothing to do with work. */
  readonly fun: string;
  /** A card with figures, a picture of another site. */
  readonly stats: boolean;
  /** The GitHub account of the card; empty for none. */
  readonly account: string;
  readonly leftOut: readonly ReadmePart[];
  /** Markdown that goes in last, as it is. */
  readonly extra: string;
}

export const emptyReadme: ReadmeForm = {
  name: '',
  headline: '',
  about: '',
  now: '',
  skills: '',
  skillsAs: 'line',
  projects: [],
  contacts: [],
  fun: '',
  stats: false,
  account: '',
  leftOut: [],
  extra: '',
};
