// What the fake model server can be told to do.

/**
 * How a generation request is answered. Everything is optional; without anything the text comes in pieces and ends well.
 * @typedef {object} Scenario
 * @property {string} [text] the reply
 * @property {number} [pieceSize] characters in a piece; 7 unless told
 * @property {boolean} [splitBytes] each byte of the stream is written on its own, so that characters are cut
 * @property {'\n' | '\r\n' | '\r'} [lineEnd]
 * @property {boolean} [keepAlive] comment and event lines between the pieces
 * @property {number} [delay] milliseconds between the pieces
 * @property {number} [cutAfter] the connection is destroyed after this many pieces
 * @property {number} [stallAfter] nothing more comes after this many pieces; the connection stays open
 * @property {boolean} [endsEarly] the stream ends in order, without saying that the reply is complete
 * @property {boolean} [noLastBlank] the blank line after the last event is missing
 * @property {boolean} [noDone] no `[DONE]` at the end (OpenAI-compatible)
 * @property {boolean} [whole] one JSON body although a stream was asked for
 * @property {'stop' | 'length' | 'blocked'} [finish]
 * @property {string} [finishReason] the wire's own word, instead of `finish`
 * @property {string} [blockReason] the prompt is blocked (Gemini)
 * @property {boolean} [thinks] thoughts come before the text
 * @property {{ status: number, after: number }} [errorInStream] an error object after this many pieces
 * @property {string} [raw] this body, as it is, with status 200
 * @property {string} [contentType] of `raw`
 * @property {number} [status] a refusal with this status
 * @property {unknown} [error] body of the refusal
 * @property {Record<string, string>} [headers] further answer headers
 * @property {boolean} [dropped] the connection is destroyed before an answer
 * @property {boolean} [silent] the request is accepted and never answered
 * @property {string[]} [refusesOptions] options that get a 400 which names them (OpenAI-compatible)
 */

export const FAKE_TEXT = 'Your resume is clear. Add numbers: “cut build time by 40 %”, naïve 履歴書 🚀.';

const retryInfo = { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '17s' };

/** Scenarios by name: the model `fake-<name>` plays the scenario of that name. @type {Record<string, Scenario>} */
export const SCENARIOS = {
  ok: {},
  'split-utf8': { splitBytes: true },
  crlf: { lineEnd: '\r\n' },
  'cr-only': { lineEnd: '\r' },
  'keep-alive': { keepAlive: true },
  slow: { delay: 120 },
  cut: { cutAfter: 3 },
  stall: { stallAfter: 2 },
  silent: { silent: true },
  dropped: { dropped: true },
  'ends-early': { endsEarly: true },
  'no-last-blank': { noLastBlank: true, noDone: true },
  whole: { whole: true },
  thinks: { thinks: true },
  'max-tokens': { finish: 'length' },
  'only-thought': { text: '', finish: 'length' },
  'blocked-reply': { finish: 'blocked' },
  'blocked-prompt': { blockReason: 'SAFETY' },
  prohibited: { text: '', finishReason: 'PROHIBITED_CONTENT' },
  empty: { text: '' },
  'empty-object': { raw: '{}', contentType: 'application/json' },
  'not-json': { raw: 'data: {"candidates": [oops\n\n', contentType: 'text/event-stream' },
  'web-page': { raw: '<!doctype html><title>Hello</title>', contentType: 'text/html' },
  'error-in-stream': { errorInStream: { status: 503, after: 2 } },
  redirect: { status: 307, headers: { location: '/elsewhere' } },
  400: { status: 400 },
  '400-key': {
    status: 400,
    error: {
      code: 400,
      message: 'API key not valid. Please pass a valid API key.',
      status: 'INVALID_ARGUMENT',
      details: [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'API_KEY_INVALID' }],
    },
  },
  401: { status: 401 },
  402: { status: 402 },
  403: { status: 403 },
  404: { status: 404 },
  429: { status: 429, headers: { 'retry-after': '42' } },
  '429-info': { status: 429, error: { code: 429, message: 'Quota exceeded.', details: [retryInfo] } },
  '429-spent': { status: 429, error: { message: 'You exceeded your current quota.', code: 'insufficient_quota' } },
  500: { status: 500 },
  503: { status: 503 },
  'refuses-options': { refusesOptions: ['top_k', 'max_tokens'] },
};
