import type { CoachNote, ReplyInput } from '../../../machines/contracts/chat';
import { askAgain, BrokenWorkerError } from './ask-again';

/** What the built-in coach answers with. */
export interface CoachReply {
  readonly text: string;
  readonly note: CoachNote;
}

export interface CoachRequest {
  readonly id: number;
  readonly question: string;
  /** Earlier questions of the conversation, oldest first. */
  readonly before: readonly string[];
  /** What the conversation is about: the id of a guide, empty for the tutor. */
  readonly subject: string;
}

export type CoachResponse =
  | { readonly id: number; readonly reply: CoachReply }
  | { readonly id: number; readonly error: string };

const startWorker = () => new Worker(new URL('./coach.worker.ts', import.meta.url), { type: 'module' });

/**
 * The built-in coach in a worker: its cards and their index are fetched and built on the first question, and never hold
 * up the page. One worker serves the whole visit; one that breaks is replaced, and asked the same once more.
 * @returns a function that answers the last question of a conversation; it rejects when the coach could not be loaded,
 * and with the signal's reason when that is aborted
 */
export function createCoachReply(start: () => Worker = startWorker) {
  let warm: Worker | null = null;
  let next = 0;
  const ask = (input: ReplyInput, signal: AbortSignal) =>
    new Promise<CoachReply>((resolve, reject) => {
      warm ??= start();
      const worker = warm;
      const id = next++;
      const settle = (finish: () => void) => {
        worker.removeEventListener('message', onMessage);
        worker.removeEventListener('error', onError);
        signal.removeEventListener('abort', onAbort);
        finish();
      };
      const onMessage = ({ data }: MessageEvent<CoachResponse>) => {
        if (data.id !== id) return;
        settle(() => ('reply' in data ? resolve(data.reply) : reject(new Error(data.error))));
      };
      const onError = () => {
        worker.terminate();
        if (warm === worker) warm = null;
        settle(() => reject(new BrokenWorkerError('The coach could not start or crashed.')));
      };
      const onAbort = () => settle(() => reject(signal.reason));
      worker.addEventListener('message', onMessage);
      worker.addEventListener('error', onError);
      signal.addEventListener('abort', onAbort);
      const questions = input.messages.filter(({ role }) => role === 'user').map(({ content }) => content);
      worker.postMessage({
        id,
        question: questions.at(-1) ?? '',
        before: questions.slice(0, -1),
        subject: input.guide ?? '',
      } satisfies CoachRequest);
    });
  return (input: ReplyInput, signal: AbortSignal): Promise<CoachReply> => askAgain(() => ask(input, signal), signal);
}
