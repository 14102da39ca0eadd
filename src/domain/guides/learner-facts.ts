import type { GithubRepository } from './github-profile';

/** What a learner has entered about themselves, as far as a profile text can be made of it. Nothing in it is guessed. */
export interface LearnerFacts {
  readonly name: string;
  /** The line under the name, or the title of the latest job. */
  readonly role: string;
  readonly skills: readonly string[];
  readonly city: string;
  /** What they wrote about themselves. */
  readonly intro: string;
  /** The latest first. */
  readonly work: readonly {
    readonly role: string;
    readonly organisation: string;
    readonly lines: readonly string[];
  }[];
  readonly projects: readonly { readonly name: string; readonly text: string; readonly link: string }[];
  readonly education: string;
  readonly mail: string;
  readonly links: readonly { readonly label: string; readonly address: string }[];
  /** The current job. */
  readonly job: { readonly title: string; readonly company: string; readonly skills: readonly string[] } | null;
  /** Own work on GitHub, what is shown first first; `null` while the profile was not read. */
  readonly repositories: readonly GithubRepository[] | null;
  /** Where it comes from, as the learner calls it: `your resume “Backend”`. */
  readonly from: readonly string[];
}
