import type { WorkerReply, WorkerRequest } from './call-worker';

/** In a worker: answers each call with what `answer` gives, or with the message of what it throws. */
export function answerCalls<Message, Result, Progress = never>(
  answer: (message: Message, progress: (progress: Progress) => void) => Result | Promise<Result>,
): void {
  self.onmessage = async ({ data: { id, message } }: MessageEvent<WorkerRequest<Message>>) => {
    const reply = (said: WorkerReply<Result, Progress>) => self.postMessage(said);
    try {
      reply({ id, result: await answer(message, (progress) => reply({ id, progress })) });
    } catch (error) {
      reply({ id, error: error instanceof Error ? error.message : String(error) });
    }
  };
}
