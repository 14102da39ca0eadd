import type { ListName, WrittenResume } from './types';

/** The sections of a page in their usual order; `own` is the place of the user's own, each a section by its entry's id. */
export const SECTIONS = [
  'about',
  'skills',
  'education',
  'experiences',
  'projects',
  'achievements',
  'volunteer',
  'certificates',
  'publications',
  'languages',
  'interests',
  'own',
  'references',
] as const;
export type SectionName = (typeof SECTIONS)[number];

/** What each is called on paper. */
export const SECTION_HEADINGS: Readonly<Record<Exclude<SectionName, 'own'>, string>> = {
  about: 'About Me',
  skills: 'Skills',
  education: 'Education',
  experiences: 'Experience',
  projects: 'Projects',
  achievements: 'Achievements',
  volunteer: 'Volunteer Work',
  certificates: 'Certificates',
  publications: 'Publications',
  languages: 'Languages',
  interests: 'Interests',
  references: 'References',
};

/** The lists that are sections of their own, under the same name. */
export type SectionList = Extract<ListName, Exclude<SectionName, 'own'>>;

const isOwn = (key: string): key is Exclude<SectionName, 'own'> => Object.hasOwn(SECTION_HEADINGS, key);

/** The fixed section of a key, or null for the id of one of the user's own. */
export const sectionNamed = (key: string): Exclude<SectionName, 'own'> | null => (isOwn(key) ? key : null);

/**
 * Keys of all sections in the order of the page: as the user put them, and those that were never moved after the section
 * that comes before them by default.
 */
export function sectionKeys({ order, own }: Pick<WrittenResume, 'order' | 'own'>): readonly string[] {
  const usual = SECTIONS.flatMap((name): readonly string[] => (name === 'own' ? own.map(({ id }) => id) : [name]));
  if (order.length === 0) return usual;
  const keys = [...new Set(order)].filter((key) => usual.includes(key));
  for (const [index, key] of usual.entries()) {
    if (keys.includes(key)) continue;
    const before = usual.slice(0, index).findLast((other) => keys.includes(other));
    keys.splice(before === undefined ? 0 : keys.indexOf(before) + 1, 0, key);
  }
  return keys;
}
