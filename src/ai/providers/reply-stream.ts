import type { AiFinish, Cited } from '../../../machines/contracts/ai';
import { KEPT } from '../error-words';
import { type AiFailure, failureOf, quotation } from '../errors';
import { createSseParser, type SseEvent } from '../parse/sse';
import { createThoughtFilter } from '../parse/thoughts';
import { type Call, explain } from './call';
import { errorWithin } from './error-body';
import type { ModelChunk, Reply } from './provider';

/** What one message of a wire format says, whatever the format. */
export interface WirePart {
  readonly text: string;
  readonly finish: AiFinish | null;
  readonly failure: AiFailure | null;
  /** Nothing of worth follows. */
  readonly last: boolean;
  /** What the model thinks, in a field of its own. */
  readonly thought?: string;
  readonly cites?: readonly Cited[];
}

/** Pages of one reply. */
const MOST_CITED = 20;
const LONGEST_JSON = 20_000_000;

/**
 * The JSON messages of an answer, from a server-sent event stream or, where a server does not stream, from the whole
 * body. The first character tells which; content types are often wrong. `[DONE]`, and the end of a body that is one whole
 * JSON value, come through as `null`. Each piece that arrives, even a keep-alive comment, restarts the idle clock.
 * @throws AiFailure `malformed` for what is neither, with what it says; `timeout`, `aborted`
 */
export async function* wireMessages(response: Response, call: Call, idle: number): AsyncGenerator<unknown> {
  const strays = collectStrays();
  const parser = createSseParser(strays.take);
  let shape: 'unknown' | 'events' | 'json' = 'unknown';
  let head = '';
  const whole: string[] = [];
  let size = 0;
  let heard = false;
  const spoken = function* (events: readonly SseEvent[]) {
    for (const event of events) {
      const value = parsed(event, call);
      if (value === null) yield* strays.errors();
      heard = true;
      yield value;
    }
    yield* strays.errors();
  };
  for await (const text of decodedPieces(response, call, idle)) {
    let piece = text;
    if (shape === 'unknown') {
      head = (head + text).trimStart();
      if (head === '') continue;
      if (head.startsWith('<')) throw failureOf('malformed', call.context, { message: notAnApi(call) });
      shape = head.startsWith('{') || head.startsWith('[') ? 'json' : 'events';
      piece = head;
    }
    if (shape === 'events') {
      yield* spoken(parser.push(piece));
      continue;
    }
    size += piece.length;
    if (size > LONGEST_JSON) throw failureOf('malformed', call.context);
    whole.push(piece);
  }
  if (shape === 'json') yield* jsonMessages(whole.join(''), call);
  if (shape !== 'events') return;
  yield* spoken(parser.end());
  const rest = strays.text();
  if (rest !== '' && (!heard || /^<|(^|\s)error\b/i.test(rest))) throw notAReply(rest, call);
}

/** The messages of a body in JSON: one value, a list, or one value in each line. */
function* jsonMessages(body: string, call: Call): Generator<unknown> {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    for (const line of body.split(/\r?\n/))
      if (line.trim() !== '') yield parsed({ event: 'message', data: line.replace(/^data: ?/, '') }, call);
    return;
  }
  if (Array.isArray(value)) yield* value;
  else yield value;
  yield null;
}

const LONGEST_STRAY = 64_000;

/** Gathers the lines of a stream that belong to no event, and finds the errors among them. */
function collectStrays() {
  let lines: string[] = [];
  let size = 0;
  let seen = 0;
  return {
    take(line: string) {
      size += line.length;
      if (size <= LONGEST_STRAY) lines.push(line);
    },
    /** The error that the lines so far make up, once. */
    *errors(): Generator<unknown> {
      if (lines.length === seen) return;
      seen = lines.length;
      if (!/[}\]]\s*$/.test(lines.at(-1) ?? '')) return;
      const value = jsonOf(lines.join('\n').replace(/^error:/i, ''));
      if (errorWithin(value) === undefined) return;
      lines = [];
      seen = 0;
      yield value;
    },
    text: () => lines.join('\n').trim(),
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The reply as chunks. A reply counts as complete only when the wire said so, by a finish reason or a last part; a stream
 * that just ends is `malformed`, a complete one without text is `empty`, and what came before a failure has been given
 * out already. What a model thinks is no part of the text, and comes apart from it.
 */
