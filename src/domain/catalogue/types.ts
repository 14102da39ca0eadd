/** A page elsewhere. Only the app's own catalogue supplies links; a model never does. */
export interface CatalogueLink {
  readonly name: string;
  readonly url: string;
  /** Whether the exact page was read for the catalogue. Of a link that was not, nothing is claimed. */
  readonly seen: boolean;
  /** What it is about, for search and the line under its name. */
  readonly about: readonly string[];
}

/** A page that cards, topics and roadmaps on many subjects lead to. */
export interface Reference extends Pick<CatalogueLink, 'name' | 'url'> {
  /** What it is for, as words of topics. */
  readonly words: readonly string[];
}

/** What a topic is to the goal: what it is about, what one needs before it, what gives way where time is short. */
export const TOPIC_PARTS = ['core', 'prerequisite', 'extra'] as const;
export type TopicPart = (typeof TOPIC_PARTS)[number];

/** As much of a topic as progress is counted by. */
export interface TopicOutline {
  /** Unique among all tracks: `frontend/html`. */
  readonly id: string;
  readonly name: string;
  /** A rough estimate for a beginner. */
  readonly hours: number;
}

export interface TrackTopic extends TopicOutline {
  readonly subtopics: readonly string[];
}

export interface TopicSaid {
  /** What it is, in 60 to 150 words. */
  readonly about: string;
  /** What one can do afterwards. */
  readonly able: readonly string[];
  /** Something to do by oneself. */
  readonly exercise: string;
}

/** A topic on the page of its track. */
export interface TopicOnPage extends TrackTopic {
  /** What the catalogue says of it beyond its name. */
  readonly said?: TopicSaid;
  /** The best first; none where only those of the whole track fit. */
  readonly resources: readonly CatalogueLink[];
}

export interface TrackResource extends CatalogueLink {
  readonly kind: 'resource' | 'certification' | 'video';
  /** `null` where it is not known. */
  readonly free: boolean | null;
}

/** A way into a field, as far as progress in it is shown. */
export interface TrackOutline {
  readonly id: string;
  readonly title: string;
  /** In learning order. */
  readonly topics: readonly TopicOutline[];
}

/** A track as it is found and opened from the list. */
export interface ListedTrack extends TrackOutline {
  readonly description: string;
  readonly keywords: readonly string[];
  /** The four buttons, in the product's order. */
  readonly links: {
    readonly roadmap: CatalogueLink;
    readonly resources: CatalogueLink;
    readonly youtube: CatalogueLink;
    readonly certification: CatalogueLink;
  };
  readonly topics: readonly TrackTopic[];
}

export interface Track extends ListedTrack {
  /** Further resources for the track as a whole. */
  readonly more: readonly TrackResource[];
  readonly topics: readonly (TrackTopic & { readonly part: TopicPart })[];
}

/** A track as its own page shows it. */
export interface TrackPage extends Omit<Track, 'topics'> {
  readonly topics: readonly (TopicOnPage & { readonly part: TopicPart })[];
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
