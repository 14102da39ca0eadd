/** A page elsewhere. Only the app's own catalogue supplies links; a model never does. */
export interface CatalogueLink {
  readonly name: string;
  readonly url: string;
  /** Whether the exact page was read for the catalogue. Of a link that was not, nothing is claimed. */
  readonly seen: boolean;
  /** What it is about, for search and the line under its name. */
  readonly about: readonly string[];
}

export interface CatalogueVideo {
  /** The id under which the video site embeds it. */
  readonly embedId: string;
  readonly title: string;
  /** Whether `title` is the video's own, word for word. */
  readonly titleExact: boolean;
  readonly channel: string | null;
  readonly about: readonly string[];
  readonly seen: boolean;
}

export interface TrackTopic {
  /** Unique among all tracks: `frontend/html`. */
  readonly id: string;
  readonly name: string;
  /** A rough estimate for a beginner. */
  readonly hours: number;
  readonly subtopics: readonly string[];
}

export interface TrackResource extends CatalogueLink {
  readonly kind: 'resource' | 'certification' | 'video';
  /** `null` where it is not known. */
  readonly free: boolean | null;
}

/** A way into a field, with its topics in learning order. */
export interface Track {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** The four buttons, in the product's order. */
  readonly links: {
    readonly roadmap: CatalogueLink;
    readonly resources: CatalogueLink;
    readonly youtube: CatalogueLink;
    readonly certification: CatalogueLink;
  };
  /** Further resources for the track as a whole. */
  readonly more: readonly TrackResource[];
  readonly topics: readonly TrackTopic[];
}

export interface Community extends CatalogueLink {
  readonly id: string;
  /** On X. */
  readonly handle?: string;
}

/** The lists of Join Tech Communities. */
export interface Communities {
  readonly discord: readonly Community[];
  readonly reddit: readonly Community[];
  readonly x: readonly Community[];
}

export interface EventCard {
  readonly id: string;
  readonly title: 'Find Hackathons' | 'Stay Updated' | 'Start Coding Prep' | 'For UI/UX';
  readonly links: readonly (CatalogueLink & { readonly id: string })[];
}

/** What is known of a site that a guide is about. */
export interface GuideFacts {
  readonly id: string;
  readonly title: string;
  readonly videos: readonly CatalogueVideo[];
  readonly docs: readonly CatalogueLink[];
  /** Links at the foot of its page. */
  readonly footer?: { readonly quick: readonly CatalogueLink[]; readonly resources: readonly CatalogueLink[] };
}
