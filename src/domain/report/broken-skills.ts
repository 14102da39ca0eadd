import { BULLET_MARK } from '../resume/bullet-mark';
import type { ResumeSection, TextLine } from '../resume/facts';
import { findSkills } from '../skills/find-skills';
import type { SkillMention } from '../skills/types';

/** No skill has more words than twice this. */
const WORDS = 3;
/** Lines shorter than this are no paragraph. */
const SHORTEST = 20;
/** A line is full when it and the next word come near to the longest of its section. */
const FULL = 0.9;
const ENDED = /[.,;:!?|)]\s*$/;

/** Skills whose words the end of a line parts: `test` and `automation`. The mention is the part in the upper line. */
export function skillsOverLineEnds(
  lines: readonly TextLine[],
  sectionOf: ReadonlyMap<TextLine, ResumeSection>,
): SkillMention[] {
  const seams: { line: number; above: string; below: string }[] = [];
  const longest = new Map<ResumeSection, number>();
  for (const [line, section] of sectionOf)
    longest.set(section, Math.max(longest.get(section) ?? 0, line.text.trim().length));
  lines.forEach((upper, line) => {
    const lower = lines[line + 1];
    const section = sectionOf.get(upper);
    if (!lower || !section || sectionOf.get(lower) !== section || lower.afterBlank) return;
    if (ENDED.test(upper.text) || BULLET_MARK.test(lower.text)) return;
    const [first = ''] = lower.text.trim().split(' ');
    const length = upper.text.trim().length;
    if (length < SHORTEST || length + 1 + first.length < FULL * (longest.get(section) ?? 0)) return;
    const above = new RegExp(`(?:\\S{1,40}\\s{1,2}){0,${WORDS - 1}}\\S{1,40}$`, 'u').exec(
      upper.text.trimEnd().slice(-100),
    );
    const below = new RegExp(`^(?:\\S{1,40}\\s{1,2}){0,${WORDS - 1}}\\S{1,40}`, 'u').exec(
      lower.text.trimStart().slice(0, 100),
    );
    if (above && below) seams.push({ line, above: above[0], below: below[0] });
  });
  return findSkills(seams.map(({ above, below }) => `${above} ${below}`)).flatMap(({ skill, line, start, end }) => {
    const seam = seams[line];
    if (!seam || start >= seam.above.length || end <= seam.above.length + 1) return [];
    const { text } = lines[seam.line] as TextLine;
    const to = text.trimEnd().length;
    const from = to - seam.above.length + start;
    return [{ skill, text: text.slice(from, to), line: seam.line, start: from, end: to }];
  });
}
