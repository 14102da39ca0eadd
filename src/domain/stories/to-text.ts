import { STORY_PARTS, type Story, type StoryPartName } from './types';

type Parts = Pick<Story, StoryPartName>;

/** The story as an answer begins with it: its parts, one under the other. */
export const answerText = (story: Parts): string =>
  STORY_PARTS.map((part) => story[part].trim())
    .filter(Boolean)
    .join('\n\n');

/** Longest line that a resume takes from elsewhere. */
const LONGEST_LINE = 500;

/** Said before what was done, and no part of it. */
const LEAD_INS =
  /^(?:(?:first(?: of all)?|then|so|and|but|next|finally|in the end|after that|as a result|because of that|that way|well|okay)\b,?\s+)+/i;

/** A line for a resume to begin with: what was done, without "I", and what came of it. */
export function resumeDraft({ action, result }: Parts): string {
  const deed = capital(
    plain(firstSentence(action))
      .replace(/^I(?:'ve|’ve| have)?\s+/, '')
      .replace(/(,|\band|\bthen) I (?=\w)/g, '$1 '),
  );
  const outcome = plain(sentences(result).find((sentence) => /\d/.test(sentence)) ?? firstSentence(result));
  return [deed, deed === '' ? capital(outcome) : lower(outcome)].filter(Boolean).join('; ').slice(0, LONGEST_LINE);
}

const sentences = (text: string): readonly string[] =>
  text.split(/(?<=[.!?])\s+|\n+/).filter((one) => one.trim() !== '');
const firstSentence = (text: string): string => sentences(text)[0] ?? '';
const plain = (sentence: string): string =>
  sentence
    .replace(/\s+/g, ' ')
    .trim()
    .replace(LEAD_INS, '')
    .replace(/[.!?]+$/, '');
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** A name keeps its capitals: only an everyday word at the beginning of a sentence loses its own. */
const lower = (text: string): string =>
  text.replace(/^(?:The|We|It|This|That|Our|My|They|Since)\b/, (word) => word.toLowerCase());
