import '../../platform/no-network';
import cards from 'content:cards';
import index from 'content:cards/index';
import sources from 'content:cards/sources';
import { createCoach } from '../../domain/coach/coach';
import type { Card } from '../../domain/coach/types';
import { answerCalls } from './answer-calls';
import type { CoachQuestion, CoachReply } from './coach';

const coach = createCoach(cards, index);

/** Cards that a model is given with a question. */
const MOST_CARDS = 3;

const pagesOf = (all: readonly Card[]) =>
  [...new Set(all.flatMap((card) => card.sources))].flatMap((key) => sources[key] ?? []);

answerCalls<CoachQuestion, CoachReply>(({ question, before, subject }) => {
  const { text, confidence, card, also = [], nearby, quizzed = false } = coach.answer(question, before, subject);
  const shown = card ? [card, ...also] : [];
  // What is nearby is near a card that surely fits; near a guess it may be anything.
  const fitting = [...new Set([...shown, ...(confidence === 'sure' ? nearby : [])])].slice(0, MOST_CARDS);
  return {
    text,
    note: {
      confidence,
      nearby: nearby.map(({ title }) => title),
      sources: pagesOf(shown),
      ...(quizzed && card ? { study: card.id } : {}),
    },
    cards: fitting.map((one) => ({ title: one.title, answer: one.answer, sources: pagesOf([one]) })),
  };
});
