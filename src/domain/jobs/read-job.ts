import { findSkills } from '../skills/find-skills';
import { skillByName } from '../skills/skills-data';
import type { SkillMention } from '../skills/types';
import { needAt, needCues, negatedAt } from './need-cues';
import { postingLines } from './posting-lines';
import { type Passage, passagesOf, type Section } from './sections';
import { type FoundTitle, readTitle } from './title';
import type { JobPosting, JobRequirement } from './types';
import { readYears } from './years';

type Need = JobRequirement['need'];

interface Weighed {
  readonly mention: SkillMention;
  readonly need: Need;
}

/**
 * Reads a pasted job description: title, years of experience, and the skills it asks for.
 *
 * A skill's need is decided for each mention, the strongest counts:
 * 1. in the title: must; ruled out ("no PHP"): not counted; in a part on the employer or its benefits: nice at most;
 * 2. else by the nearest cue of the sentence ("required", "is a plus");
 * 3. else by the heading above ("Requirements", "Nice to have");
 * 4. else (introduction, duties, stack): nice when the posting has a list of requirements that names skills,
 *    must when it has none.
 *
 * Alternatives ("AWS or GCP") and examples ("such as Jenkins") are separate skills with the need of their
 * sentence: a posting rarely says which of them will do.
 *
 * Takes any text and throws on none; HTML entities and tags are read as text. Linear in its length.
 */
export function readJob(text: string): JobPosting {
  const lines = postingLines(text);
  const passages = passagesOf(lines);
  const title = readTitle(lines);
  const weighed = weigh(lines, passages, title);
  return {
    lines,
    title: title?.title ?? null,
    years: readYears(passages, isNice),
    requirements: requirementsOf(lines, weighed),
    ways: [],
  };
}

function weigh(lines: readonly string[], passages: readonly Passage[], title: FoundTitle | null): Weighed[] {
  /** `need` null: its place says nothing, so the whole posting decides. */
  const weighed: { mention: SkillMention; need: Need | null }[] = [];
  let listsRequirements = false;
  for (const [passage, mentions] of mentionsByPassage(lines, passages)) {
    const ranges = mentions.map(({ start, end }) => ({ start: start - passage.start, end: end - passage.start }));
    const negated = negatedAt(passage.text, ranges);
    const cues = needCues(passage.text);
    for (const [i, range] of ranges.entries()) {
      const mention = mentions[i];
      if (!mention || negated[i]) continue;
      const need = isInTitle(mention, title) ? 'must' : needIn(passage.section, needAt(range, cues));
      weighed.push({ mention, need });
      listsRequirements ||= passage.section === 'must';
    }
  }
  return weighed.map(({ mention, need }) => ({ mention, need: need ?? (listsRequirements ? 'nice' : 'must') }));
}

function needIn(section: Section, cue: Need | null): Need | null {
  if (section === 'company') return 'nice';
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

function requirementsOf(lines: readonly string[], weighed: readonly Weighed[]): JobRequirement[] {
  const bySkill = new Map<string, JobRequirement>();
  for (const { mention, need } of weighed) {
    const known = bySkill.get(mention.skill);
    const decides = !known || (known.need === 'nice' && need === 'must');
    const decided = decides ? { need, quote: (lines[mention.line] ?? '').trim(), line: mention.line } : known;
    bySkill.set(mention.skill, {
      skill: mention.skill,
      group: skillByName(mention.skill)?.group ?? '',
      need: decided.need,
      anyOf: null,
      quote: decided.quote,
      line: decided.line,
      count: (known?.count ?? 0) + 1,
    });
  }
  const all = [...bySkill.values()];
  return [...all.filter((r) => r.need === 'must'), ...all.filter((r) => r.need === 'nice')];
}
