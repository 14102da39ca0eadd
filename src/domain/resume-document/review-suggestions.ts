import { rewriteOf } from '../report/actions/rewrite';
import type { BulletReview } from '../report/types';
import { BULLET_MARK } from '../resume/bullet-mark';
import { countWords } from '../resume/text-lines';
import { dutyLines, type Suggestion, strongerOpening } from './suggestions';
import type { WrittenResume } from './types';

/** At most so many lines of advice: the worst first. */
const MOST = 6;
/** A part of a line that was cut in two has at least so many words. */
const LEAST_WORDS = 4;

/**
 * What a report on this resume said of its bullets, for those that still say the same: a long one cut in two where a
 * sentence or a clause ends, and for the rest advice at the field, which puts nothing in.
 */
export function reviewSuggestions(resume: WrittenResume, bullets: readonly BulletReview[]): Suggestion[] {
  const reviews = new Map(bullets.map((bullet) => [plain(bullet.text), bullet]));
  const judged = dutyLines(resume).flatMap(({ place, text }, index) => {
    const review = reviews.get(plain(text));
    return review ? [{ place, text, review, index }] : [];
  });
  const cuts = judged.flatMap(({ place, text, review, index }): Suggestion[] => {
    const after = review.length === 'long' ? inTwo(text, markOf(resume, place.entryId, place.field, text)) : null;
    const why = 'Your report: it is long. These are the same words as two lines.';
    return after === null ? [] : [{ kind: 'words', id: `cut ${index} ${text}`, place, before: text, after, why }];
  });
  const advice = judged
    .flatMap(({ place, text, review, index }) => {
      const rewrite = rewriteOf(review);
      return rewrite && strongerOpening(text) === null ? [{ place, text, index, rewrite }] : [];
    })
    .sort((a, b) => b.rewrite.faults - a.rewrite.faults || a.index - b.index)
    .slice(0, MOST)
    .map(
      ({ place, text, index, rewrite }): Suggestion => ({
        kind: 'advice',
        id: `advice ${index} ${text}`,
        place,
        words: text,
        why: `Your report: ${rewrite.advice}`,
      }),
    );
  return [...cuts, ...advice];
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The mark before a line of a field; null where it is a number, which a second line would have to continue. */
function markOf(resume: WrittenResume, entryId: string | null, field: string, text: string): string | null {
  const entries = [...resume.experiences, ...resume.projects, ...resume.volunteer] as unknown as readonly Readonly<
    Record<string, string>
  >[];
  const whole = entries.find(({ id }) => id === entryId)?.[field] ?? '';
  const line = whole.split(/\r\n?|\n/).find((one) => one.includes(text)) ?? '';
  const mark = BULLET_MARK.exec(line.trim())?.[0] ?? '';
  return /\p{N}/u.test(mark) ? null : mark;
}

/** The line as two, at the end of a sentence or at a semicolon nearest to its middle; null where there is none. */
function inTwo(text: string, mark: string | null): string | null {
  if (mark === null) return null;
  const cuts = [...text.matchAll(/;\s+|(?<=\p{Ll}\p{Ll}[.!?])\s+(?=\p{Lu})/gu)]
    .map(({ 0: cut, index }) => [text.slice(0, index), text.slice(index + cut.length)] as const)
    .filter((parts) => parts.every((part) => countWords(part) >= LEAST_WORDS))
    .sort(([a, b], [c, d]) => Math.abs(a.length - b.length) - Math.abs(c.length - d.length));
  const [first] = cuts;
  if (!first) return null;
  const [one, two] = first;
  const end = /[.!?]$/.test(two) && !/[.!?]$/.test(one) ? '.' : '';
  return `${one}${end}\n${mark}${two.charAt(0).toUpperCase()}${two.slice(1)}`;
}
