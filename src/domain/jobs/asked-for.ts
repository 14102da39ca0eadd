import { shortName } from '../skills/short-names';
import { asked } from './job';
import type { Need, Requirement } from './job-types';

/** One thing that a job asks for: a requirement, or alternatives of which one is enough. */
export interface AskedFor {
  /** Of alternatives: under their group's id, with words of all ("one of AWS, Azure, GCP") and the skill of the first. */
  readonly requirement: Requirement;
  /** One, or the alternatives. */
  readonly members: readonly Requirement[];
}

/** What counts of the requirements, alternatives as one, musts first, each in the order of the posting. */
export function askedFor(requirements: readonly Requirement[]): readonly AskedFor[] {
  const groups = new Map<string, Requirement[]>();
  for (const one of asked(requirements)) {
    const key = one.anyOf === null ? `one ${one.id}` : `${one.need} ${one.anyOf}`;
    const known = groups.get(key);
    if (known) known.push(one);
    else groups.set(key, [one]);
  }
  return [...groups.values()].flatMap((members) => {
    const [first] = members;
    return first ? [{ members, requirement: members.length > 1 ? together(first, members) : first }] : [];
  });
}

const together = (first: Requirement, members: readonly Requirement[]): Requirement => ({
  ...first,
  id: first.anyOf ?? first.id,
  words: `one of ${members.map(({ skill, words }) => (skill === null ? words : shortName(skill))).join(', ')}`,
});

/** With each member of a group of alternatives asked for by itself. */
export const split = (requirements: readonly Requirement[], group: string): Requirement[] =>
  requirements.map((one) => (one.anyOf === group ? { ...one, anyOf: null, apart: group, touched: true } : one));

/** Alternatives of which each is asked for by itself, by the group that they were; where at least two are left. */
export function splitGroups(requirements: readonly Requirement[]): ReadonlyMap<string, readonly Requirement[]> {
  const groups = new Map<string, Requirement[]>();
  for (const one of asked(requirements))
    if (one.apart !== undefined) groups.set(one.apart, [...(groups.get(one.apart) ?? []), one]);
  return new Map([...groups].filter(([, members]) => members.length > 1));
}

/** With alternatives that were asked for one by one counted once again: as a must where one of them is. */
export function regroup(requirements: readonly Requirement[], group: string): Requirement[] {
  const isMust = requirements.some(({ apart, need }) => apart === group && need === 'must');
  return requirements.map((one) => {
    if (one.apart !== group) return one;
    const { apart: anyOf, ...rest } = one;
    const need = one.need === 'not-asked' ? one.need : isMust ? 'must' : 'nice';
    return { ...rest, anyOf, need, touched: true };
  });
}

/** The need with which a requirement comes back that was not asked for: that of its alternatives, else must. */
export function needAgain(requirements: readonly Requirement[], id: string): Exclude<Need, 'not-asked'> {
  const group = requirements.find((one) => one.id === id)?.anyOf ?? null;
  const mates = requirements.filter((one) => group !== null && one.anyOf === group && one.need !== 'not-asked');
  return mates.length > 0 && mates.every(({ need }) => need === 'nice') ? 'nice' : 'must';
}
