import type { FailureContext } from '../error-words';
import { AiFailure, failureOf } from '../errors';
import { type Deadline, startDeadline } from './deadline';
import {
  CORE_OPTIONS,
  type CoreOptions,
  findPromptApi,
  onDeviceAvailability,
  type PromptApi,
  type PromptSession,
} from './prompt-api';
import type { GenerateRequest, ModelChunk, Provider, ProviderDeps } from './provider';
import { wholeReply } from './reply-stream';

/**
 * Chrome's on-device model through the Prompt API. No key, no network once the model is there; a first use downloads it
 * and says how far it is. The API has no limit of tokens and no reasons for an end, so a reply always ends with `stop`.
 */
export function createOnDevice(context: FailureContext, { timeouts }: ProviderDeps): Provider {
  async function* stream(request: GenerateRequest, owner: AbortSignal): AsyncGenerator<ModelChunk> {
    if (owner.aborted) throw failureOf('aborted', context);
    const api = findPromptApi();
    if (!api || (await onDeviceAvailability()) === 'unavailable') throw failureOf('unavailable', context);
    const deadline = startDeadline(owner);
    let session: PromptSession | null = null;
    try {
      session = yield* openSession(api, request, deadline.signal);
      deadline.arm(timeouts.firstByte);
      yield* speak(session, request, deadline, timeouts.idle, context);
    } catch (thrown) {
      throw failureBehind(thrown, owner, deadline, context);
    } finally {
      deadline.end();
      session?.destroy();
    }
  }

  return {
    stream,
    generate: (request, owner) => wholeReply(stream(request, owner)),
    async listModels(owner) {
      if (owner.aborted) throw failureOf('aborted', context);
      const availability = await onDeviceAvailability();
      if (availability === 'unavailable') throw failureOf('unavailable', context);
      return [
        {
          id: '',
          label:
            availability === 'available'
              ? 'The model of this browser'
              : 'The model of this browser, downloaded at first use',
        },
      ];
    },
  };
}

/** Fetches the browser's model ahead of its first use; chunks of type `download` report the progress. */
export async function* downloadOnDevice(context: FailureContext, owner: AbortSignal): AsyncGenerator<ModelChunk> {
  if (owner.aborted) throw failureOf('aborted', context);
  const api = findPromptApi();
  if (!api || (await onDeviceAvailability()) === 'unavailable') throw failureOf('unavailable', context);
  const deadline = startDeadline(owner);
  try {
    const session = yield* openSession(api, { messages: [] }, deadline.signal);
    session.destroy();
  } catch (thrown) {
    throw failureBehind(thrown, owner, deadline, context);
  } finally {
    deadline.end();
  }
}

/** Creates the session; while the model is fetched for it, returns the share that is there. */
async function* openSession(
  api: PromptApi,
  request: GenerateRequest,
  signal: AbortSignal,
): AsyncGenerator<ModelChunk, PromptSession> {
  let share = 0;
  let told = 0;
  let wake = () => {};
  const created = api.create({
    ...CORE_OPTIONS,
    ...(await sampling(api, request)),
    signal,
    initialPrompts: [
      ...(request.system ? [{ role: 'system' as const, content: request.system }] : []),
      ...request.messages.slice(0, -1).map(({ role, text }) => ({
        role: role === 'model' ? ('assistant' as const) : ('user' as const),
        content: text,
      })),
    ],
    monitor: (monitor) =>
      monitor.addEventListener('downloadprogress', ({ loaded }) => {
        share = Math.min(1, Math.max(share, loaded));
        wake();
      }),
  });
  let session: PromptSession | null = null;
  let settled = false;
  const settle = created.then(
    (made) => {
      session = made;
      settled = true;
    },
    () => {
      settled = true;
    },
  );
  try {
    while (!settled) {
      const moved = new Promise<void>((resolve) => {
        wake = resolve;
      });
      if (share > told) {
        told = share;
        yield { type: 'download', share };
      } else await Promise.race([settle, moved]);
    }
  } finally {
    // Whoever leaves early must not leave a session behind that nobody will destroy.
    if (!settled) void settle.then(() => session?.destroy());
  }
  return created;
}

async function* speak(
  session: PromptSession,
  request: GenerateRequest,
  deadline: Deadline,
  idle: number,
  context: FailureContext,
): AsyncGenerator<ModelChunk> {
  const last = request.messages.at(-1)?.text ?? '';
  const reader = session
    .promptStreaming(last, {
      signal: deadline.signal,
      ...(request.schema ? { responseConstraint: request.schema } : {}),
    })
    .getReader();
  let spoken = false;
  try {
    while (true) {
      const { value, done } = await reader.read();
      deadline.disarm();
      if (done) break;
      if (value.trim() !== '') spoken = true;
      if (value !== '') yield { type: 'text', text: value };
      deadline.arm(idle);
    }
  } finally {
    deadline.disarm();
    reader.cancel().catch(() => undefined);
  }
  if (!spoken) throw failureOf('empty', context);
  yield { type: 'finish', finish: 'stop' };
}

/** Both parameters or none, within the model's limits; web pages may mostly set none. */
async function sampling(api: PromptApi, { temperature, topK }: GenerateRequest): Promise<CoreOptions> {
  if (temperature === undefined || topK === undefined || typeof api.params !== 'function') return {};
  const limits = await api.params().catch(() => null);
  if (!limits) return {};
  return { temperature: Math.min(temperature, limits.maxTemperature), topK: Math.min(topK, limits.maxTopK) };
}

function failureBehind(thrown: unknown, owner: AbortSignal, deadline: Deadline, context: FailureContext): AiFailure {
  if (owner.aborted) return failureOf('aborted', context);
  if (deadline.expired) return failureOf('timeout', context, { waited: deadline.allowed });
  if (thrown instanceof AiFailure) return thrown;
  const name = thrown instanceof Error ? thrown.name : '';
  if (name === 'QuotaExceededError')
    return failureOf('bad-request', context, {
      message: `${context.label}: the text is longer than this browser's model can take. What you entered is kept. Shorten it, or choose another model in Settings.`,
    });
  if (name === 'NotAllowedError')
    return failureOf('unavailable', context, {
      message: `${context.label}: the browser wants a click before it starts its model, or does not let this page use it. What you entered is kept. Choose Retry, or another model in Settings.`,
    });
  if (name === 'NetworkError')
    return failureOf('network', context, {
      message: `${context.label}: the browser could not download its model. What you entered is kept. Check your connection and the free space on the disk, then choose Retry.`,
    });
  if (name === 'NotSupportedError' || name === 'InvalidStateError') return failureOf('unavailable', context);
  return failureOf('malformed', context);
}
