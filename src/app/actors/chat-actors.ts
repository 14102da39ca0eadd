import { type EventObject, fromCallback } from 'xstate';
import type { ReplyEvent, ReplyInput } from '../../../machines/contracts/chat';
import { type AiStore, runStream } from '../../ai/from-endpoint';
import { type Aids, guidePrompt, tutorPrompt } from '../../ai/prompts/chat-prompts';
import { type AboutGuide, withGuide } from '../../ai/prompts/guide-data';
import type { ProviderConfig } from '../../ai/providers/list';
import type { GenerateRequest } from '../../ai/providers/provider';
import { type CoachReply, createCoachReply } from '../workers/coach';

export type AskCoach = (input: ReplyInput, signal: AbortSignal) => Promise<CoachReply>;

export interface ReplyDeps {
  /** As Settings have it; a conversation may name another provider. */
  readonly config: () => ProviderConfig;
  readonly askCoach?: AskCoach;
  /** What a model may be told of the learner, in words. */
  readonly learner?: () => Promise<string>;
  /** What a model is told of a guide, and of the learner's texts where they go along. */
  readonly about?: (guide: string) => Promise<AboutGuide | null>;
}

const NOT_LOADED =
  'The built-in coach could not be loaded. What you entered is kept. Check your connection, then choose Retry.';

/** A model is asked without cards when they are not there by then, in milliseconds. */
const PATIENCE = 2500;

/**
 * Actor `reply`: the built-in coach where no model is chosen, else the model, streamed. Which one is decided when it
 * starts. Leaving its state ends the request.
 */
export function replyLogic(store: AiStore, { config, askCoach = createCoachReply(), learner, about }: ReplyDeps) {
  return fromCallback<EventObject, ReplyInput>(({ input, sendBack }) => {
    const tell = (event: ReplyEvent) => sendBack(event);
    const settings = config();
    const engine = input.manner?.engine;
    const chosen = engine ? { ...settings, provider: engine } : settings;
    const leaving = new AbortController();
    if (chosen.provider === 'built-in') {
      askCoach(input, leaving.signal).then(
        ({ text, note }) => {
          if (leaving.signal.aborted) return;
          tell({ type: 'reply.finished', text: aboutFiles(input) + text, finish: 'stop', note });
        },
        () => {
          if (!leaving.signal.aborted)
            tell({ type: 'reply.failed', text: '', error: { kind: 'network', message: NOT_LOADED } });
        },
      );
      return () => leaving.abort();
    }
    let stop = () => leaving.abort();
    const ask = (request: GenerateRequest) => {
      if (leaving.signal.aborted) return;
      const end = runStream(
        store,
        () => ({ config: chosen, request }),
        (event) => {
          const { text, thoughts, cites } = event;
          const aside = { ...(thoughts ? { thoughts } : {}), ...(cites ? { cites } : {}) };
          if (event.type === 'advice.streamed') tell({ type: 'reply.streamed', text, ...aside });
          else if (event.type === 'advice.failed') tell({ type: 'reply.failed', text, error: event.error, ...aside });
          else tell({ type: 'reply.finished', text, finish: event.finish, note: null, ...aside });
        },
      );
      stop = () => {
        leaving.abort();
        end();
      };
    };
    if (input.guide !== null) {
      // The question of a guide is the spec's own words; what else is known goes with the instruction.
      const request = guidePrompt(input);
      const served = about?.(input.guide) ?? Promise.resolve(null);
      served.then(
        (guide) => ask(guide ? withGuide(request, guide) : request),
        () => ask(request),
      );
    } else
      void gather(input, leaving.signal, askCoach, learner).then(({ cards, learner: told }) => {
        if (leaving.signal.aborted) return;
        const given = { cards: cards.map(({ title, sources }) => ({ title, sources })), personal: told !== '' };
        if (cards.length > 0 || told !== '') tell({ type: 'reply.prepared', given });
        const aids: Aids = { cards, learner: told };
        ask(tutorPrompt(input, aids));
      });
    return () => stop();
  });
}

/** What goes with a question to a model. It never fails: without cards and facts the question is asked all the same. */
async function gather(
  input: ReplyInput,
  signal: AbortSignal,
  askCoach: AskCoach,
  learner: ReplyDeps['learner'],
): Promise<{ readonly cards: CoachReply['cards']; readonly learner: string }> {
  const cards = askCoach(input, signal).then(
    (reply) => reply.cards,
    () => [],
  );
  const late = new Promise<CoachReply['cards']>((resolve) => {
    const timer = setTimeout(() => resolve([]), PATIENCE);
    void cards.finally(() => clearTimeout(timer));
  });
  const told = input.manner?.personal === false || !learner ? '' : await learner().catch(() => '');
  return { cards: await Promise.race([cards, late]), learner: told };
}

/** The coach reads no files; it says so where some are attached. */
function aboutFiles({ messages }: ReplyInput): string {
  const files = messages.at(-1)?.files ?? [];
  if (files.length === 0) return '';
  const names = files.map(({ name }) => `**${name.replace(/[*_`[\]<>\\]/g, '')}**`).join(', ');
  return `I cannot read ${names}: I only look up the words of your question in my own cards. A language model, chosen above or in Settings, would be given ${files.length === 1 ? 'it' : 'them'}. To your words:\n\n`;
}