export async function* replyChunks(messages: AsyncIterable<WirePart>, call: Call): AsyncGenerator<ModelChunk> {
  const thoughts = createThoughtFilter();
  const cited = new Set<string>();
  const aside = function* ({ thought = '', cites = [] }: Pick<WirePart, 'thought' | 'cites'>, taken: string) {
    if (thought + taken !== '') yield { type: 'thought', text: thought + taken } as const;
    for (const page of cites) {
      if (cited.has(page.url) || cited.size === MOST_CITED) continue;
      cited.add(page.url);
      yield { type: 'cited', page } as const;
    }
  };
  let spoken = false;
  let heard = false;
  let ended = false;
  let finish: AiFinish | null = null;
  for await (const part of messages) {
    heard = true;
    const text = thoughts.push(part.text);
    yield* aside(part, thoughts.taken());
    if (text !== '') {
      spoken ||= text.trim() !== '';
      yield { type: 'text', text };
    }
    if (part.failure) throw part.failure;
    finish = part.finish ?? finish;
    ended = part.last;
    if (ended) break;
  }
  const rest = thoughts.end();
  yield* aside({}, thoughts.taken());
  if (rest !== '') {
    spoken ||= rest.trim() !== '';
    yield { type: 'text', text: rest };
  }
  if (!spoken) throw finish === 'length' ? onlyThought(call) : failureOf(heard ? 'empty' : 'malformed', call.context);
  if (finish === null && !ended) throw failureOf('malformed', call.context);
  yield { type: 'finish', finish: finish ?? 'stop' };
}

/** The reply in one piece. @throws AiFailure as `replyChunks` does */
export async function wholeReply(chunks: AsyncIterable<ModelChunk>): Promise<Reply> {
  const texts: string[] = [];
  let finish: AiFinish = 'stop';
  for await (const chunk of chunks) {
    if (chunk.type === 'text') texts.push(chunk.text);
    if (chunk.type === 'finish') finish = chunk.finish;
  }
  return { text: texts.join(''), finish };
}

async function* decodedPieces(response: Response, call: Call, idle: number): AsyncGenerator<string> {
  if (!response.body) return;
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  try {
    while (true) {
      const { value, done } = await reader.read();
      call.deadline.disarm(); // a slow reader of the chunks is not a slow server
      if (done) break;
      const text = decoder.decode(value, { stream: true });
      if (text !== '') yield text;
      call.deadline.arm(idle);
    }
    const rest = decoder.decode();
    if (rest !== '') yield rest;
  } catch (thrown) {
    throw await explain(call, thrown, true);
  } finally {
    call.deadline.disarm();
    reader.cancel().catch(() => undefined); // the stream may have failed already
  }
}

function parsed({ event, data }: SseEvent, call: Call): unknown {
  if (data.trim() === '[DONE]') return null;
  const value = jsonOf(data);
  if (value === undefined) throw event === 'error' ? notAReply(data, call) : failureOf('malformed', call.context);
  return value;
}

const notAReply = (said: string, call: Call) =>
  failureOf('malformed', call.context, {
    message: said.startsWith('<')
      ? notAnApi(call)
      : `${call.context.label} sent something that is not a model's reply.${quotation(said, call.context.key)} ${KEPT} Check the API base URL in Settings, then choose Retry.`,
  });

const notAnApi = ({ context }: Call) =>
  `${context.label}: the address answers with a web page, not with a model's reply. What you entered is kept. Check the API base URL in Settings, then choose Retry.`;

const onlyThought = ({ context }: Call) =>
  failureOf('empty', context, {
    message: `${context.label} used up its limit of tokens before it wrote a word; models that think first do that. What you entered is kept. Choose Retry, or another model in Settings.`,
  });
