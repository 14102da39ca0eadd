import type { StoryFinding } from '../interview/answer/types';
import { STORY_PARTS, type StoryPartName } from './types';

type Parts = Readonly<Record<StoryPartName, string>>;

/** Whether there is enough of a story in an answer to keep it as one. */
export const tellsStory = (found: readonly Pick<StoryFinding, 'share'>[]): boolean =>
  found.some(({ share }) => share > 0);

/**
 * An answer as the parts of a story: each sentence goes where the words that were found in it belong, and one in which
 * nothing was found stays with the one before it. The parts follow each other, and together they are the whole answer.
 * @param found of this very text
 */
export function partsOf(text: string, found: readonly StoryFinding[]): Parts {
  const places = (...parts: readonly StoryFinding['part'][]) =>
    found.filter(({ part }) => parts.includes(part)).flatMap(({ evidence }) => evidence.map(({ start }) => start));
  const [situations, actions, results] = [places('situation', 'task'), places('action'), places('result')];
  const segments = segmentsOf(text, [...actions.slice(0, 1), ...results]);
  const holds = ({ start, end }: Segment, places: readonly number[]) => places.some((at) => at >= start && at < end);
  const deeds = segments.map((segment) => holds(segment, actions));
  const outcome = outcomeAt(
    segments.map((segment) => holds(segment, results)),
    deeds,
  );
  const pieces: Record<StoryPartName, string[]> = { situation: [], action: [], result: [] };
  let part: StoryPartName = 'situation';
  segments.forEach((segment, index) => {
    if (part === 'situation' && holds(segment, actions) && !holds(segment, situations)) part = 'action';
    if (index === outcome) part = 'result';
    const words = text.slice(segment.start, segment.end).trim();
    if (words !== '') pieces[part].push(words);
  });
  return Object.fromEntries(STORY_PARTS.map((name) => [name, pieces[name].join(' ')])) as Parts;
}

/**
 * Where the result begins: behind everything that was done; if something was done afterwards, where the last result is
 * told, as long as it was not done there first. @returns -1 where there is none
 */
function outcomeAt(results: readonly boolean[], deeds: readonly boolean[]): number {
  const [first, last] = [deeds.indexOf(true), deeds.lastIndexOf(true)];
  const behind = results.findIndex((is, index) => is && index > last);
  return behind === -1 ? results.findLastIndex((is, index) => is && index > first) : behind;
}

interface Segment {
  readonly start: number;
  readonly end: number;
}

/** Above this many words a sentence is no sentence but speech without full stops. */
const LONG_SENTENCE = 45;

/** Sentences; one that is too long is cut where something was found. */
function segmentsOf(text: string, cuts: readonly number[]): readonly Segment[] {
  const ends = [...text.matchAll(/[.!?]+(?=\s|$)|\n+/g)].map(({ 0: mark, index }) => index + mark.length);
  const bounds = [...new Set([0, ...ends, text.length])];
  return bounds.slice(1).flatMap((end, at) => {
    const start = bounds[at] ?? 0;
    const isLong = (text.slice(start, end).match(/\S+/g)?.length ?? 0) > LONG_SENTENCE;
    const inner = isLong ? cuts.filter((cut) => cut > start && cut < end).sort((a, b) => a - b) : [];
    const all = [...new Set([start, ...inner, end])];
    return all.slice(1).map((to, place) => ({ start: all[place] ?? start, end: to }));
  });
}

/** Words of the title that come from the answer. */
const TITLE_WORDS = 7;

/** A title from what the question is about and how the deed begins. */
export function titleOf(topic: string, { action, situation }: Pick<Parts, 'action' | 'situation'>): string {
  const words = (action || situation).split(/\s+/).filter(Boolean);
  const begin = words
    .slice(0, TITLE_WORDS)
    .join(' ')
    .replace(/[.,;:!?]+$/, '');
  return [topic.trim(), words.length > TITLE_WORDS ? `${begin}…` : begin].filter(Boolean).join(': ');
}
