/** Why a model gave no reply, or not the whole of it. Each has its own plain words; see `src/ai/errors.ts`. */
export type AiErrorKind =
  /** The user stopped it. */
  | 'aborted'
  /** No connection, or nothing listens at the address. */
  | 'network'
  /** The browser refused to let the page read the answer (CORS). */
  | 'cors'
  /** No answer within the time allowed. */
  | 'timeout'
  /** HTTP 400: the provider did not accept the request. */
  | 'bad-request'
  /** HTTP 401, a refusal that names the key, or a 403 that gives no other reason. */
  | 'key'
  /** HTTP 404: no such model (retired, misspelt); or the account may not use it. */
  | 'model'
  /** HTTP 429: too many requests, or the quota is used up. */
  | 'quota'
  /** HTTP 500 to 599. */
  | 'server'
  /** The provider blocked the prompt or the reply. */
  | 'blocked'
  /** The stream broke off, or was not what it should be. */
  | 'malformed'
  /** A reply without text. */
  | 'empty'
  /**
   * The provider lacks a setting: here (no key, no model, no address), or in the user's account with it (a service that is
   * not enabled, a permission, a location that it does not serve).
   */
  | 'setup'
  /** The on-device model is not available in this browser. */
  | 'unavailable';

/** A failure as data: safe to store and show; never carries a key or a header. */
export interface AiError {
  readonly kind: AiErrorKind;
  /** One or two plain sentences: what happened and what to do. */
  readonly message: string;
  readonly status?: number;
  /** Seconds to wait, where the provider said so. */
  readonly retryAfter?: number;
}

/** How a complete reply ended. */
export type AiFinish = 'stop' | 'length';

/** A page that a model cites. */
export interface Cited {
  readonly name: string;
  /** http or https. */
  readonly url: string;
}

/** What a streaming actor sends to its parent. `thoughts` and `cites`: all so far, absent where there are none. */
export type AiStreamEvent = { readonly thoughts?: string; readonly cites?: readonly Cited[] } & (
  | { readonly type: 'advice.streamed'; readonly text: string }
  | { readonly type: 'advice.finished'; readonly text: string; readonly finish: AiFinish }
  | { readonly type: 'advice.failed'; readonly text: string; readonly error: AiError }
);
