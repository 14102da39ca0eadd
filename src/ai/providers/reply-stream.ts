import type { AiFinish } from '../../../machines/contracts/ai';
import { type AiFailure, failureOf } from '../errors';
import { createSseParser } from '../parse/sse';
import { type Call, explain } from './call';
import type { ModelChunk, Reply } from './provider';

/** What one message of a wire format says, whatever the format. */
export interface WirePart {
  readonly text: string;
  readonly finish: AiFinish | null;
  readonly failure: AiFailure | null;
  /** Nothing of worth follows. */
  readonly last: boolean;
}

const LONGEST_JSON = 20_000_000;

/**
 * The JSON messages of an answer, from a server-sent event stream or, where a server does not stream, from the whole
 * body. The first character tells which; content types are often wrong. `[DONE]` comes through as `null`.
 * Each piece that arrives, even a keep-alive comment, restarts the idle clock.
 * @throws AiFailure `malformed` for what is neither, `timeout`, `aborted`
 */
export async function* wireMessages(response: Response, call: Call, idle: number): AsyncGenerator<unknown> {
  const parser = createSseParser();
  let shape: 'unknown' | 'events' | 'json' = 'unknown';
  let head = '';
  let whole: string[] = [];
  let size = 0;
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
      for (const { data } of parser.push(piece)) yield parsed(data, call);
      continue;
    }
    size += piece.length;
    if (size > LONGEST_JSON) throw failureOf('malformed', call.context);
    whole.push(piece);
  }
  if (shape === 'events') for (const { data } of parser.end()) yield parsed(data, call);
  if (shape === 'json') {
    const value = parsed(whole.join(''), call);
    whole = [];
    if (Array.isArray(value)) yield* value;
    else yield value;
  }
}

/**
 * The reply as chunks. A reply counts as complete only when the wire said so; a stream that just ends is `malformed`, a
 * complete one without text is `empty`, and what came before a failure has been given out already.
 */
export async function* replyChunks(messages: AsyncIterable<WirePart>, call: Call): AsyncGenerator<ModelChunk> {
  let spoken = false;
  let heard = false;
  let finish: AiFinish | null = null;
  for await (const part of messages) {
    heard = true;
    if (part.text !== '') {
      spoken ||= part.text.trim() !== '';
      yield { type: 'text', text: part.text };
    }
    if (part.failure) throw part.failure;
    finish = part.finish ?? finish;
    if (part.last) break;
  }
  if (!spoken) throw finish === 'length' ? onlyThought(call) : failureOf(heard ? 'empty' : 'malformed', call.context);
  if (finish === null) throw failureOf('malformed', call.context);
  yield { type: 'finish', finish };
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

function parsed(data: string, call: Call): unknown {
  if (data.trim() === '[DONE]') return null;
  try {
    return JSON.parse(data);
  } catch {
    throw failureOf('malformed', call.context);
  }
}

const notAnApi = ({ context }: Call) =>
  `${context.label}: the address answers with a web page, not with a model's reply. What you entered is kept. Check the API base URL in Settings, then choose Retry.`;

const onlyThought = ({ context }: Call) =>
  failureOf('empty', context, {
    message: `${context.label} used up its limit of tokens before it wrote a word; models that think first do that. What you entered is kept. Choose Retry, or another model in Settings.`,
  });
