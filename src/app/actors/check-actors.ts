import { type EventObject, fromCallback } from 'xstate';
import type { AiError } from '../../../machines/contracts/ai';
import type { AnswerCheckEvent, CheckSubject } from '../../../machines/contracts/answer-check';
import { type AiStore, runStream } from '../../ai/from-endpoint';
import { checkPrompt, readRemarks, remarksSoFar } from '../../ai/prompts/check-prompt';
import type { ProviderConfig } from '../../ai/providers/list';

const UNREAD: AiError = {
  kind: 'malformed',
  message:
    'The reply is no list of remarks, so nothing of it is shown. Your answer and its score are as they were. Choose Retry, or another model in Settings.',
};

/** Actor `checkAnswer`: the chosen model's remarks, of which only those are handed on that quote the answer. */
export const checkAnswerLogic = (store: AiStore, config: () => ProviderConfig) =>
  fromCallback<EventObject, CheckSubject>(({ input, sendBack }) => {
    const { answer } = input;
    const tell = (event: AnswerCheckEvent) => sendBack(event);
    return runStream(
      store,
      () => ({ config: config(), request: checkPrompt(input) }),
      (event) => {
        if (event.type === 'advice.failed') return tell({ type: 'check.failed', error: event.error });
        if (event.type === 'advice.streamed')
          return tell({ type: 'check.grown', found: { ...remarksSoFar(event.text, answer), cut: false } });
        const read = readRemarks(event.text, answer);
        return tell(
          read
            ? { type: 'check.finished', found: { ...read, cut: event.finish === 'length' } }
            : { type: 'check.failed', error: UNREAD },
        );
      },
    );
  });
