import { type AskedFor, askedFor } from './asked-for';
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

const keysOf = ({ members }: AskedFor): readonly string[] =>
  members.map(({ skill, words }) => (skill ?? words).trim().toLowerCase());

/**
 * What two jobs both ask for, and what only one of them does; musts first, those of both before the others. Alternatives are
 * one thing, shared with whatever has one of them.
 */
export function shared(jobA: Pick<Job, 'requirements'>, jobB: Pick<Job, 'requirements'>): Comparison {
  const ofA = askedFor(jobA.requirements);
  const ofB = askedFor(jobB.requirements);
  const inB = new Map(ofB.flatMap((one) => keysOf(one).map((key) => [key, one] as const)));
  const inA = new Set(ofA.flatMap(keysOf));
  const mateOf = (one: AskedFor) => keysOf(one).flatMap((key) => inB.get(key) ?? [])[0];
  const both = ofA.flatMap((a) => {
    const b = mateOf(a);
    return b ? [{ a: a.requirement, b: b.requirement }] : [];
  });
  const musts = ({ a, b }: SharedRequirement) => Number(a.need === 'must') + Number(b.need === 'must');
  return {
    both: both.sort((one, other) => musts(other) - musts(one)),
    onlyA: ofA.filter((one) => !mateOf(one)).map(({ requirement }) => requirement),
    onlyB: ofB.filter((one) => !keysOf(one).some((key) => inA.has(key))).map(({ requirement }) => requirement),
  };
}
