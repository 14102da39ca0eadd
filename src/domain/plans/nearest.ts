import { coursesNear } from './elsewhere';
import { keyOf, type PlanningCatalogue } from './planning-catalogue';
import { slipsBetween } from './spelling';

const LEAST_LETTERS = 4;
const MOST_SLIPS = 2;
const MOST_NAMES = 3;

/**
 * Titles of the courses that come nearest to a name that the catalogue does not have: by what it is about, or else by
 * how it is spelt, where that is further off than what is read as a slip.
 */
export function nearestTo({ courseById, phrases }: PlanningCatalogue, name: string): readonly string[] {
  const key = keyOf(name);
  const titles = (ids: readonly string[]) => ids.flatMap((id) => courseById(id)?.title ?? []).slice(0, MOST_NAMES);
  const about = coursesNear(key) ?? key.split(' ').flatMap((word) => coursesNear(word) ?? []);
  if (about.length > 0) return [...new Set(titles(about))];
  if (key.length < LEAST_LETTERS || key.includes(' ')) return [];
  const near = [...phrases].flatMap(([phrase, meaning]) => {
    const [target] = meaning.kind === 'known' ? meaning.targets : [];
    const course = target && courseById(target.id);
    const alike = course && phrase[0] === key[0] && phrase.length >= LEAST_LETTERS && !phrase.includes(' ');
    return alike && slipsBetween(key, phrase, MOST_SLIPS) <= MOST_SLIPS ? [course.title] : [];
  });
  return [...new Set(near)].slice(0, MOST_NAMES);
}
