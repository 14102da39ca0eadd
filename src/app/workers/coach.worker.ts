import { sourceOf } from '../../domain/catalogue/sources';
import { allCards } from '../../domain/coach/cards/index';
import { createCoach } from '../../domain/coach/coach';
import type { CoachRequest, CoachResponse } from './coach';

const coach = createCoach(allCards);

self.onmessage = ({ data: { id, question, before, subject } }: MessageEvent<CoachRequest>) => {
  let response: CoachResponse;
  try {
    const { text, confidence, card, nearby } = coach.answer(question, before, subject);
    const sources = (card?.sources ?? []).map(sourceOf).map(({ name, url }) => ({ name, url }));
    response = { id, reply: { text, note: { confidence, nearby: nearby.map(({ title }) => title), sources } } };
  } catch (error) {
    response = { id, error: error instanceof Error ? error.message : String(error) };
  }
  self.postMessage(response);
};
