import { shortName } from '../skills/short-names';
import { skillByName } from '../skills/skills-data';
import type { SkillMention } from '../skills/types';
import type { JobRequirement } from './types';

/** A mention of a skill that counts, and what its place says. */
export interface Weighed {
  readonly mention: SkillMention;
  readonly need: JobRequirement['need'];
  /** Its place in the posting alone gave the need: duties, introduction, stack. */
  readonly byPosition: boolean;
  /** Number of the list of alternatives that it is in; `null` for one asked for by itself. */
  readonly list: number | null;
  /** How much of the job its place makes it. */
  readonly weight: number;
}

/** The mention of each skill that decides its need. */
export function decidingMentions(weighed: readonly Weighed[]): ReadonlyMap<string, Weighed> {
  const deciding = new Map<string, Weighed>();
  for (const one of weighed) {
    const known = deciding.get(one.mention.skill);
    if (!known || outranks(one, known)) deciding.set(one.mention.skill, one);
  }
  return deciding;
}

/**
 * One requirement a skill, musts first. The strongest mention decides; where two are as strong, one that its words or its
 * section decide before one of which only the position does, then one by itself before one of alternatives.
 */
export function requirementsOf(lines: readonly string[], weighed: readonly Weighed[]): JobRequirement[] {
  const deciding = decidingMentions(weighed);
  const counts = new Map<string, number>();
  for (const { mention } of weighed) counts.set(mention.skill, (counts.get(mention.skill) ?? 0) + 1);
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
  if (one.byPosition !== known.byPosition) return known.byPosition;
  return one.list === null && known.list !== null;
}

/** Lists of alternatives of which one is asked for by itself at least as much: the others are no more than nice to have. */
export function listsMet(weighed: readonly Weighed[], deciding: ReadonlyMap<string, Weighed>): ReadonlySet<number> {
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
