import type { Language } from '../c-source/languages';
import type { RoundLevel } from './round';
import type { ChallengeGroup, ChallengeHead } from './types';
import { withTypeScript } from './work-key';

/** What is known of the learner, as numbers of challenges. */
export interface RoundFacts {
  readonly solved: ReadonlySet<number>;
  /** Needed hints or the solution, failed in a round, or due again. */
  readonly weak: ReadonlySet<number>;
  /** Show a skill that the current job asks for. */
  readonly asked: ReadonlySet<number>;
  /** Were in a round before. */
  readonly met: ReadonlySet<number>;
}

/** Its challenges teach the first words of a language: nobody is asked them in an interview. */
const TOO_SMALL = 'First steps';

type Candidate = ChallengeHead & { readonly group: string };

/**
 * The two problems of a round, from different groups where there are such: what is unsolved, was weak or is asked for by
 * the current job comes first, what was met in a round last; chance, by the seed, decides among equals.
 * @returns fewer than two where the level has no more in that language
 */
export function chooseRound(
  groups: readonly ChallengeGroup[],
  { level, language, seed }: { readonly level: RoundLevel; readonly language: Language; readonly seed: string },
  facts: RoundFacts,
): readonly ChallengeHead[] {
  const all = groups
    .filter(({ name }) => name !== TOO_SMALL)
    .flatMap(({ name, challenges }) => challenges.map((head): Candidate => ({ ...head, group: name })))
    .filter(({ languages }) => withTypeScript(languages).includes(language));
  const worth = ({ id }: ChallengeHead) =>
    (facts.solved.has(id) ? 0 : 4) +
    (facts.weak.has(id) ? 3 : 0) +
    (facts.asked.has(id) ? 2 : 0) -
    (facts.met.has(id) ? 5 : 0);
  const ordered = (difficulty: ChallengeHead['difficulty']) =>
    all
      .filter((head) => head.difficulty === difficulty)
      .map((head) => ({ head, worth: worth(head), chance: chanceOf(`${seed} ${head.id}`) }))
      .sort((a, b) => b.worth - a.worth || a.chance - b.chance || a.head.id - b.head.id)
      .map(({ head }) => head);
  const [easier, harder] = level === 'mixed' ? (['easy', 'medium'] as const) : [level, level];
  const [first] = ordered(easier);
  if (!first) return [];
  const rest = ordered(harder).filter(({ id }) => id !== first.id);
  const second = rest.find(({ group }) => group !== first.group) ?? rest[0];
  return second ? [first, second] : [first];
}

/** Solved challenges of a level after which the next one is chosen. */
const ENOUGH = 5;

/** The level that fits what was solved so far. */
export function levelFor(groups: readonly ChallengeGroup[], solved: ReadonlySet<number>): RoundLevel {
  const done = groups.flatMap(({ challenges }) => challenges).filter(({ id }) => solved.has(id));
  const of = (difficulty: ChallengeHead['difficulty']) => done.filter((head) => head.difficulty === difficulty).length;
  if (of('hard') >= ENOUGH) return 'hard';
  return of('medium') >= ENOUGH ? 'medium' : 'mixed';
}

/** A number from 0 to 1 for a text, the same for the same text (FNV-1a, its bits mixed once more). */
function chanceOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 12)) >>> 0) / 2 ** 32;
}
