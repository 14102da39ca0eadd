import { decidingMentions, listsMet, type Weighed } from './requirements-of';
import type { JobRequirement } from './types';

/** A requirement, and how much of the job it is. */
export interface CoreRequirement {
  readonly requirement: JobRequirement;
  /** Above 0; what its best place weighs, and something for each further mention. */
  readonly weight: number;
}

const AGAIN = 0.4;
const MOST_MENTIONS = 5;

/**
 * What the job consists of, the heaviest first: a skill weighs by where it is named (title, duties, demands, first lines)
 * and how often. Left out are alternatives of something that is asked for by itself: "Go, Java or Kotlin (we write Go)".
 */
export function coreOf(weighed: readonly Weighed[], requirements: readonly JobRequirement[]): CoreRequirement[] {
  const deciding = decidingMentions(weighed);
  const met = listsMet(weighed, deciding);
  const places = new Map<string, number[]>();
  for (const { mention, weight } of weighed) {
    const known = places.get(mention.skill);
    if (known) known.push(weight);
    else places.set(mention.skill, [weight]);
  }
  return requirements
    .flatMap((requirement) => {
      const { list = null } = deciding.get(requirement.skill) ?? {};
      if (list !== null && met.has(list)) return [];
      const [best = 0, ...others] = (places.get(requirement.skill) ?? []).sort((a, b) => b - a);
      const weight =
        best + AGAIN * others.slice(0, MOST_MENTIONS - 1).reduce((sum, one) => sum + Math.min(one, best), 0);
      return [{ requirement, weight }];
    })
    .sort((a, b) => b.weight - a.weight);
}
