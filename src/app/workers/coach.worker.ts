import '../../platform/own-network';
import cards from 'content:cards';
import index from 'content:cards/index';
import sources from 'content:cards/sources';
import meaningFile from '../../content/meaning/coach.bin?url';
import { createCoach } from '../../domain/coach/coach';
import { readMeaning } from '../../domain/coach/meaning';
import type { Card } from '../../domain/coach/types';
import { timesIn } from '../../platform/meaning/times-in';
import { answerCalls } from './answer-calls';
import type { CoachQuestion, CoachReply } from './coach';
import { lateMeaning } from './late-meaning';

const meaning = lateMeaning(async () => {
  const response = await fetch(meaningFile);
  if (!response.ok) throw new Error(`The server answered with ${response.status}.`);
  return readMeaning(
    await response.arrayBuffer(),
    cards.map(({ id }) => id),
    timesIn,
  );
});
const coach = createCoach(cards, index, meaning.now);

/** Cards that a model is given with a question. */
const MOST_CARDS = 3;

const pagesOf = (all: readonly Card[]) =>
  [...new Set(all.flatMap((card) => card.sources))].flatMap((key) => sources[key] ?? []);

answerCalls<CoachQuestion, CoachReply>(async ({ question, before, subject }) => {
  await meaning.awaited();
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
