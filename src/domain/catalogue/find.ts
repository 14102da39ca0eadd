import type { CatalogueLink, TopicOutline, TrackOutline } from './types';

/** The address as people read it: without scheme, `www.` and a slash at the end. */
export const addressOf = (url: string): string => url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');

/** The site of an address: `roadmap.sh`. */
export const hostOf = (url: string): string => addressOf(url).split(/[/?#]/, 1)[0] ?? '';

/**
 * Whether each word of the query is in one of the texts, whatever the letter case and accents. `c++` and `.net` are
 * words as they are.
 * @param query what was typed; an empty one fits everything
 */
export function fits(query: string, texts: readonly string[]): boolean {
  const hay = folded(texts.join('\n'));
  return wordsOf(query).every((word) => hay.includes(word));
}

/** Links that a query fits. What is said about a link that was not seen is not searched, since it is not shown. */
export function findLinks<T extends CatalogueLink & { readonly handle?: string }>(
  links: readonly T[],
  query: string,
): readonly T[] {
  return links.filter(({ name, url, seen, about, handle = '' }) =>
    fits(query, [name, addressOf(url), handle, ...(seen ? about : [])]),
  );
}

/** A track as far as it is searched: without keywords and what its topics are about, it is found by its names alone. */
export interface SoughtTrack extends TrackOutline {
  readonly description: string;
  readonly keywords?: readonly string[];
  readonly topics: readonly (TopicOutline & { readonly subtopics?: readonly string[] })[];
}

export interface FoundTrack {
  readonly track: SoughtTrack;
  /** The topics that made it fit, when neither its title, description nor keywords did. */
  readonly topics: readonly TopicOutline[];
}

/** Tracks that a query fits, by what they are called and about, or by one of their topics; in their own order. */
export function findTracks(tracks: readonly SoughtTrack[], query: string): readonly FoundTrack[] {
  return tracks.flatMap((track): FoundTrack[] => {
    if (fits(query, [track.title, track.description, ...(track.keywords ?? [])])) return [{ track, topics: [] }];
    const topics = track.topics.filter(({ name, subtopics = [] }) => fits(query, [track.title, name, ...subtopics]));
    return topics.length > 0 ? [{ track, topics }] : [];
  });
}

const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
const wordsOf = (query: string): readonly string[] => folded(query).split(/\s+/).filter(Boolean);
