import type { CatalogueLink } from './types';

/** Every guide there is a page for. */
export const GUIDE_IDS = [
  'linkedin',
  'github',
  'leetcode',
  'twitter',
  'codeforces',
  'devfolio',
  'stackoverflow',
  'portfolio',
] as const;

export type GuideId = (typeof GUIDE_IDS)[number];

/** The features that work here, and not only on the site they are about. */
export const TOOL_IDS = ['profile-analysis', 'analytics', 'scheduler', 'profile-readme', 'profile-check'] as const;

export type ToolId = (typeof TOOL_IDS)[number];

export interface GuideTip {
  readonly title: string;
  readonly text: string;
}

export interface TipColumn {
  readonly title: string;
  readonly tips: readonly GuideTip[];
}

export interface GuideFeature {
  readonly title: string;
  readonly text: string;
  /** `title`: of the tool, where it is not the feature’s. */
  readonly tool?: { readonly id: ToolId; readonly cue: string; readonly title?: string };
  /** A page that says more. */
  readonly read?: CatalogueLink;
}

export interface GuideFigure {
  readonly term: string;
  readonly value: string;
  /** Whether it was read in the site's own pages. What was not is shown as something to check. */
  readonly sure: boolean;
}

export interface GuideVideo {
  /** The id under which the video site embeds it. */
  readonly embedId: string;
  /** The video's own title where it is known word for word; else what it is about. */
  readonly title: string;
  readonly channel: string | null;
  /** Why to watch it. */
  readonly why: string;
}

/** A guide on its card of the hub. */
export interface GuideHead {
  readonly id: GuideId;
  readonly title: string;
  readonly summary: string;
}

/** One guide. */
export interface Guide extends GuideHead {
  readonly headline: string;
  readonly lead: string;
  readonly figures: readonly GuideFigure[];
  /** The two columns. */
  readonly tips: readonly [TipColumn, TipColumn];
  readonly featuresLead: string;
  readonly features: readonly GuideFeature[];
  readonly videos: readonly GuideVideo[];
  readonly prompts: readonly [string, string, string];
  readonly docs: readonly CatalogueLink[];
  /** Links at the foot of its page. */
  readonly footer?: { readonly quick: readonly CatalogueLink[]; readonly resources: readonly CatalogueLink[] };
}
