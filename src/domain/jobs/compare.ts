import { asked } from './job';
import type { Job, Requirement } from './job-types';

/** One thing that two jobs ask for, as each of them asks for it. */
export interface SharedRequirement {
  readonly a: Requirement;
  readonly b: Requirement;
}

export interface Comparison {
  readonly both: readonly SharedRequirement[];
  readonly onlyA: readonly Requirement[];
  readonly onlyB: readonly Requirement[];
}

const keyOf = ({ skill, words }: Requirement): string => (skill ?? words).trim().toLowerCase();

/** What two jobs both ask for, and what only one of them does; musts first, those of both before the others. */
export function shared(jobA: Pick<Job, 'requirements'>, jobB: Pick<Job, 'requirements'>): Comparison {
  const ofA = asked(jobA.requirements);
  const ofB = asked(jobB.requirements);
  const inA = new Set(ofA.map(keyOf));
  const inB = new Map(ofB.map((one) => [keyOf(one), one]));
  const both = ofA.flatMap((a) => {
    const b = inB.get(keyOf(a));
    return b ? [{ a, b }] : [];
  });
  const musts = ({ a, b }: SharedRequirement) => Number(a.need === 'must') + Number(b.need === 'must');
  return {
    both: both.sort((one, other) => musts(other) - musts(one)),
    onlyA: ofA.filter((one) => !inB.has(keyOf(one))),
    onlyB: ofB.filter((one) => !inA.has(keyOf(one))),
  };
}
