import { type Language, languageNames } from '../../domain/c-source/languages';
import type { ChallengeGroup, ChallengeHead } from '../../domain/challenges/types';
import { withTypeScript } from '../../domain/challenges/work-key';

/** What the list is narrowed to; empty where everything is shown. */
export interface ChallengeFilter {
  readonly words: string;
  readonly difficulty: ChallengeHead['difficulty'] | '';
  readonly language: Language | '';
  readonly state: 'solved' | 'open' | 'due' | '';
}

export const everyChallenge: ChallengeFilter = { words: '', difficulty: '', language: '', state: '' };

export const isNarrowed = (filter: ChallengeFilter): boolean =>
  Object.values(filter).some((value) => value.trim() !== '');

/**
 * The groups with the challenges that fit; groups without any are left out.
 * @param isSolved says so of a challenge's number @param isDue says whether it is due again
 */
export function findChallenges(
  groups: readonly ChallengeGroup[],
  { words, difficulty, language, state }: ChallengeFilter,
  isSolved: (id: number) => boolean,
  isDue: (id: number) => boolean = () => false,
): readonly ChallengeGroup[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (group: string, { id, title, topics, ...head }: ChallengeHead) => {
    const languages = withTypeScript(head.languages);
    const text = `${id}. ${title} ${topics.join(' ')} ${group} ${languages.map((one) => languageNames[one]).join(' ')}`;
    return (
      (difficulty === '' || head.difficulty === difficulty) &&
      (language === '' || languages.includes(language)) &&
      (state === '' || (state === 'due' ? isDue(id) : isSolved(id) === (state === 'solved'))) &&
      wanted.every((word) => text.toLowerCase().includes(word))
    );
  };
  return groups.flatMap(({ name, challenges }) => {
    const found = challenges.filter((one) => fits(name, one));
    return found.length > 0 ? [{ name, challenges: found }] : [];
  });
}
