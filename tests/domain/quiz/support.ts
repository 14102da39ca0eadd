import cards from 'content:cards';
import misbeliefs from 'content:mistakes/of-cards';
import programs from 'content:programs';
import { questionsOf } from '../../../src/domain/quiz/make-questions';
import type { Question, QuizCard, QuizContent } from '../../../src/domain/quiz/types';

export const content: QuizContent = { cards, misbeliefs, programs };

export const cardOf = (id: string): QuizCard => {
  const card = content.cards.find((one) => one.id === id);
  if (!card) throw new RangeError(`No card ${id}.`);
  return card;
};

const around = (card: QuizCard): QuizContent => ({
  ...content,
  cards: content.cards.filter(({ group }) => group === card.group),
});

/** Every question on a card, with the wrong options of its group, as the app makes them. */
export const questionsOn = (card: QuizCard, seed: string): readonly Question[] => questionsOf(card, around(card), seed);

/** Every question that the content yields. */
export const allQuestions = (seed: string): readonly Question[] =>
  content.cards.flatMap((card) => questionsOn(card, seed));

/** A card in which only what a test is about differs. */
export const cardWith = (answer: string, rest: Partial<QuizCard> = {}): QuizCard => ({
  id: 'made/card',
  group: 'made',
  title: 'Queues',
  asked: ['What is a queue?'],
  terms: [],
  answer,
  next: [],
  ...rest,
});
