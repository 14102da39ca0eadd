import type { RoomAnswer } from '../../../machines/contracts/interview';
import { type Delivery, deliveryOf, PACE } from '../../domain/interview/delivery/delivery-of';
import { counted } from '../../ui/format';
import { clockTime, spokenTime } from './times';

/** Figures on how an answer was said. */
const deliveryOfAnswer = ({ spoken, spent }: RoomAnswer): Delivery =>
  deliveryOf(
    spoken.map(({ text, start, end }) => ({ text, start: start / 1000, end: end / 1000 })),
    spent / 1000,
  );

export interface Figure {
  readonly label: string;
  readonly value: string;
  /** What it means, in one sentence. */
  readonly says: string;
}

/** The figures of one answer in words, for the screen and for files. */
export function figuresOf(answer: RoomAnswer): Figure[] {
  const time: Figure = {
    label: 'Time',
    value: clockTime(answer.spent),
    says: timeWords(deliveryOfAnswer(answer).timeOver),
  };
  return answer.spoken.length === 0 ? [time] : [time, ...spokenFigures(deliveryOfAnswer(answer))];
}

function spokenFigures({ words, pace, paceVerdict, fillers, fillersPer100, fillerCounts, pauses }: Delivery): Figure[] {
  const longest = Math.max(0, ...pauses.map(({ seconds }) => seconds));
  return [
    {
      label: 'Pace',
      value: pace === null ? '–' : `${pace} a minute`,
      says:
        paceVerdict === null
          ? `${counted(words, 'word')}: too few to tell a pace.`
          : {
              slow: `Slow: ${PACE.slowest} to ${PACE.fastest} words a minute are easy to follow.`,
              comfortable: 'Easy to follow.',
              fast: `Fast: ${PACE.slowest} to ${PACE.fastest} words a minute are easy to follow.`,
            }[paceVerdict],
    },
    {
      label: 'Filler words',
      value: String(fillers.length),
      says:
        fillers.length === 0
          ? 'None were heard.'
          : `${fillersPer100} in a hundred words: ${fillerCounts.map(({ filler, count }) => `“${filler}” ${count}×`).join(', ')}.`,
    },
    {
      label: 'Pauses',
      value: String(pauses.length),
      says: pauses.length === 0 ? 'None over 2 seconds.' : `Over 2 seconds; the longest took ${longest} seconds.`,
    },
  ];
}

function timeWords(over: number): string {
  return over === 0 ? 'Within the minute.' : `${spokenTime(over * 1000)} over the minute.`;
}

export interface Moment {
  readonly label: string;
  /** Milliseconds since the question was shown. */
  readonly at: number;
}

/** Where to listen again: each pause and each filler, in order. */
export function momentsOf(answer: RoomAnswer): Moment[] {
  const { pauses, fillers } = deliveryOfAnswer(answer);
  return [
    ...pauses.map(({ start, seconds }) => ({ label: `Pause of ${seconds} s`, at: start * 1000 })),
    ...fillers.map(({ quote, at }) => ({ label: `“${quote}”`, at: at * 1000 })),
  ].sort((a, b) => a.at - b.at);
}
