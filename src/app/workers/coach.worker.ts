import cards from 'content:cards';
import index from 'content:cards/index';
import sources from 'content:cards/sources';
import { createCoach } from '../../domain/coach/coach';
import { answerCalls } from './answer-calls';
import type { CoachQuestion, CoachReply } from './coach';

const coach = createCoach(cards, index);

answerCalls<CoachQuestion, CoachReply>(({ question, before, subject }) => {
  const { text, confidence, card, also = [], nearby } = coach.answer(question, before, subject);
  const keys = new Set([...(card ? [card] : []), ...also].flatMap((one) => one.sources));
  const pages = [...keys].flatMap((key) => sources[key] ?? []);
  return { text, note: { confidence, nearby: nearby.map(({ title }) => title), sources: pages } };
});
