import { findSkills } from '../skills/find-skills';
import { isWay } from '../skills/skills-data';
import type { SkillMention } from '../skills/types';
import { alternativesIn } from './alternatives';
import { type CoreRequirement, coreOf } from './core-of';
import { needCues, needsIn, negatedAt } from './need-cues';
import { postingLines } from './posting-lines';
import { requirementsOf, type Weighed } from './requirements-of';
import { type Passage, passagesOf, type Section } from './sections';
import { type FoundTitle, readTitle } from './title';
import type { JobPosting, JobRequirement } from './types';
import { readYears } from './years';

type Need = JobRequirement['need'];

/**
 * Reads a pasted job description: title, years of experience, the skills it asks for, and apart from them the ways of
 * working.
 *
 * Not counted: what is ruled out ("no PHP"), and what the employer tells of itself and of its perks. A skill's need is
 * decided for each mention, the strongest counts:
 * 1. in the title: must;
 * 2. else by the nearest cue of the sentence ("required", "is a plus");
 * 3. else by the heading above ("Requirements", "Nice to have");
 * 4. else (introduction, duties, stack): nice when the posting has a list of requirements that names skills,
 *    must when it has none.
 *
 * Alternatives and examples ("AWS or GCP", "such as Jenkins or CircleCI") share their `anyOf`.
 *
 * Takes any text and throws on none; HTML entities and tags are read as text. Linear in its length.
 */
export const readJob = (text: string): JobPosting => readJobWithCore(text).posting;

/** A posting, and what an interviewer would take from it. */
export interface ReadJob {
  readonly posting: JobPosting;
  /** The requirements by how much of the job they are, the heaviest first. */
  readonly core: readonly CoreRequirement[];
  /** Skills that are named only to say that they are not asked for. */
  readonly ruledOut: ReadonlySet<string>;
}

/** As {@link readJob}, with what the job consists of. */
export function readJobWithCore(text: string): ReadJob {
  const lines = postingLines(text);
  const passages = passagesOf(lines);
  const title = readTitle(lines);
  const { weighed, ways, ruledOut } = weigh(lines, passages, title);
  const requirements = requirementsOf(lines, weighed);
  return {
    posting: { lines, title: title?.title ?? null, years: readYears(passages, isNice), requirements, ways },
    core: coreOf(weighed, requirements),
    ruledOut: new Set([...ruledOut].filter((skill) => !requirements.some((one) => one.skill === skill))),
  };
}

function weigh(
  lines: readonly string[],
  passages: readonly Passage[],
  title: FoundTitle | null,
): { weighed: Weighed[]; ways: JobPosting['ways']; ruledOut: ReadonlySet<string> } {
  /** `need` null: its place says nothing, so the whole posting decides. */
  const weighed: (Omit<Weighed, 'need' | 'byPosition'> & { need: Need | null })[] = [];
  const ways = new Map<string, JobPosting['ways'][number]>();
  const ruledOut = new Set<string>();
  const opening = openingEnd(lines);
  let listsRequirements = false;
  let lists = 0;
  for (const [passage, mentions] of mentionsByPassage(lines, passages)) {
    if (passage.section === 'company' && !mentions.some((mention) => isInTitle(mention, title))) continue;
    const placed = mentions.map(({ skill, start, end }) => ({
      skill,
      start: start - passage.start,
      end: end - passage.start,
    }));
    const refused = negatedAt(passage.text, placed);
    // "PHP is not required, and neither is patience with PHP"
    const out = new Set(mentions.filter((_, at) => refused[at]).map(({ skill }) => skill));
    const negated = mentions.map(({ skill }) => out.has(skill));
    const needs = needsIn(passage.text, placed);
    const isSkill = (at: number) => !negated[at] && needs[at] !== 'aside' && !isWay(mentions[at]?.skill ?? '');
    const asked = placed.flatMap((_, at) => (isSkill(at) ? [at] : []));
    const alternatives = alternativesIn(
      passage.text,
      asked.flatMap((at) => placed[at] ?? []),
    );
    for (const [i, { skill }] of mentions.entries()) if (negated[i]) ruledOut.add(skill);
    for (const [i, mention] of mentions.entries())
      if (!negated[i] && isWay(mention.skill) && !ways.has(mention.skill))
        ways.set(mention.skill, { words: mention.text, line: mention.line });
    for (const [i, at] of asked.entries()) {
      const [mention, cue] = [mentions[at], needs[at]];
      if (!mention || cue === 'aside') continue;
      const need = isInTitle(mention, title) ? 'must' : needIn(passage.section, cue ?? null);
      const list = alternatives[i] ?? null;
      const weight = isInTitle(mention, title)
        ? WEIGHTS.title
        : cue === 'nice'
          ? WEIGHTS.nice
          : mention.line < opening && passage.section === 'neutral'
            ? TELLS_OF_PRODUCT.test(passage.text)
              ? WEIGHTS.company
              : WEIGHTS.opening
            : WEIGHTS[passage.section];
      weighed.push({ mention, need, list: list === null ? null : lists + list, weight });
      listsRequirements ||= passage.section === 'must';
    }
    lists += mentions.length;
  }
  return {
    weighed: weighed.map((one) => ({
      ...one,
      need: one.need ?? (listsRequirements ? 'nice' : 'must'),
      byPosition: one.need === null,
    })),
    ways: [...ways.values()],
    ruledOut,
  };
}

/** How much of the job a mention makes its skill, by its place. */
const WEIGHTS = { title: 5, must: 3, duties: 3, opening: 2.5, neutral: 1.5, nice: 1, company: 0.5 } as const;
/** "OpenHarbor makes an API gateway": what the employer sells, not what one works with. */
const TELLS_OF_PRODUCT =
  /^\s*(?!We\b)\p{Lu}[\p{L}\d&.' -]{1,40}? (?:is|are|makes?|builds?|develops?|provides?|offers?|sells?|helps?|runs?) /u;
/** So many written lines are the first lines of a posting. */
const OPENING_LINES = 8;

function openingEnd(lines: readonly string[]): number {
  let written = 0;
  const end = lines.findIndex((line) => {
    if (line.trim() !== '') written += 1;
    return written > OPENING_LINES;
  });
  return end < 0 ? lines.length : end;
}

function needIn(section: Section, cue: Need | null): Need | null {
  if (cue) return cue;
  return section === 'must' || section === 'nice' ? section : null;
}

function isInTitle({ line, start }: SkillMention, found: FoundTitle | null): boolean {
  if (found?.title.line !== line) return false;
  return start >= found.start && start < found.start + found.title.text.length;
}

function isNice({ section, text }: Passage): boolean {
  const cues = needCues(text);
  return cues.length > 0 ? cues.every((cue) => cue.need === 'nice') : section === 'nice';
}

/** Both lists are in order of the text, so one walk through each is enough. */
function* mentionsByPassage(
  lines: readonly string[],
  passages: readonly Passage[],
): Generator<readonly [Passage, readonly SkillMention[]]> {
  const mentions = findSkills(lines);
  let at = 0;
  for (const passage of passages) {
    const own: SkillMention[] = [];
    const end = passage.start + passage.text.length;
    for (let mention = mentions[at]; mention; mention = mentions[at]) {
      if (mention.line > passage.line || (mention.line === passage.line && mention.start >= end)) break;
      own.push(mention);
      at += 1;
    }
    if (own.length > 0) yield [passage, own];
  }
}
