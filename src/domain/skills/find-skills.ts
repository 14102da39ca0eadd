import { type Candidate, scanLine } from './candidates';
import { type ResolvedLine, resolveLine } from './context';
import { formIndexOf } from './form-index';
import { SKILLS } from './skills-data';
import type { Skill, SkillMention } from './types';

export interface FindSkillsOptions {
  /** The vocabulary to look for; the project's own when left out. Its index is built once and kept. */
  readonly skills?: readonly Skill[];
}

/**
 * Every place where a text names a skill.
 *
 * Names count as whole words or phrases only, the longest first ("React Native" is not React); `+ # . / -` inside a
 * name belong to it. Names that are everyday words (Go, R, React, Spring) count only where their neighbours show
 * that the skill is meant. Web and mail addresses name nothing. Linear in the length of the text.
 *
 * @param lines the text, one string a line, without line breaks
 * @returns mentions in order of occurrence, none overlapping; `lines[m.line].slice(m.start, m.end) === m.text`
 */
export function findSkills(lines: readonly string[], options: FindSkillsOptions = {}): SkillMention[] {
  const index = formIndexOf(options.skills ?? SKILLS);
  const resolved = lines.map((line) => resolveLine(scanLine(line, index)));
  const inColumn = columns(resolved);
  return resolved.flatMap(({ accepted, lone }, line) =>
    (lone && inColumn[line] ? [lone] : accepted).map((candidate) => mention(candidate, lines, line)),
  );
}

/** For each line that is one letter or everyday noun: whether it is in a column of skills, one per line. */
function columns(resolved: readonly ResolvedLine[]): boolean[] {
  const inColumn = resolved.map(() => false);
  for (const direction of [1, -1]) {
    let open = false;
    for (let step = 0; step < resolved.length; step += 1) {
      const at = direction === 1 ? step : resolved.length - 1 - step;
      const { opensPlainly, lone } = resolved[at] as ResolvedLine;
      if (lone && open) inColumn[at] = true;
      open = opensPlainly || (open && lone !== null);
    }
  }
  return inColumn;
}

function mention(candidate: Candidate, lines: readonly string[], line: number): SkillMention {
  const { start, end, form } = candidate;
  return { skill: form.skill.name, text: (lines[line] ?? '').slice(start, end), line, start, end };
}
