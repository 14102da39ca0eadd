import cards from 'content:cards';
import index from 'content:cards/index';
import sources from 'content:cards/sources';
import { createCoach } from '../../domain/coach/coach';
import type { CoachRequest, CoachResponse } from './coach';

const coach = createCoach(cards, index);

self.onmessage = ({ data: { id, question, before, subject } }: MessageEvent<CoachRequest>) => {
  let response: CoachResponse;
  try {
    const { text, confidence, card, nearby } = coach.answer(question, before, subject);
    const pages = (card?.sources ?? []).flatMap((key) => sources[key] ?? []);
    response = { id, reply: { text, note: { confidence, nearby: nearby.map(({ title }) => title), sources: pages } } };
  } catch (error) {
    response = { id, error: error instanceof Error ? error.message : String(error) };
  }
  self.postMessage(response);
};
