import type { AiError, AiFinish } from './ai';

/** What the built-in coach gives with a reply; a model gives none. */
export interface CoachNote {
  /** How sure the coach is that this answers the question. `none`: it declined, and only offers nearby topics. */
  readonly confidence: 'sure' | 'likely' | 'none';
  /** Titles of topics it can answer, nearest first; choosing one asks it. */
  readonly nearby: readonly string[];
  /** Pages of the app's own catalogue. */
  readonly sources: readonly { readonly name: string; readonly url: string }[];
}

export interface ChatMessage {
  readonly id: string;
  readonly role: 'user' | 'bot';
  /** Markdown. What came in until an error or a stop stays. */
  readonly content: string;
  /** ISO date-time. */
  readonly at: string;
  /** Which engine wrote it, as shown: `Built-in coach`, `Gemini gemini-flash-latest`. Only of the bot. */
  readonly by?: string;
  readonly finish?: AiFinish | 'stopped' | null;
  readonly error?: AiError | null;
  readonly note?: CoachNote | null;
}

/** A conversation as it is kept. */
export interface Conversation {
  readonly id: string;
  /** Given by the user, or the beginning of the first question. */
  readonly name: string;
  /** `null` for the tutor; the id of a guide for that guide's assistant. */
  readonly guide: string | null;
  readonly messages: readonly ChatMessage[];
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** Asked of the actor that answers: the whole conversation, the user's question last. */
export interface ReplyInput {
  readonly guide: string | null;
  readonly messages: readonly Pick<ChatMessage, 'role' | 'content'>[];
}

/** Sent back by the actor that answers; exactly one of the last two, last. */
export type ReplyEvent =
  /** All the text so far. */
  | { type: 'reply.streamed'; text: string }
  | { type: 'reply.finished'; text: string; finish: AiFinish; note: CoachNote | null }
  | { type: 'reply.failed'; text: string; error: AiError };
