import type { FailureContext } from '../error-words';
import { type AiFailure, failureOf } from '../errors';
import { beginCall, type Call, checkKey, errorBody, explain, send } from './call';
import { errorOf } from './error-body';
import { geminiRequest, readGemini, readGeminiModels } from './gemini-wire';
import { fromRefusal } from './http-failure';
import type { GenerateRequest, ModelChunk, ModelInfo, Provider, ProviderDeps, Reply } from './provider';
import { replyChunks, type WirePart, wholeReply, wireMessages } from './reply-stream';

const MOST_PAGES = 10;

/**
 * Google Gemini. One-piece replies go through `@google/generative-ai`; streams are read here, because the SDK's own
 * stream reader fails on keep-alive lines (docs/decisions/ai-providers.md). The key travels in `x-goog-api-key` only.
 */
export function createGemini(context: FailureContext, { key, timeouts }: ProviderDeps): Provider {
  const headers = { 'content-type': 'application/json', 'x-goog-api-key': key ?? '' };
  const models = `${context.baseUrl}/v1beta/models`;
  const begin = (owner: AbortSignal) => {
    demandKey(context);
    return beginCall(context, owner, { url: models, headers });
  };

  return {
    async *stream(request, owner): AsyncGenerator<ModelChunk> {
      const path = modelPath(context);
      const call = begin(owner);
      try {
        call.deadline.arm(timeouts.firstByte);
        const response = await send(call, `${context.baseUrl}/v1beta/${path}:streamGenerateContent?alt=sse`, {
          method: 'POST',
          headers,
          body: JSON.stringify(geminiRequest(request, context.model)),
        });
        if (!response.ok) throw await refused(response, 'generate', context);
        yield* replyChunks(read(wireMessages(response, call, timeouts.idle), context), call);
      } catch (thrown) {
        throw await explain(call, thrown, true);
      } finally {
        call.deadline.end();
      }
    },

    async generate(request, owner): Promise<Reply> {
      modelPath(context);
      const call = begin(owner);
      try {
        call.deadline.arm(timeouts.whole);
        const response = await askSdk(call, request, key ?? '');
        return await wholeReply(replyChunks(read([response, null], context), call));
      } catch (thrown) {
        throw await explain(call, thrown, true);
      } finally {
        call.deadline.end();
      }
    },

    async listModels(owner): Promise<readonly ModelInfo[]> {
      const call = begin(owner);
      try {
        const found: ModelInfo[] = [];
        let next: string | null = null;
        for (let page = 0; page < MOST_PAGES; page += 1) {
          call.deadline.arm(timeouts.firstByte);
          const url: string = `${models}?pageSize=1000${next ? `&pageToken=${encodeURIComponent(next)}` : ''}`;
          const response = await send(call, url, { headers });
          if (!response.ok) throw await refused(response, 'models', context);
          const list = readGeminiModels(await response.json());
          found.push(...list.models);
          next = list.next;
          if (next === null) break;
        }
        return found;
      } catch (thrown) {
        throw await explain(call, thrown, true);
      } finally {
        call.deadline.end();
      }
    },
  };
}

/** The SDK's call, its errors told apart by class: their names are all `Error`. */
async function askSdk(call: Call, request: GenerateRequest, key: string): Promise<unknown> {
  const { context } = call;
  const { GoogleGenerativeAI, GoogleGenerativeAIError, GoogleGenerativeAIFetchError } = await import(
    '@google/generative-ai'
  );
  call.deadline.signal.throwIfAborted(); // the SDK overlooks a signal that has aborted already
  try {
    const model = new GoogleGenerativeAI(key).getGenerativeModel(
      { model: context.model },
      { baseUrl: context.baseUrl },
    );
    const result = await model.generateContent(geminiRequest(request, context.model), {
      baseUrl: context.baseUrl,
      signal: call.deadline.signal,
    });
    return result.response;
  } catch (thrown) {
    if (thrown instanceof GoogleGenerativeAIFetchError) {
      const error = { message: saidBySdk(thrown.message), details: thrown.errorDetails ?? [] };
      throw fromRefusal({ status: thrown.status ?? 0, error, task: 'generate' }, context);
    }
    // The base class means a fetch that failed; SyntaxError, TypeError and DOMException mean a body that did.
    throw await explain(call, thrown, !(thrown instanceof GoogleGenerativeAIError));
  }
}

/** What the provider said, without the address and the details that the SDK packs around it. */
function saidBySdk(message: string): string {
  const start = message.indexOf('] ', message.indexOf('Error fetching from'));
  const tail = start === -1 ? '' : message.slice(start + 2);
  const details = tail.indexOf(' [{');
  return details === -1 ? tail : tail.slice(0, details);
}

async function* read(
  messages: AsyncIterable<unknown> | Iterable<unknown>,
  context: FailureContext,
): AsyncGenerator<WirePart> {
  for await (const message of messages) yield readGemini(message, context);
}

async function refused(response: Response, task: 'generate' | 'models', context: FailureContext): Promise<AiFailure> {
  const error = errorOf(await errorBody(response));
  return fromRefusal(
    { status: response.status, error, retryAfter: response.headers.get('retry-after'), task },
    context,
  );
}

/** `models/…` or `tunedModels/…`, safe to stand in an address. @throws AiFailure `setup` */
function modelPath(context: FailureContext): string {
  const { model, label } = context;
  if (/^[\w.-]+(\/[\w.-]+)?$/.test(model) && !model.includes('..'))
    return model.includes('/') ? model : `models/${model}`;
  throw failureOf('setup', context, {
    message:
      model === ''
        ? `${label} needs the name of a model. What you entered is kept. Choose one in Settings, then choose Retry.`
        : `${label}: “${model.slice(0, 60)}” cannot be the name of a model. What you entered is kept. Choose one from the list in Settings, then choose Retry.`,
  });
}

function demandKey(context: FailureContext): void {
  checkKey(context);
  if (!context.key)
    throw failureOf('setup', context, {
      message: `${context.label} needs your API key. What you entered is kept. Enter the key in Settings, then choose Retry.`,
    });
}
