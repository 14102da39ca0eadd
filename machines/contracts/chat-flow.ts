/** Chat: what the flow holds, hears and tells. */
import type { Conversation, ReplyEvent } from './chat';

export interface ChatContext {
  /** As it is kept, without messages until the first question; the last one stands for a reply that is being written. */
  readonly conversation: Conversation;
  /** All of the reply that is being written, as far as it came in. */
  readonly writing: string;
  /** What stood there when the reply began: not empty when one cut by its limit is gone on with. */
  readonly begun: string;
  /** The question that is being typed. */
  readonly draft: string;
}

/** What a flow without clock or chance is told when a model is to be asked. */
export interface Asking {
  /** Id of the reply to come. */
  readonly replyId: string;
  /** ISO date-time. */
  readonly at: string;
  /** Which engine answers, as shown. */
  readonly by: string;
}

export interface Question extends Asking {
  readonly questionId: string;
}

export type ChatEvent =
  | { type: 'draft.changed'; text: string }
  | { type: 'words.heard'; text: string }
  | ({ type: 'draft.sent' } & Question)
  /** A prompt, an example or a nearby topic was chosen; the draft stays. */
  | ({ type: 'topic.chosen'; text: string } & Question)
  /** `keptId`: under which the conversation is kept as it was. */
  | ({ type: 'question.edited'; messageId: string; text: string; keptId: string } & Question)
  | { type: 'reply.stopped' }
  | ({ type: 'reply.retried' } & Asking)
  | ({ type: 'reply.continued' } & Asking)
  /** The screen is left or the page closed; what came in is to be kept. */
  | { type: 'chat.left' }
  /** The kept conversation was changed elsewhere: renamed, or gone on with in another tab. */
  | { type: 'conversation.received'; conversation: Conversation }
  | { type: 'conversation.removed' }
  | ReplyEvent;

export interface ChatInput {
  readonly id: string;
  readonly guide: string | null;
  readonly conversation: Conversation | null;
  readonly draft: string;
}

/** The conversation is to be kept as it is now; `branch`: it is a copy of how it was before an edit. */
export type ChatEmitted = { type: 'conversation.changed'; conversation: Conversation; branch: boolean };
