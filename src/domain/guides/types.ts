/** What was pasted from a LinkedIn profile. */
export interface LinkedInText {
  readonly headline: string;
  readonly about: string;
  readonly experience: string;
}

export type ProfileSection = keyof LinkedInText;

export interface ProfileFinding {
  /** Names the check: `headline-length`. Unique within an analysis. */
  readonly id: string;
  /** Where it belongs; `whole` is about all three texts. */
  readonly section: ProfileSection | 'whole';
  readonly status: 'pass' | 'advice';
  readonly title: string;
  /** What was found, in one or two sentences. */
  readonly says: string;
  /** What to do about it; `null` when it passed. */
  readonly todo: string | null;
  /** The user's words as they are in their text, each at most 160 characters. */
  readonly quotes: readonly string[];
}

export type ProfileAnalysis =
  /** All three texts are blank. */
  | { readonly kind: 'nothing' }
  | {
      readonly kind: 'analysis';
      /** By section in the order of the form, then `whole`. */
      readonly findings: readonly ProfileFinding[];
      /** What was not read, and why. */
      readonly notes: readonly string[];
    };
