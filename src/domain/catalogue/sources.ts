import { tracks } from './tracks';
import type { CatalogueLink, Track } from './types';

const references = {
  mdn: { name: 'MDN Web Docs', url: 'https://developer.mozilla.org/', seen: false, about: ['web', 'reference'] },
  cppreference: { name: 'cppreference.com', url: 'https://en.cppreference.com/', seen: false, about: ['C', 'C++'] },
  'cpp-guidelines': {
    name: 'C++ Core Guidelines',
    url: 'https://isocpp.github.io/CppCoreGuidelines/CppCoreGuidelines',
    seen: false,
    about: ['C++'],
  },
  git: { name: 'Pro Git', url: 'https://git-scm.com/book', seen: false, about: ['git'] },
  python: { name: 'Python documentation', url: 'https://docs.python.org/3/', seen: false, about: ['Python'] },
  postgres: {
    name: 'PostgreSQL documentation',
    url: 'https://www.postgresql.org/docs/current/',
    seen: false,
    about: ['SQL', 'databases'],
  },
  owasp: { name: 'OWASP Top 10', url: 'https://owasp.org/www-project-top-ten/', seen: false, about: ['security'] },
  wcag: { name: 'WCAG 2.2', url: 'https://www.w3.org/TR/WCAG22/', seen: false, about: ['accessibility'] },
} as const satisfies Readonly<Record<string, CatalogueLink>>;

type TrackId =
  | 'frontend'
  | 'backend'
  | 'dsa'
  | 'ai-ml'
  | 'data-science'
  | 'blockchain'
  | 'data-analyst'
  | 'devops'
  | 'ux-design'
  | 'android'
  | 'cybersecurity'
  | 'ios';

/** A page of the catalogue by name: a reference, or one of the four links of a track. */
export type SourceKey = keyof typeof references | `${TrackId}.${keyof Track['links']}`;

/**
 * The page that a key names.
 * @throws RangeError when the catalogue holds no such page
 */
export function sourceOf(key: SourceKey): CatalogueLink {
  if (key in references) return references[key as keyof typeof references];
  const [id, link] = key.split('.');
  const found = tracks.find((track) => track.id === id)?.links[link as keyof Track['links']];
  if (!found) throw new RangeError(`The catalogue holds no "${key}".`);
  return found;
}
