import allCards from 'content:cards';
import index from 'content:cards/index';
import { createCoach } from '../../../src/domain/coach/coach';
import { INSIDE, OUTSIDE } from './labelled-questions';

/** How many of a set came out right, and those that did not. */
export interface Figure {
  readonly right: number;
  readonly all: number;
  readonly wrong: readonly string[];
}

/** The even questions chose the thresholds and weights; the odd ones only measure. */
export type Half = 'tuned' | 'held out' | 'all';

const inHalf = (half: Half) => (_: unknown, i: number) => half === 'all' || i % 2 === (half === 'tuned' ? 0 : 1);

const coach = createCoach(allCards, index);
const inside = INSIDE.map(({ asked, before, cards }) => {
  const { card, confidence } = coach.answer(asked, before);
  return {
    confidence,
    right: card !== null && cards.includes(card.id),
    told: `${asked} → ${card?.id ?? 'declined'}, wanted ${cards.join(' or ')}`,
  };
});
const outside = OUTSIDE.map((asked) => {
  const { card, confidence } = coach.answer(asked);
  return { right: confidence === 'none' && card === null, told: `${asked} → ${card?.id}` };
});

const figureOf = (rows: readonly { right: boolean; told: string }[]): Figure => ({
  right: rows.filter(({ right }) => right).length,
  all: rows.length,
  wrong: rows.flatMap(({ right, told }) => (right ? [] : told)),
});

/** Inside questions whose shown card is a right one. */
export const found = (half: Half): Figure => figureOf(inside.filter(inHalf(half)));
/** Outside questions to which no card is shown. */
export const declined = (half: Half): Figure => figureOf(outside.filter(inHalf(half)));
/** Inside questions answered as `sure`, by whether they are right. */
export const sure = (half: Half): Figure =>
  figureOf(inside.filter(inHalf(half)).filter(({ confidence }) => confidence === 'sure'));

export const shareOf = ({ right, all }: Figure): number => right / all;
