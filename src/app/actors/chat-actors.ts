import { type EventObject, fromCallback } from 'xstate';
import type { ReplyEvent, ReplyInput } from '../../../machines/contracts/chat';
import { type AiStore, runStream } from '../../ai/from-endpoint';
import { guidePrompt, tutorPrompt } from '../../ai/prompts/chat-prompts';
import { type AboutGuide, withGuide } from '../../ai/prompts/guide-data';
import type { ProviderConfig } from '../../ai/providers/list';
import type { GenerateRequest } from '../../ai/providers/provider';
import { type CoachReply, createCoachReply } from '../workers/coach';

export type AskCoach = (input: ReplyInput, signal: AbortSignal) => Promise<CoachReply>;

const NOT_LOADED =
  'The built-in coach could not be loaded. What you entered is kept. Check your connection, then choose Retry.';

/**
 * Actor `reply`: the built-in coach where no model is chosen, else the model, streamed. Which one is decided when it
 * starts. Leaving its state ends the request.
 */
export const replyLogic = (
  store: AiStore,
  config: () => ProviderConfig,
  askCoach: AskCoach = createCoachReply(),
  about: (guide: string) => Promise<AboutGuide | null> = async () => null,
) =>
  fromCallback<EventObject, ReplyInput>(({ input, sendBack }) => {
    const tell = (event: ReplyEvent) => sendBack(event);
    const chosen = config();
    if (chosen.provider === 'built-in') {
      const leaving = new AbortController();
      askCoach(input, leaving.signal).then(
        ({ text, note }) => {
          if (!leaving.signal.aborted) tell({ type: 'reply.finished', text, finish: 'stop', note });
        },
        () => {
          if (!leaving.signal.aborted)
            tell({ type: 'reply.failed', text: '', error: { kind: 'network', message: NOT_LOADED } });
        },
      );
      return () => leaving.abort();
    }
    let stop = () => {};
    let left = false;
    const ask = (request: GenerateRequest) => {
      if (left) return;
      stop = runStream(
        store,
        () => ({ config: chosen, request }),
        (event) => {
          const { text } = event;
          if (event.type === 'advice.streamed') tell({ type: 'reply.streamed', text });
          else if (event.type === 'advice.failed') tell({ type: 'reply.failed', text, error: event.error });
          else tell({ type: 'reply.finished', text, finish: event.finish, note: null });
        },
      );
    };
    if (input.guide === null) ask(tutorPrompt(input));
    else {
      const request = guidePrompt(input);
      about(input.guide).then(
        (served) => ask(served ? withGuide(request, served) : request),
        () => ask(request),
      );
    }
    return () => {
      left = true;
      stop();
    };
  });
