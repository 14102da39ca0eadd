import type { AiFinish, Cited } from '../../../machines/contracts/ai';
import { type ProviderId, usualWait } from './list';

export interface Message {
  readonly role: 'user' | 'model';
  readonly text: string;
}

/** The part of JSON Schema that Gemini, OpenAI-compatible servers and the Prompt API all take. */
export interface ReplySchema {
  readonly type: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean';
  readonly description?: string;
  readonly properties?: Readonly<Record<string, ReplySchema>>;
  readonly required?: readonly string[];
  readonly items?: ReplySchema;
  readonly enum?: readonly string[];
}

/** What a model is asked. Plain JSON; an absent limit is left to the provider. */
export interface GenerateRequest {
  /** The conversation so far, oldest first; the last one is the user's. */
  readonly messages: readonly Message[];
  /** Standing instruction. */
  readonly system?: string;
  readonly temperature?: number;
  readonly topK?: number;
  readonly topP?: number;
  readonly maxOutputTokens?: number;
  /** Asks for a reply in JSON of this shape. */
  readonly schema?: ReplySchema;
}

/** A piece of a streamed reply. Exactly one `finish`, last. */
export type ModelChunk =
  | { readonly type: 'text'; readonly text: string }
  /** What the model thinks; no part of its reply. */
  | { readonly type: 'thought'; readonly text: string }
  /** A page that the model cites, each once. */
  | { readonly type: 'cited'; readonly page: Cited }
  /** The on-device model is being fetched first; `share` runs from 0 to 1. */
  | { readonly type: 'download'; readonly share: number }
  | { readonly type: 'finish'; readonly finish: AiFinish };

export interface Reply {
  readonly text: string;
  readonly finish: AiFinish;
}

export interface ModelInfo {
  /** What goes into the `Model` field. */
  readonly id: string;
  readonly label: string;
}

/** One source of model replies. Every method throws `AiFailure` and nothing else. */
export interface Provider {
  /** Streams one reply. Aborting the signal, or leaving the loop, ends the request. */
  stream(request: GenerateRequest, signal: AbortSignal): AsyncIterable<ModelChunk>;
  /** One reply in one piece. */
  generate(request: GenerateRequest, signal: AbortSignal): Promise<Reply>;
  listModels(signal: AbortSignal): Promise<readonly ModelInfo[]>;
}

/** Milliseconds without a sign of life after which a request is given up. */
export interface Timeouts {
  /** Until the first byte of the answer. */
  readonly firstByte: number;
  /** Between two pieces of a stream. */
  readonly idle: number;
  /** For an answer that comes in one piece. */
  readonly whole: number;
}

const TIMEOUTS: Timeouts = { firstByte: 30_000, idle: 30_000, whole: 120_000 };

/**
 * The time limits of a provider. An OpenAI-compatible server is mostly a computer of the user's own: it loads the
 * model and reads the whole conversation before its first word.
 * @param wait seconds until the first byte, as the user set them
 */
export const timeoutsOf = (provider: ProviderId, wait?: number): Timeouts => ({
  ...TIMEOUTS,
  firstByte: 1000 * (wait ?? usualWait(provider)),
});

export interface ProviderDeps {
  /** Lives only here and in the request header. */
  readonly key: string | null;
  readonly timeouts: Timeouts;
}
