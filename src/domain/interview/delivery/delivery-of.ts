import { countWords } from '../../resume/text-lines';
import type { SpokenLanguage } from '../../speech/languages';

/** A piece of a transcript with its times, in seconds from the start of the recording. */
export interface SpokenSegment {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A silence is a pause when it is longer than this, in seconds. */
export const PAUSE_SECONDS = 2;
/** Time for one answer, in seconds (product spec, section 9). */
export const ANSWER_SECONDS = 60;
/** Below this much speech there is no pace: the figure would be chance. */
const LEAST_SECONDS = 5;
const LEAST_WORDS = 8;

export interface SpokenFiller {
  readonly filler: string;
  /** Words as they stand: `segments[segment].text.slice(start, end) === quote`; `segments` as given. */
  readonly quote: string;
  readonly segment: number;
  readonly start: number;
  readonly end: number;
  /** Seconds, reckoned evenly over the segment. */
  readonly at: number;
}

export interface Pause {
  readonly start: number;
  readonly end: number;
  readonly seconds: number;
}

export interface Delivery {
  readonly words: number;
  /** From the first word to the last, pauses included. */
  readonly speakingSeconds: number;
  /** Words a minute of speaking time, rounded; null with fewer than 8 words, less than 5 seconds, or no blanks between words. */
  readonly pace: number | null;
  /** Null without a pace, and where none is known to be easy to follow in the language. */
  readonly paceVerdict: 'slow' | 'comfortable' | 'fast' | null;
  /** Null where the fillers of the language are not known: they were not counted. */
  readonly fillers: readonly SpokenFiller[] | null;
  /** Fillers in a hundred words, one decimal; null where they were not counted. */
  readonly fillersPer100: number | null;
  /** Each filler and how often, the most frequent first. */
  readonly fillerCounts: readonly { readonly filler: string; readonly count: number }[];
  /** Silences between words longer than 2 seconds. */
  readonly pauses: readonly Pause[];
  /** Seconds beyond 60; 0 when within. */
  readonly timeOver: number;
}

/**
 * Figures on how something was said. Pure. Times that are not numbers or run backwards are corrected: an end before its
 * start counts as the start; segments are taken in order of their starts, and overlaps are not pauses.
 *
 * @param segments finished pieces of the transcript
 * @param language in which it was said; null for one of which nothing is known
 * @param seconds how long the answer took in all; the last segment's end when smaller
 */
export function deliveryOf(
  segments: readonly SpokenSegment[],
  seconds: number,
  language: SpokenLanguage | null,
): Delivery {
  const spoken = segments
    .map(({ text, start, end }, segment) => ({
      text,
      segment,
      start: sound(start),
      end: Math.max(sound(start), sound(end)),
    }))
    .filter(({ text }) => countWords(text) > 0)
    .sort((a, b) => a.start - b.start);
  const words = spoken.reduce((sum, { text }) => sum + countWords(text), 0);
  const first = spoken[0]?.start ?? 0;
  const last = spoken.reduce((latest, { end }) => Math.max(latest, end), first);
  const speakingSeconds = tenth(last - first);
  const measured = language?.parted !== false && words >= LEAST_WORDS && last - first >= LEAST_SECONDS;
  const pace = measured ? Math.round((words * 60) / (last - first)) : null;
  const find = language?.fillers;
  const fillers = find
    ? spoken.flatMap(({ text, segment, start, end }) =>
        find(text).map((filler): SpokenFiller => {
          const at = start + ((end - start) * filler.start) / Math.max(1, text.length);
          return { ...filler, quote: text.slice(filler.start, filler.end), segment, at: tenth(at) };
        }),
      )
    : null;
  return {
    words,
    speakingSeconds,
    pace,
    paceVerdict: verdictOf(pace, language?.pace ?? null),
    fillers,
    fillersPer100: fillers && (words === 0 ? 0 : tenth((100 * fillers.length) / words)),
    fillerCounts: countsOf(fillers ?? []),
    pauses: pausesIn(spoken),
    timeOver: tenth(Math.max(0, Math.max(sound(seconds), last) - ANSWER_SECONDS)),
  };
}

function verdictOf(pace: number | null, easy: SpokenLanguage['pace']): Delivery['paceVerdict'] {
  if (pace === null || easy === null) return null;
  return pace < easy.slowest ? 'slow' : pace > easy.fastest ? 'fast' : 'comfortable';
}

const sound = (time: number) => (Number.isFinite(time) ? Math.max(0, time) : 0);
const tenth = (value: number) => Math.round(value * 10) / 10;

function countsOf(fillers: readonly SpokenFiller[]): { filler: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { filler } of fillers) counts.set(filler, (counts.get(filler) ?? 0) + 1);
  return [...counts].map(([filler, count]) => ({ filler, count })).sort((a, b) => b.count - a.count);
}

function pausesIn(spoken: readonly { readonly start: number; readonly end: number }[]): Pause[] {
  const pauses: Pause[] = [];
  let silentFrom = spoken[0]?.end ?? 0;
  for (const { start, end } of spoken.slice(1)) {
    if (start - silentFrom > PAUSE_SECONDS)
      pauses.push({ start: silentFrom, end: start, seconds: tenth(start - silentFrom) });
    silentFrom = Math.max(silentFrom, end);
  }
  return pauses;
}
