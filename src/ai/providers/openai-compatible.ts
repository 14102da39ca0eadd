import type { FailureContext } from '../error-words';
import { type AiFailure, failureOf } from '../errors';
import { beginCall, type Call, checkKey, errorBody, explain, send } from './call';
import { errorOf } from './error-body';
import { fromRefusal } from './http-failure';
import {
  announcesEnd,
  type OpenAiBody,
  openAiRequest,
  readOpenAi,
  readOpenAiModels,
  withoutRefused,
} from './openai-wire';
import type { ModelChunk, ModelInfo, Provider, ProviderDeps, Reply } from './provider';
import { replyChunks, type WirePart, wholeReply, wireMessages } from './reply-stream';

/** Any server that speaks OpenAI's chat completions: Ollama, llama.cpp, LM Studio, or a hosted one. The key is optional. */
export function createOpenAiCompatible(context: FailureContext, { key, timeouts }: ProviderDeps): Provider {
  const headers = { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) };
  const models = `${context.baseUrl}/models`;
  const begin = (owner: AbortSignal) => {
    checkKey(context);
    return beginCall(context, owner, { url: models, headers });
  };

  /** Posts; where the server names an option that it does not take, posts again without it. */
  const ask = async (call: Call, first: OpenAiBody, time: number): Promise<Response> => {
    let body = first;
    while (true) {
      call.deadline.arm(time);
      const response = await send(call, `${context.baseUrl}/chat/completions`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      if (response.ok) return response;
      const text = await errorBody(response);
      const next = response.status === 400 || response.status === 422 ? withoutRefused(body, text) : null;
      if (!next) throw refused(response, text, 'generate', context);
      body = next;
    }
  };

  async function* reply(body: OpenAiBody, owner: AbortSignal, time: number): AsyncGenerator<ModelChunk> {
    const call = begin(owner);
    try {
      demandModel(context);
      const response = await ask(call, body, time);
      yield* replyChunks(read(wireMessages(response, call, timeouts.idle), context), call);
    } catch (thrown) {
      throw await explain(call, thrown, true);
    } finally {
      call.deadline.end();
    }
  }

  return {
    stream: (request, owner) => reply(openAiRequest(request, context.model, true), owner, timeouts.firstByte),

    generate: (request, owner): Promise<Reply> =>
      wholeReply(reply(openAiRequest(request, context.model, false), owner, timeouts.whole)),

    async listModels(owner): Promise<readonly ModelInfo[]> {
      const call = begin(owner);
      try {
        call.deadline.arm(timeouts.firstByte);
        const response = await send(call, models, { headers });
        if (!response.ok) throw refused(response, await errorBody(response), 'models', context);
        return readOpenAiModels(await response.json());
      } catch (thrown) {
        throw await explain(call, thrown, true);
      } finally {
        call.deadline.end();
      }
    },
  };
}

/** Servers whose streams have said how they end: where that is missing afterwards, the stream was cut. */
const announcing = new Set<string>();

/**
 * Some servers never say how a reply ended. Their stream is whole when it ended in order; where a server announces the end
 * (with a `finish_reason`, even one that is still null, or with `[DONE]`), one that just ends has broken off.
 */
async function* read(messages: AsyncIterable<unknown>, context: FailureContext): AsyncGenerator<WirePart> {
  let heard = false;
  for await (const message of messages) {
    if (message === null || announcesEnd(message)) announcing.add(context.baseUrl);
    heard = true;
    yield readOpenAi(message, context);
  }
  if (heard && !announcing.has(context.baseUrl)) yield readOpenAi(null, context);
}

function refused(response: Response, body: string, task: 'generate' | 'models', context: FailureContext): AiFailure {
  const retryAfter = response.headers.get('retry-after');
  return fromRefusal({ status: response.status, error: errorOf(body), retryAfter, task }, context);
}

function demandModel(context: FailureContext): void {
  if (context.model.trim() === '')
    throw failureOf('setup', context, {
      message: `${context.label} needs the name of a model. What you entered is kept. Choose one in Settings, then choose Retry.`,
    });
}
