import { emptyEntry, emptyResume } from './edits';
import type { AnyEntry, WrittenResume } from './types';

interface Version1 {
  readonly experiences: readonly AnyEntry[];
  readonly projects: readonly AnyEntry[];
  readonly achievements: readonly AnyEntry[];
  readonly aside: string;
}

/**
 * A stored resume of version 1 as one of version 2, which has more fields. What the first version kept aside for want of
 * a field is moved when the resume is next opened (`adopted`), by code that is fetched then.
 */
export function fromVersion1(value: unknown, id: string): WrittenResume {
  const resume = value as Version1;
  const filled = (list: 'experiences' | 'projects' | 'achievements') =>
    resume[list].map((entry) => ({ ...emptyEntry(list, entry.id), ...entry }));
  const asides = [
    resume.aside,
    ...[...resume.experiences, ...resume.projects, ...resume.achievements].map((e) => e.aside),
  ];
  return {
    ...emptyResume(id, ''),
    ...resume,
    experiences: filled('experiences'),
    projects: filled('projects'),
    achievements: filled('achievements'),
    unread: asides.some((aside) => aside !== ''),
  } as unknown as WrittenResume;
}
