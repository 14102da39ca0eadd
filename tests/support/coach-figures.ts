import MiniSearch from 'minisearch';
import { stems } from '../../src/domain/coach/card-index';
import type { Coach, Confidence } from '../../src/domain/coach/coach';
import type { Card } from '../../src/domain/coach/types';
import type { LabelledQuestion } from './coach-questions';

/** What an engine made of a question: the cards that it offers, the shown one first. */
export interface Offered {
  readonly ids: readonly string[];
  readonly confidence: Confidence;
}

export type Answering = (question: LabelledQuestion) => Offered;

/** How many of how many. */
export interface Share {
  readonly right: number;
  readonly all: number;
}

export interface CoachFigures {
  /** A right card is shown. */
  readonly first: Share;
  /** A right card is among the one shown and the first two that it leads on to. */
  readonly inThree: Share;
  /** Questions that no card answers, to which none is shown. */
  readonly declined: Share;
  /** Answers given as sure, to any question, that are wrong. */
  readonly sureWrong: Share;
}

const shareOf = <T>(all: readonly T[], holds: (one: T) => boolean): Share => ({
  right: all.filter(holds).length,
  all: all.length,
});

export interface Judged extends Offered {
  readonly question: LabelledQuestion;
  readonly right: boolean;
}

export const judged = (questions: readonly LabelledQuestion[], answering: Answering): Judged[] =>
  questions.map((question) => {
    const offered = answering(question);
    const [first] = offered.ids;
    const shown = offered.confidence !== 'none' && first !== undefined;
    return {
      ...offered,
      question,
      right: question.cards.length === 0 ? !shown : shown && question.cards.includes(first),
    };
  });

export function figuresOf(rows: readonly Judged[]): CoachFigures {
  const inside = rows.filter(({ question }) => question.cards.length > 0);
  return {
    first: shareOf(inside, ({ right }) => right),
    inThree: shareOf(inside, ({ ids, question }) => ids.slice(0, 3).some((id) => question.cards.includes(id))),
    declined: shareOf(
      rows.filter(({ question }) => question.cards.length === 0),
      ({ right }) => right,
    ),
    sureWrong: shareOf(
      rows.filter(({ confidence }) => confidence === 'sure'),
      ({ right }) => !right,
    ),
  };
}

export const answeringOf =
  (coach: Coach): Answering =>
  ({ asked, before }) => {
    const { card, confidence, nearby } = coach.answer(asked, before);
    return { ids: [...(card ? [card] : []), ...nearby].map(({ id }) => id), confidence };
  };

/** The plainest search there is, to compare with: MiniSearch over all the words of the cards, the first hit, always sure. */
export function plainSearch(cards: readonly Card[]): Answering {
  const search = new MiniSearch<Card>({
    fields: ['title', 'asked', 'terms', 'answer'],
    extractField: (card, field) => String(card[field as keyof Card]),
    tokenize: stems,
    processTerm: (term) => term,
  });
  search.addAll([...cards]);
  return ({ asked }) => {
    const ids = search.search(asked).map(({ id }) => String(id));
    return { ids, confidence: ids.length > 0 ? 'sure' : 'none' };
  };
}

const percent = ({ right, all }: Share) =>
  all === 0 ? '–' : `${right} of ${all} (${((100 * right) / all).toFixed(1)} %)`;

/** Rows of a table: all of them, then by kind. */
export function tableOf(rows: readonly Judged[]): string[][] {
  const kinds = [...new Set(rows.map(({ question }) => question.kind))].sort();
  const line = (name: string, some: readonly Judged[]) => {
    const { first, inThree, declined, sureWrong } = figuresOf(some);
    return [name, ...[first, inThree, declined, sureWrong].map(percent)];
  };
  return [
    line('all', rows),
    ...kinds.map((kind) =>
      line(
        kind,
        rows.filter(({ question }) => question.kind === kind),
      ),
    ),
  ];
}
