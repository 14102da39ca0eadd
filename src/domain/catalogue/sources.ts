import { guideFacts } from './guides';
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

/** Documents of the guides: which guide, and the document's name there. */
const guideDocuments = {
  'linkedin-profile': ['linkedin', 'Create a good LinkedIn profile'],
  'linkedin-intro': ['linkedin', 'Edit your intro'],
  'github-readme': ['github', 'Managing your profile README'],
  'github-pins': ['github', 'Pinning items to your profile'],
  'open-source-guide': ['github', 'How to Contribute to Open Source'],
  'github-pages': ['portfolio', 'GitHub Pages'],
  'leetcode-150': ['leetcode', 'Top Interview 150'],
  'codeforces-help': ['codeforces', 'Codeforces Help'],
  usaco: ['codeforces', 'USACO Guide'],
  'devfolio-guide': ['devfolio', 'Devfolio Guide'],
  'devfolio-judging': ['devfolio', 'Judging, for participants'],
  'hackathon-judging': ['devfolio', 'Hackathon judging tips'],
  'so-ask': ['stackoverflow', 'How do I ask a good question?'],
  'so-example': ['stackoverflow', 'Minimal reproducible example'],
  'so-answer': ['stackoverflow', 'How do I write a good answer?'],
  'asking-for-help': ['stackoverflow', 'Asking For Help lesson'],
} as const satisfies Readonly<Record<string, readonly [guide: string, name: string]>>;

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

/** A page of the catalogue by name: a reference, a document of a guide, or one of the four links of a track. */
export type SourceKey = keyof typeof references | keyof typeof guideDocuments | `${TrackId}.${keyof Track['links']}`;

/**
 * The page that a key names.
 * @throws RangeError when the catalogue holds no such page
 */
export function sourceOf(key: SourceKey): CatalogueLink {
  if (key in references) return references[key as keyof typeof references];
  const document = key in guideDocuments ? guideDocuments[key as keyof typeof guideDocuments] : null;
  const [id, link] = key.split('.');
  const found = document
    ? guideFacts.find((guide) => guide.id === document[0])?.docs.find(({ name }) => name === document[1])
    : tracks.find((track) => track.id === id)?.links[link as keyof Track['links']];
  if (!found) throw new RangeError(`The catalogue holds no "${key}".`);
  return found;
}
