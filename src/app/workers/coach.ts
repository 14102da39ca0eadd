import type { CoachNote, Given, ReplyInput } from '../../../machines/contracts/chat';
import { startWorker as startOwnWorker } from '../../platform/own-scripts';
import { callWorker, warmWorker } from './call-worker';
import script from './coach.worker.ts?worker&url';

/** A card as a model is given it, with the pages it draws on. */
export type CoachCard = Given['cards'][number] & { readonly answer: string };

/** What the built-in coach answers with. */
export interface CoachReply {
  readonly text: string;
  readonly note: CoachNote;
  /** The cards that fit the question, the best first; none where it declines. */
  readonly cards: readonly CoachCard[];
}

export interface CoachQuestion {
  readonly question: string;
  /** Earlier questions of the conversation, oldest first. */
  readonly before: readonly string[];
  /** What the conversation is about: the id of a guide, empty for the tutor. */
  readonly subject: string;
}

const startWorker = () => startOwnWorker(script, 'coach');

/**
 * The built-in coach in a worker: its cards and their index are fetched and built on the first question, and never hold
 * up the page. One worker serves the whole visit.
 * @returns a function that answers the last question of a conversation; it rejects when the coach could not be loaded,
 * and with the signal's reason when that is aborted
 */
export function createCoachReply(start: () => Worker = startWorker) {
  const workers = warmWorker(start, 'keep');
  return ({ messages, guide }: ReplyInput, signal: AbortSignal): Promise<CoachReply> => {
    const questions = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
    const question: CoachQuestion = {
      question: questions.at(-1) ?? '',
      before: questions.slice(0, -1),
      subject: guide ?? '',
    };
    return callWorker<CoachQuestion, CoachReply>(workers, question, signal);
  };
}
