import type { AiError, AiFinish, Cited } from './ai';

/** What the built-in coach gives with a reply; a model gives none. */
export interface CoachNote {
  /** How sure the coach is that this answers the question. `none`: it declined, and only offers nearby topics. */
  readonly confidence: 'sure' | 'likely' | 'none';
  /** Titles of topics it can answer, nearest first; choosing one asks it. */
  readonly nearby: readonly string[];
  /** Pages of the app's own catalogue. */
  readonly sources: readonly { readonly name: string; readonly url: string }[];
  /** Id of the card that a quiz was about which ended with this reply. */
  readonly study?: string;
}

/** A file that goes with a question, as text. */
export interface AttachedFile {
  readonly name: string;
  readonly kind: 'text' | 'code' | 'pdf';
  /** What is kept and sent: the beginning, where the file is longer. */
  readonly text: string;
  /** Characters of the whole file. */
  readonly length: number;
}

/** What a model was given beside the conversation. */
export interface Given {
  /** Cards of the built-in coach, numbered from 1 in this order. */
  readonly cards: readonly {
    readonly title: string;
    readonly sources: readonly { readonly name: string; readonly url: string }[];
  }[];
  /** Whether it was told of the learner: goal, current job, progress. */
  readonly personal: boolean;
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
  /** Only of the user. */
  readonly files?: readonly AttachedFile[];
  /** What the model thought before it wrote, as far as it says. */
  readonly thoughts?: string;
  /** Pages that the model itself cites; nobody has checked them. */
  readonly cites?: readonly Cited[];
  readonly given?: Given;
}

/** The providers of models, and the built-in coach. */
export type EngineId = 'built-in' | 'on-device' | 'gemini' | 'openai-compatible';

/** Who answers in a conversation, and how. */
export interface Manner {
  /** `null`: as Settings say when it is asked. */
  readonly engine: EngineId | null;
  /** `teach`: a model explains in steps, asks back and checks. */
  readonly mode: 'answer' | 'teach';
  /** `false`: a model is told nothing of the learner. */
  readonly personal: boolean;
}

/** A conversation as it is kept. */
export interface Conversation {
  readonly id: string;
  /** Given by the user, or the beginning of the first question. */
  readonly name: string;
  /** `null` for the tutor; the id of a guide for that guide's assistant. */
  readonly guide: string | null;
  /** Absent: as Settings say. */
  readonly manner?: Manner;
  /** The attempts at an answer follow each other; the last of them counts. */
  readonly messages: readonly ChatMessage[];
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** Asked of the actor that answers: the whole conversation, the user's question last. */
export interface ReplyInput {
  readonly guide: string | null;
  readonly manner?: Manner | undefined;
  readonly messages: readonly Pick<ChatMessage, 'role' | 'content' | 'files'>[];
}

/** What a reply has beside its text. */
export interface ReplyAside {
  /** All the thoughts so far. */
  readonly thoughts?: string;
  readonly cites?: readonly Cited[];
}

/** Sent back by the actor that answers; exactly one of the last two, last. */
export type ReplyEvent =
  /** What the model is given, before it is asked. */
  | { type: 'reply.prepared'; given: Given }
  /** All the text so far. */
  | ({ type: 'reply.streamed'; text: string } & ReplyAside)
  | ({ type: 'reply.finished'; text: string; finish: AiFinish; note: CoachNote | null } & ReplyAside)
  | ({ type: 'reply.failed'; text: string; error: AiError } & ReplyAside);
