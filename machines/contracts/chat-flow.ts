/** Chat: what the flow holds, receives and emits. */
import type { AttachedFile, Conversation, Manner, ReplyAside, ReplyEvent } from './chat';

export interface ChatContext {
  /** As it is kept: no messages until the first question; while a reply is being written, it is the last one. */
  readonly conversation: Conversation;
  /** The reply that is being written, as far as it has come in. */
  readonly writing: string;
  /** What has come in beside its text. */
  readonly aside: ReplyAside;
  /** The text that the reply began with: not empty when one that was cut by its limit is continued. */
  readonly begun: string;
  /** The question that is being typed. */
  readonly draft: string;
}

/** What the screen adds when a model is asked, because a machine knows neither clock nor randomness. */
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
  readonly files?: readonly AttachedFile[];
}

export type ChatEvent =
  | { type: 'draft.changed'; text: string }
  | { type: 'words.heard'; text: string }
  | ({ type: 'draft.sent' } & Question)
  /** A prompt, an example or a nearby topic was chosen; the draft stays. */
  | ({ type: 'topic.chosen'; text: string } & Question)
  /** `keptId`: id of the copy that keeps the conversation as it was. */
  | ({ type: 'question.edited'; messageId: string; text: string; keptId: string } & Question)
  | { type: 'manner.chosen'; manner: Manner }
  | { type: 'reply.stopped' }
  | ({ type: 'reply.retried' } & Asking)
  | ({ type: 'reply.continued' } & Asking)
  /** The screen was left or the page closed; what came in is to be kept. */
  | { type: 'chat.left' }
  /** The kept conversation was changed elsewhere: renamed, or continued in another tab. */
  | { type: 'conversation.received'; conversation: Conversation }
  | { type: 'conversation.removed' }
  | ReplyEvent;

export interface ChatInput {
  readonly id: string;
  readonly guide: string | null;
  readonly conversation: Conversation | null;
  readonly draft: string;
}

/** The conversation is to be kept as it is now; `branch`: as a copy from before an edit. */
export type ChatEmitted = { type: 'conversation.changed'; conversation: Conversation; branch: boolean };
