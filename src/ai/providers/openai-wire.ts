import type { AiFinish, Cited } from '../../../machines/contracts/ai';
import type { FailureContext } from '../error-words';
import { failureOf } from '../errors';
import { errorWithin, field, statusOf } from './error-body';
import { fromRefusal } from './http-failure';
import type { GenerateRequest, ModelInfo } from './provider';
import type { WirePart } from './reply-stream';
import { citedPage } from './wire-asides';

export type OpenAiBody = Readonly<Record<string, unknown>>;

/** The body of `POST /chat/completions`. `top_k` is not OpenAI's own; Ollama, llama.cpp and LM Studio know it. */
export function openAiRequest(request: GenerateRequest, model: string, stream: boolean): OpenAiBody {
  return {
    model,
    stream,
    messages: [
      ...(request.system ? [{ role: 'system', content: request.system }] : []),
      ...request.messages.map(({ role, text }) => ({ role: role === 'model' ? 'assistant' : 'user', content: text })),
    ],
    ...(request.temperature === undefined ? {} : { temperature: request.temperature }),
    ...(request.topP === undefined ? {} : { top_p: request.topP }),
    ...(request.topK === undefined ? {} : { top_k: request.topK }),
    ...(request.maxOutputTokens === undefined ? {} : { max_tokens: request.maxOutputTokens }),
    ...(request.schema
      ? { response_format: { type: 'json_schema', json_schema: { name: 'reply', schema: request.schema } } }
      : {}),
  };
}

const OPTIONAL = ['max_tokens', 'top_k', 'top_p', 'temperature', 'response_format'];

/**
 * The body without the option that a server has just refused by name, or `null` when it named none. Some hosted models
 * take no `top_k`, no `temperature`, or want `max_completion_tokens`.
 * @param refusal text of an HTTP 400 or 422
 */
export function withoutRefused(body: OpenAiBody, refusal: string): OpenAiBody | null {
  const name = OPTIONAL.find((option) => option in body && refusal.includes(option));
  if (!name) return null;
  const { [name]: value, ...rest } = body;
  return name === 'max_tokens' && refusal.includes('max_completion_tokens')
    ? { ...rest, max_completion_tokens: value }
    : rest;
}

/** Reads one `chat.completion.chunk`, or one whole `chat.completion`; `null` stands for `[DONE]`, or the end of a whole body. */
export function readOpenAi(value: unknown, context: FailureContext): WirePart {
  if (value === null) return { text: '', finish: 'stop', failure: null, last: true };
  const error = errorWithin(value);
  if (error !== undefined) {
    const failure = fromRefusal({ status: statusOf(error) || statusOf(value), error, task: 'generate' }, context);
    return { text: '', finish: null, failure, last: true };
  }
  const choices = field(value, 'choices');
  const choice: unknown = Array.isArray(choices) ? choices[0] : undefined;
  const message = field(choice, 'message');
  const said = message ?? field(choice, 'delta');
  const text = contentOf(field(said, 'content'));
  const aside = asideOf(value, said);
  const refusal = field(said, 'refusal');
  if (typeof refusal === 'string' && refusal !== '')
    return { text, finish: null, failure: failureOf('blocked', context, { said: refusal }), last: true, ...aside };
  const reason = field(choice, 'finish_reason');
  if (typeof reason !== 'string' || reason === '')
    return {
      text,
      finish: message === undefined ? null : 'stop',
      failure: null,
      last: message !== undefined,
      ...aside,
    };
  if (reason === 'content_filter') return { text, finish: null, failure: failureOf('blocked', context), last: true };
  if (reason === 'error') return { text, finish: null, failure: failureOf('server', context), last: true };
  return { text, finish: finishOf(reason), failure: null, last: true, ...aside };
}

/** Thoughts, in the field that this server has for them, and cited pages: OpenAI's annotations, or a list of addresses. */
function asideOf(value: unknown, said: unknown): Pick<WirePart, 'thought' | 'cites'> {
  const thought = field(said, 'reasoning_content') ?? field(said, 'reasoning');
  const annotations = field(said, 'annotations');
  const listed = field(value, 'citations');
  const cites: readonly Cited[] = [
    ...(Array.isArray(annotations) ? annotations : []).flatMap((one: unknown) => {
      const page = field(one, 'url_citation');
      return citedPage(field(page, 'url'), field(page, 'title'));
    }),
    ...(Array.isArray(listed) ? listed : []).flatMap((url: unknown) => citedPage(url, '')),
  ];
  return {
    ...(typeof thought === 'string' && thought !== '' ? { thought } : {}),
    ...(cites.length > 0 ? { cites } : {}),
  };
}

/** Whether a piece of a stream has the field in which a server says how a reply ended, even if it is empty yet. */
export function announcesEnd(value: unknown): boolean {
  const choices = field(value, 'choices');
  const choice: unknown = Array.isArray(choices) ? choices[0] : undefined;
  return field(choice, 'finish_reason') !== undefined && field(choice, 'message') === undefined;
}

/** `GET /models`; an OpenAI list, or a bare array as some servers send it. */
export function readOpenAiModels(value: unknown): ModelInfo[] {
  const data = Array.isArray(value) ? value : field(value, 'data');
  const ids = (Array.isArray(data) ? data : []).map((model: unknown) => field(model, 'id'));
  return ids.filter((id) => typeof id === 'string').map((id) => ({ id, label: id }));
}

const finishOf = (reason: string): AiFinish =>
  ['length', 'max_tokens', 'model_length'].includes(reason) ? 'length' : 'stop';

/** A string, or a list of parts of which those of type `text` count. */
function contentOf(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content
    .map((part: unknown) => (field(part, 'type') === 'text' ? field(part, 'text') : undefined))
    .filter((text) => typeof text === 'string')
    .join('');
}
