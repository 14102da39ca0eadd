import type { RoomAnswer } from '../../../machines/contracts/interview';
import { type Delivery, deliveryOf } from '../../domain/interview/delivery/delivery-of';
import { type SpokenLanguage, spokenLanguage } from '../../domain/speech/languages';
import { counted } from '../../ui/format';
import { clockTime, spokenTime } from './times';

/** Figures on how an answer was said. */
const deliveryOfAnswer = ({ spoken, spent }: RoomAnswer, language: SpokenLanguage | null): Delivery =>
  deliveryOf(
    spoken.map(({ text, start, end }) => ({ text, start: start / 1000, end: end / 1000 })),
    spent / 1000,
    language,
  );

/** Pace and fillers of an answer as numbers; `null` where they cannot be told. */
export function deliveryNumbers(answer: RoomAnswer, tag: string): { pace: number | null; fillers: number | null } {
  if (answer.spoken.length === 0) return { pace: null, fillers: null };
  const { pace, fillers } = deliveryOfAnswer(answer, spokenLanguage(tag));
  return { pace, fillers: fillers?.length ?? null };
}

export interface Figure {
  readonly label: string;
  readonly value: string;
  /** What it means, in one sentence. */
  readonly says: string;
}

/**
 * The figures of one answer in words, for the screen and for files.
 * @param tag the language of the session
 * @param questionTime milliseconds for the answer
 */
export function figuresOf(answer: RoomAnswer, tag: string, questionTime: number): Figure[] {
  const language = spokenLanguage(tag);
  const delivery = deliveryOfAnswer(answer, language);
  const time: Figure = {
    label: 'Time',
    value: clockTime(answer.spent - answer.prepared),
    says: timeWords(answer, questionTime),
  };
  return answer.spoken.length === 0 ? [time] : [time, ...spokenFigures(delivery, language)];
}

function spokenFigures(delivery: Delivery, language: SpokenLanguage | null): Figure[] {
  const { pauses } = delivery;
  const longest = Math.max(0, ...pauses.map(({ seconds }) => seconds));
  return [
    { label: 'Pace', ...paceWords(delivery, language) },
    { label: 'Filler words', ...fillerWords(delivery) },
    {
      label: 'Pauses',
      value: String(pauses.length),
      says: pauses.length === 0 ? 'None over 2 seconds.' : `Over 2 seconds; the longest took ${longest} seconds.`,
    },
  ];
}

type Said = Omit<Figure, 'label'>;

function paceWords({ words, pace, paceVerdict }: Delivery, language: SpokenLanguage | null): Said {
  if (language?.parted === false)
    return { value: '–', says: 'Not measured: this language is written without blanks between words.' };
  if (pace === null) return { value: '–', says: `${counted(words, 'word')}: too few to measure a pace.` };
  const value = `${pace} a minute`;
  if (!language?.pace || paceVerdict === null)
    return { value, says: 'No comfortable pace is known for this language.' };
  const range = `${language.pace.slowest} to ${language.pace.fastest} words a minute are easy to follow.`;
  return {
    value,
    says: { slow: `Slow: ${range}`, comfortable: 'Easy to follow.', fast: `Fast: ${range}` }[paceVerdict],
  };
}

function fillerWords({ fillers, fillersPer100, fillerCounts }: Delivery): Said {
  if (fillers === null) return { value: '–', says: 'Not counted: the filler words of this language are not known.' };
  if (fillers.length === 0) return { value: '0', says: 'None were heard.' };
  const each = fillerCounts.map(({ filler, count }) => `“${filler}” ${count}×`).join(', ');
  return { value: String(fillers.length), says: `${fillersPer100} in a hundred words: ${each}.` };
}

function timeWords({ spent, prepared, spoken }: RoomAnswer, questionTime: number): string {
  const used = Math.max(spent, ...spoken.map(({ end }) => end)) - prepared;
  const time = questionTime === 60_000 ? 'the minute' : `the ${spokenTime(questionTime)}`;
  const after = prepared >= 1000 ? `, after ${spokenTime(prepared)} to think` : '';
  const over = used - questionTime;
  return over <= 0 ? `Within ${time}${after}.` : `${overTime(over)} over ${time}${after}.`;
}

/** Never 0 seconds over. */
const overTime = (over: number) => spokenTime(Math.max(1000, over));

export interface Moment {
  readonly label: string;
  /** Milliseconds since the question was shown. */
  readonly at: number;
}

/** Where to listen again: each pause and each filler, in order. */
export function momentsOf(answer: RoomAnswer, tag: string): Moment[] {
  const { pauses, fillers } = deliveryOfAnswer(answer, spokenLanguage(tag));
  return [
    ...pauses.map(({ start, seconds }) => ({ label: `Pause of ${seconds} s`, at: start * 1000 })),
    ...(fillers ?? []).map(({ quote, at }) => ({ label: `“${quote}”`, at: at * 1000 })),
  ].sort((a, b) => a.at - b.at);
}
