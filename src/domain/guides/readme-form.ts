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

/** What a profile README is made of. Everything but `extra` is plain text. */
export interface ReadmeForm {
  readonly name: string;
  readonly headline: string;
  readonly about: string;
  /** Separated by commas or line breaks. */
  readonly skills: string;
  readonly projects: readonly ReadmeProject[];
  readonly contacts: readonly ReadmeContact[];
  /** Markdown that goes in last, as it is. */
  readonly extra: string;
}

export const emptyReadme: ReadmeForm = {
  name: '',
  headline: '',
  about: '',
  skills: '',
  projects: [],
  contacts: [],
  extra: '',
};
