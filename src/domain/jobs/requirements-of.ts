import { shortName } from '../skills/short-names';
import { skillByName } from '../skills/skills-data';
import type { SkillMention } from '../skills/types';
import type { JobRequirement } from './types';

/** A mention of a skill that counts, and what its place says. */
export interface Weighed {
  readonly mention: SkillMention;
  readonly need: JobRequirement['need'];
  /** Number of the list of alternatives that it is in; `null` for one asked for by itself. */
  readonly list: number | null;
}

/**
 * One requirement a skill, musts first. The strongest mention decides; where two are as strong, one by itself before one of
 * alternatives.
 */
export function requirementsOf(lines: readonly string[], weighed: readonly Weighed[]): JobRequirement[] {
  const deciding = new Map<string, Weighed>();
  const counts = new Map<string, number>();
  for (const one of weighed) {
    const { skill } = one.mention;
    counts.set(skill, (counts.get(skill) ?? 0) + 1);
    const known = deciding.get(skill);
    if (!known || outranks(one, known)) deciding.set(skill, one);
  }
  const met = listsMet(weighed, deciding);
  const groups = groupsOf(weighed, deciding, met);
  const all = [...deciding].map(([skill, { mention, need, list }]): JobRequirement => {
    const isMet = list !== null && met.has(list);
    return {
      skill,
      group: skillByName(skill)?.group ?? '',
      need: isMet ? 'nice' : need,
      anyOf: isMet ? null : (groups.get(skill) ?? null),
      quote: (lines[mention.line] ?? '').trim(),
      line: mention.line,
      count: counts.get(skill) ?? 0,
    };
  });
  return [...all.filter((r) => r.need === 'must'), ...all.filter((r) => r.need === 'nice')];
}

function outranks(one: Weighed, known: Weighed): boolean {
  if (one.need !== known.need) return one.need === 'must';
  return one.list === null && known.list !== null;
}

/** Lists of alternatives of which one is asked for by itself at least as much: the others are no more than nice to have. */
function listsMet(weighed: readonly Weighed[], deciding: ReadonlyMap<string, Weighed>): ReadonlySet<number> {
  const met = new Set<number>();
  for (const { mention, need, list } of weighed) {
    const by = deciding.get(mention.skill);
    if (list !== null && by?.list === null && (by.need === 'must' || need === 'nice')) met.add(list);
  }
  return met;
}

/** The group id of each skill that is one of several alternatives; lists of one need that share a skill are one group. */
function groupsOf(
  weighed: readonly Weighed[],
  deciding: ReadonlyMap<string, Weighed>,
  met: ReadonlySet<number>,
): ReadonlyMap<string, string> {
  const mates = new Map<number, number>();
  const rootOf = (list: number): number => {
    let at = list;
    for (let next = mates.get(at); next !== undefined && next !== at; next = mates.get(at)) {
      mates.set(at, mates.get(next) ?? next);
      at = next;
    }
    return at;
  };
  for (const { mention, need, list } of weighed) {
    const by = deciding.get(mention.skill);
    if (list !== null && by && by.list !== null && by.need === need) mates.set(rootOf(list), rootOf(by.list));
  }
  const members = new Map<number, string[]>();
  for (const [skill, { list }] of deciding) {
    if (list === null || met.has(list)) continue;
    const root = rootOf(list);
    members.set(root, [...(members.get(root) ?? []), skill]);
  }
  const groups = new Map<string, string>();
  for (const skills of members.values())
    for (const need of ['must', 'nice'] as const) {
      const own = skills.filter((skill) => deciding.get(skill)?.need === need);
      if (own.length > 1) for (const skill of own) groups.set(skill, groupId(own));
    }
  return groups;
}

/** Readable, and the same in whatever order a posting names them: `any:aws|azure|gcp`. */
export const groupId = (skills: readonly string[]): string =>
  `any:${skills
    .map((skill) => shortName(skill).toLowerCase())
    .sort()
    .join('|')}`;
