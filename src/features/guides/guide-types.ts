export type GuideId =
  | 'linkedin'
  | 'github'
  | 'leetcode'
  | 'twitter'
  | 'codeforces'
  | 'devfolio'
  | 'stackoverflow'
  | 'portfolio';

/** A feature that works here, and not only on the site it is about. */
export type ToolId = 'profile-analysis' | 'analytics' | 'scheduler' | 'profile-readme';

export interface GuideTip {
  readonly title: string;
  readonly text: string;
}

export interface GuideFeature {
  readonly title: string;
  readonly text: string;
  readonly tool?: { readonly id: ToolId; readonly cue: string };
  /** Address of a page of the guide's catalogue that says more. */
  readonly read?: string;
}

export interface GuideFigure {
  readonly term: string;
  readonly value: string;
  /** Whether it was read in the site's own pages. What was not is shown as something to check. */
  readonly sure: boolean;
}

export interface GuideVideo {
  readonly embedId: string;
  /** What it is about, for a video whose exact title is not known. */
  readonly subject: string;
  /** Why to watch it. */
  readonly why: string;
}

/** The words of one guide. Videos and links themselves stand in the catalogue. */
export interface Guide {
  readonly id: GuideId;
  readonly path: string;
  readonly title: string;
  /** On its card of the hub. */
  readonly summary: string;
  readonly headline: string;
  readonly lead: string;
  readonly figures: readonly GuideFigure[];
  /** The two columns. */
  readonly tips: readonly [TipColumn, TipColumn];
  readonly featuresLead: string;
  readonly features: readonly GuideFeature[];
  readonly videos: readonly GuideVideo[];
  readonly prompts: readonly [string, string, string];
}

export interface TipColumn {
  readonly title: string;
  readonly tips: readonly GuideTip[];
}
