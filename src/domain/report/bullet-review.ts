import { openingOf } from '../resume/action-verbs';
import type { ResumeFacts, SectionKind } from '../resume/facts';
import { countWords } from '../resume/text-lines';
import { measuredNumber } from './measured-number';
import { otherWords, type ResumeSkills } from './resume-skills';
import type { BulletReview } from './types';
import { quoteLine } from './words';

/** A bullet with more words than this is long: about two and a half lines. */
export const LONG_WORDS = 35;
/** A bullet with fewer words than this beside names of skills says little. */
const SHORT_WORDS = 3;
/** A bullet with at most this many words beside names of skills is a list of skills and no bullet of work. */
const LIST_WORDS = 1;

const TELLING: ReadonlySet<SectionKind> = new Set(['experience', 'projects', 'achievements', 'other']);

/**
 * The bullets that describe work: under experience, projects, achievements and other engagements, or all of them when
 * the text has no heading. A text that appears twice counts once; lists of skills and lines that do not count are left
 * out.
 */
export function reviewBullets(facts: ResumeFacts, skills: ResumeSkills): BulletReview[] {
  const ignored = new Set(Object.values(skills.ignored).flat());
  const headed = facts.sections.length > 1;
  const seen = new Set<string>();
  const reviews: BulletReview[] = [];
  for (const bullet of facts.bullets) {
    if (headed && !TELLING.has(bullet.section)) continue;
    if (bullet.lines.some((line) => ignored.has(line))) continue;
    const key = bullet.text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}%]+/gu, ' ')
      .trim();
    if (seen.has(key)) continue;
    seen.add(key);
    const others = bullet.lines.reduce(
      (sum, line) => sum + otherWords(line.text, skills.mentionsOf.get(line) ?? []),
      0,
    );
    if (others <= LIST_WORDS) continue;
    const opening = openingOf(bullet.text);
    const number = measuredNumber(bullet.text);
    const numbered = number === null ? undefined : bullet.lines.find((line) => line.text.includes(number));
    reviews.push({
      text: bullet.text,
      opening: opening.kind,
      openingWords: opening.words,
      number,
      length: others < SHORT_WORDS ? 'short' : countWords(bullet.text) > LONG_WORDS ? 'long' : 'good',
      evidence: [
        ...bullet.lines.slice(0, 1).map((line) => quoteLine(line, bulletWords(line.text, bullet.mark))),
        ...(numbered && number !== null ? [quoteLine(numbered, number)] : []),
      ],
    });
  }
  return reviews;
}

/** The words of a bullet's first line without its mark. */
function bulletWords(line: string, mark: string): string {
  const text = line.trim();
  return (mark !== '' && text.startsWith(mark) ? text.slice(mark.length) : text).trim();
}
