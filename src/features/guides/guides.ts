import { guideFacts } from '../../domain/catalogue/guides';
import type { CatalogueLink, CatalogueVideo, GuideFacts } from '../../domain/catalogue/types';
import { codeforces } from './data/codeforces';
import { devfolio } from './data/devfolio';
import { github } from './data/github';
import { leetcode } from './data/leetcode';
import { linkedin } from './data/linkedin';
import { portfolio } from './data/portfolio';
import { stackoverflow } from './data/stackoverflow';
import { twitter } from './data/twitter';
import type { Guide, GuideId } from './guide-types';

/** The eight guides in the product's order. */
export const guides: readonly Guide[] = [
  linkedin,
  github,
  leetcode,
  twitter,
  codeforces,
  devfolio,
  stackoverflow,
  portfolio,
];

/** @throws RangeError when there is no such guide */
export function guideOf(id: GuideId): Guide {
  const found = guides.find((guide) => guide.id === id);
  if (!found) throw new RangeError(`There is no guide "${id}".`);
  return found;
}

/** What the catalogue knows of the site. @throws RangeError when it knows nothing */
export function factsOf(id: GuideId): GuideFacts {
  const found = guideFacts.find((facts) => facts.id === id);
  if (!found) throw new RangeError(`The catalogue holds nothing about "${id}".`);
  return found;
}

/** The catalogue's page behind an address. @throws RangeError when the guide's catalogue does not hold it */
export function pageOf(facts: GuideFacts, url: string): CatalogueLink {
  const found = facts.docs.find((link) => link.url === url);
  if (!found) throw new RangeError(`The catalogue of "${facts.id}" holds no ${url}.`);
  return found;
}

export interface ShownVideo {
  readonly embedId: string;
  /** The video's own title where it is known word for word; else what it is about. */
  readonly title: string;
  readonly channel: string | null;
  readonly why: string;
}

/** The videos of a guide as they are shown. @throws RangeError when the catalogue does not hold one of them */
export function videosOf(guide: Guide, facts: GuideFacts): readonly ShownVideo[] {
  return guide.videos.map(({ embedId, subject, why }) => {
    const video = facts.videos.find((known): known is CatalogueVideo => known.embedId === embedId);
    if (!video) throw new RangeError(`The catalogue of "${facts.id}" holds no video ${embedId}.`);
    return { embedId, why, title: video.titleExact ? video.title : `About: ${subject}`, channel: video.channel };
  });
}
