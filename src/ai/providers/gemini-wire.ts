import type { GenerateContentRequest, ResponseSchema } from '@google/generative-ai';
import type { AiFinish, Cited } from '../../../machines/contracts/ai';
import type { FailureContext } from '../error-words';
import { type AiFailure, failureOf } from '../errors';
import { errorWithin, field, statusOf } from './error-body';
import { fromRefusal } from './http-failure';
import type { GenerateRequest, ModelInfo } from './provider';
import type { WirePart } from './reply-stream';
import { citedPage, fenced } from './wire-asides';

/** The request body that both the SDK and the streaming call send. */
export function geminiRequest(request: GenerateRequest, model: string): GenerateContentRequest {
  // Gemma models on this API refuse a system instruction, so theirs goes in front of the first message.
  const inline = /gemma/i.test(model) ? request.system : undefined;
  const contents = request.messages.map(({ role, text }, index) => ({
    role,
    parts: [{ text: index === 0 && inline ? `${inline}\n\n${text}` : text }],
  }));
  return {
    contents,
    ...(request.system && !inline ? { systemInstruction: { role: 'system', parts: [{ text: request.system }] } } : {}),
    generationConfig: {
      ...(request.temperature === undefined ? {} : { temperature: request.temperature }),
      ...(request.topK === undefined ? {} : { topK: request.topK }),
      ...(request.topP === undefined ? {} : { topP: request.topP }),
      ...(request.maxOutputTokens === undefined ? {} : { maxOutputTokens: request.maxOutputTokens }),
      // The same JSON; the SDK's type spells its words as an enumeration.
      ...(request.schema
        ? { responseMimeType: 'application/json', responseSchema: request.schema as unknown as ResponseSchema }
        : {}),
    },
  };
}

/** Reads one `GenerateContentResponse`; `null` stands for the end of a body that is whole. What the model thinks and cites comes apart from its text. */
export function readGemini(value: unknown, context: FailureContext): WirePart {
  if (value === null) return { text: '', finish: null, failure: null, last: true };
  const error = errorWithin(value);
  if (error !== undefined) {
    const failure = fromRefusal({ status: statusOf(error), error, task: 'generate' }, context);
    return { text: '', finish: null, failure, last: true };
  }
  const candidates = field(value, 'candidates');
  const candidate: unknown = Array.isArray(candidates) ? candidates[0] : undefined;
  const parts = partsOf(candidate);
  const text = parts
    .filter((part) => field(part, 'thought') !== true)
    .map(textOf)
    .join('');
  const thought = parts
    .filter((part) => field(part, 'thought') === true)
    .map(textOf)
    .join('');
  const cites = citesOf(candidate);
  const aside = { ...(thought ? { thought } : {}), ...(cites.length > 0 ? { cites } : {}) };
  const reason = field(candidate, 'finishReason');
  const blocked = field(field(value, 'promptFeedback'), 'blockReason');
  if (typeof blocked === 'string')
    return { text, finish: null, failure: blockedPrompt(blocked, context), last: true, ...aside };
  if (typeof reason !== 'string') return { text, finish: null, failure: null, last: false, ...aside };
  return { text, last: false, ...aside, ...finished(reason, context) };
}

const BLOCKED = [
  'SAFETY',
  'RECITATION',
  'LANGUAGE',
  'BLOCKLIST',
  'PROHIBITED_CONTENT',
  'SPII',
  'IMAGE_SAFETY',
  'IMAGE_PROHIBITED_CONTENT',
];

function finished(reason: string, context: FailureContext): { finish: AiFinish | null; failure: AiFailure | null } {
  if (reason === 'STOP') return { finish: 'stop', failure: null };
  if (reason === 'MAX_TOKENS') return { finish: 'length', failure: null };
  if (reason === 'FINISH_REASON_UNSPECIFIED') return { finish: null, failure: null };
  if (BLOCKED.includes(reason)) return { finish: null, failure: failureOf('blocked', context, { said: reason }) };
  return {
    finish: null,
    failure: failureOf('malformed', context, {
      message: `${context.label} ended the reply early (${reason.slice(0, 60)}). What you entered and what came in is kept. Choose Retry.`,
    }),
  };
}

const blockedPrompt = (reason: string, context: FailureContext) =>
  failureOf('blocked', context, {
    message: `${context.label} refused the text it was sent, under its own rules (${reason.slice(0, 60)}). What you entered is kept. Change the wording and choose Retry, or choose another model in Settings.`,
  });

/** One page of `GET /v1beta/models`: those that write text, newest order of the provider kept. */
export function readGeminiModels(value: unknown): { models: ModelInfo[]; next: string | null } {
  const listed = field(value, 'models');
  const models: ModelInfo[] = [];
  for (const model of Array.isArray(listed) ? listed : []) {
    const name = field(model, 'name');
    const methods = field(model, 'supportedGenerationMethods');
    if (typeof name !== 'string' || !Array.isArray(methods) || !methods.includes('generateContent')) continue;
    const id = name.replace(/^models\//, '');
    const label = field(model, 'displayName');
    models.push({ id, label: typeof label === 'string' && label !== '' ? label : id });
  }
  const next = field(value, 'nextPageToken');
  return { models, next: typeof next === 'string' && next !== '' ? next : null };
}

function partsOf(candidate: unknown): readonly unknown[] {
  const parts = field(field(candidate, 'content'), 'parts');
  return Array.isArray(parts) ? parts : [];
}

/** A part as text: code that the model had run, and what came out of it, as blocks of code. */
function textOf(part: unknown): string {
  const text = field(part, 'text');
  if (typeof text === 'string') return text;
  const run = field(part, 'executableCode');
  const code = field(run, 'code');
  const language = field(run, 'language');
  if (typeof code === 'string') return fenced(code, typeof language === 'string' ? language.toLowerCase() : '');
  const result = field(part, 'codeExecutionResult');
  const output = field(result, 'output');
  if (result === undefined) return '';
  const failed = field(result, 'outcome') !== 'OUTCOME_OK' && field(result, 'outcome') !== undefined;
  return fenced(typeof output === 'string' ? output : '', failed ? 'error' : 'output');
}

/** Pages of a search that the reply is based on, and those it quotes from. */
function citesOf(candidate: unknown): readonly Cited[] {
  const found = field(field(candidate, 'groundingMetadata'), 'groundingChunks');
  const metadata = field(candidate, 'citationMetadata');
  const quoted = field(metadata, 'citationSources') ?? field(metadata, 'citations');
  const pages = [
    ...(Array.isArray(found) ? found : []).map((chunk: unknown) => field(chunk, 'web')),
    ...(Array.isArray(quoted) ? quoted : []),
  ];
  return pages.flatMap((page: unknown) => citedPage(field(page, 'uri'), field(page, 'title')));
}
