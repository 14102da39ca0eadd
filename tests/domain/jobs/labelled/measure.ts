import type { JobPosting } from '../../../../src/domain/jobs/types';
import { findSkills } from '../../../../src/domain/skills/find-skills';
import { isWay } from '../../../../src/domain/skills/skills-data';
import type { Labelled } from './labelled';

/** Right, too many, missed. */
export interface Count {
  right: number;
  extra: number;
  missed: number;
}

export type Measure = Readonly<Record<'must' | 'nice' | 'anyOf' | 'ways', Count>> & {
  /** What was read otherwise, a line each. */
  readonly errors: readonly string[];
};

const listOf = (text: string): readonly string[] => text.split(';').flatMap((part) => part.trim() || []);

/** Alternatives are compared as pairs of skills of one group. */
function pairsOf(members: readonly string[]): readonly string[] {
  const sorted = [...members].sort();
  return sorted.flatMap((a, at) => sorted.slice(at + 1).map((b) => `${a} | ${b}`));
}

function foundIn({
  lines,
  requirements,
  ways,
}: JobPosting): Readonly<Record<'must' | 'nice' | 'anyOf' | 'ways', string[]>> {
  const of = (need: 'must' | 'nice') => requirements.filter((one) => one.need === need).map(({ skill }) => skill);
  const groups = new Set(requirements.flatMap(({ anyOf }) => anyOf ?? []));
  return {
    must: of('must'),
    nice: of('nice'),
    anyOf: [...groups].flatMap((group) =>
      pairsOf(requirements.filter(({ anyOf }) => anyOf === group).map(({ skill }) => skill)),
    ),
    ways: ways.flatMap(({ words, line }) => {
      const here = findSkills([lines[line] ?? '']);
      return here.find(({ text, skill }) => text === words && isWay(skill))?.skill ?? words;
    }),
  };
}

/** What is read of each posting against its labels, added up. */
export function measure(labelled: readonly Labelled[], read: (text: string) => JobPosting): Measure {
  const count = (): Count => ({ right: 0, extra: 0, missed: 0 });
  const sums = { must: count(), nice: count(), anyOf: count(), ways: count() };
  const errors: string[] = [];
  for (const { kind, text, must, nice, anyOf, ways } of labelled) {
    const found = foundIn(read(text));
    const truth = {
      must: listOf(must),
      nice: listOf(nice),
      anyOf: anyOf.flatMap((group) => pairsOf(listOf(group))),
      ways: listOf(ways),
    };
    for (const part of ['must', 'nice', 'anyOf', 'ways'] as const) {
      const extra = found[part].filter((one) => !truth[part].includes(one));
      const missed = truth[part].filter((one) => !found[part].includes(one));
      sums[part].right += truth[part].length - missed.length;
      sums[part].extra += extra.length;
      sums[part].missed += missed.length;
      if (extra.length + missed.length > 0)
        errors.push(
          `${kind}: ${part}${extra.map((one) => ` +${one}`).join('')}${missed.map((one) => ` -${one}`).join('')}`,
        );
    }
  }
  return { ...sums, errors };
}

/** Per cent, to one place. */
export const precision = ({ right, extra }: Count): number => per(right, right + extra);
export const recall = ({ right, missed }: Count): number => per(right, right + missed);
const per = (part: number, whole: number): number => (whole === 0 ? 100 : Math.round((part / whole) * 1000) / 10);
