// A real HTTP server on loopback that speaks the two wire formats of the app's model providers: Google Gemini
// (`/v1beta/models…`) and OpenAI-compatible (`/v1/…`). For Vitest and Playwright.

import { once } from 'node:events';
import { createServer } from 'node:http';
import { FAKE_TEXT, SCENARIOS } from './fake-model-scenarios.mjs';

/** @typedef {import('./fake-model-scenarios.mjs').Scenario} Scenario */

/**
 * @typedef {object} SeenRequest
 * @property {string} method
 * @property {string} url
 * @property {import('node:http').IncomingHttpHeaders} headers
 * @property {string} body
 * @property {unknown} json the body parsed, or null
 * @property {Promise<void>} closed settles when the answer is out or the client has gone
 * @property {boolean} left the client went before the answer was out
 */

/**
 * @param {object} [options]
 * @param {number} [options.port] 0 takes any free one
 * @param {string | null} [options.key] when given, a request with another key is refused
 * @param {boolean} [options.cors] `false` leaves the CORS headers out and does not answer OPTIONS
 */
export async function startFakeModelServer({ port = 0, key = null, cors = true } = {}) {
  /** @type {SeenRequest[]} */
  const requests = [];
  /** @type {(Scenario | string)[]} */
  let queue = [];
  /** @type {Scenario | string | null} */
  let standing = null;
  let allowed = cors;
  /** @type {{ count: number, resolve: () => void }[]} */
  let waiting = [];

  const server = createServer(async (request, response) => {
    const body = await readBody(request);
    /** @type {Promise<void>} */
    const closed = new Promise((resolve) => {
      response.once('close', () => {
        seen.left = !response.writableFinished;
        resolve(undefined);
      });
    });
    /** @type {SeenRequest} */
    const seen = {
      method: request.method ?? '',
      url: request.url ?? '',
      headers: request.headers,
      body,
      json: parse(body),
      closed,
      left: false,
    };
    requests.push(seen);
    waiting = waiting.filter(({ count, resolve }) => {
      if (requests.length < count) return true;
      resolve();
      return false;
    });
    try {
      await answer(seen, response);
    } catch {
      response.destroy();
    }
  });

  /** @param {SeenRequest} seen @param {import('node:http').ServerResponse} response */
  async function answer(seen, response) {
    if (allowed) {
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader(
        'access-control-allow-headers',
        'authorization, content-type, x-goog-api-key, x-goog-api-client',
      );
      response.setHeader('access-control-allow-methods', 'GET, POST, OPTIONS');
      response.setHeader('access-control-expose-headers', 'retry-after');
      response.setHeader('access-control-allow-private-network', 'true');
    }
    if (seen.method === 'OPTIONS') return void response.writeHead(allowed ? 204 : 405).end();
    const path = seen.url.split('?')[0] ?? '';
    const gemini = path.startsWith('/v1beta/');
    if (key !== null && keyOf(seen) !== key) {
      const refusal = gemini ? SCENARIOS['400-key'] : SCENARIOS[401];
      return refuse(response, refusal ?? {}, gemini);
    }
    if (seen.method === 'GET' && path === '/v1beta/models') return json(response, 200, GEMINI_MODELS);
    if (seen.method === 'GET' && path === '/v1/models') return json(response, 200, OPENAI_MODELS);
    const named = /^\/v1beta\/(?:models|tunedModels)\/([^/:]+):(generateContent|streamGenerateContent)$/.exec(path);
    if (seen.method === 'POST' && named) {
      const stream = named[2] === 'streamGenerateContent';
      return play(response, pick(named[1] ?? ''), stream, geminiWire);
    }
    if (seen.method === 'POST' && path === '/v1/chat/completions') {
      const asked = /** @type {Record<string, unknown>} */ (seen.json ?? {});
      const scenario = pick(String(asked.model));
      const refused = scenario.refusesOptions?.find((option) => option in asked);
      if (refused)
        return json(response, 400, {
          error: {
            message: `Unsupported parameter: '${refused}'${refused === 'max_tokens' ? ". Use 'max_completion_tokens' instead." : ''}`,
          },
        });
      return play(response, scenario, asked.stream === true, openAiWire);
    }
    response.writeHead(404, { 'content-type': 'text/plain' }).end('Not here.');
  }

  /** @param {string} model @returns {Scenario} */
  function pick(model) {
    const chosen = queue.shift() ?? standing ?? model.replace(/^fake-/, '');
    return typeof chosen === 'string' ? (SCENARIOS[chosen] ?? {}) : chosen;
  }

  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`;

  return {
    /** For the `API base URL` of Google Gemini. */
    url,
    /** For the `API base URL` of an OpenAI-compatible server. */
    openAiUrl: `${url}/v1`,
    requests,
    /** The generation requests alone. */
    generations: () => requests.filter(({ method }) => method === 'POST'),
    /**
     * Chooses what comes, whatever the model's name: one scenario for all requests, a list for one request each, `null`
     * to go by the name again.
     * @param {Scenario | string | (Scenario | string)[] | null} scenario
     */
    script(scenario) {
      queue = Array.isArray(scenario) ? [...scenario] : [];
      standing = Array.isArray(scenario) ? null : scenario;
    },
    /** @param {boolean} allow */
    allowCors(allow) {
      allowed = allow;
    },
    /** Settles when this many requests have come. @param {number} count */
    received(count) {
      if (requests.length >= count) return Promise.resolve();
      return /** @type {Promise<void>} */ (
        new Promise((resolve) => waiting.push({ count, resolve: () => resolve(undefined) }))
      );
    },
    forget() {
      requests.length = 0;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof startFakeModelServer>>} FakeModelServer */

const GEMINI_MODELS = {
  models: [
    {
      name: 'models/gemini-flash-latest',
      displayName: 'Gemini Flash Latest',
      supportedGenerationMethods: ['generateContent', 'countTokens'],
    },
    {
      name: 'models/gemini-pro-latest',
      displayName: 'Gemini Pro Latest',
      supportedGenerationMethods: ['generateContent'],
    },
    { name: 'models/text-embedding-004', displayName: 'Text Embedding', supportedGenerationMethods: ['embedContent'] },
  ],
};
const OPENAI_MODELS = {
  object: 'list',
  data: [
    { id: 'fake-ok', object: 'model' },
    { id: 'llama3.2:3b', object: 'model' },
  ],
};

/**
 * A wire format: how a piece of text, an end and an error look in it.
 * @typedef {object} Wire
 * @property {boolean} gemini
 * @property {(text: string) => unknown} piece
 * @property {(text: string) => unknown} thought
 * @property {(scenario: Scenario) => unknown} end
 * @property {(text: string, scenario: Scenario) => unknown} whole
 * @property {(status: number) => unknown} error
 */

const GEMINI_ENDS = { stop: 'STOP', length: 'MAX_TOKENS', blocked: 'SAFETY' };
const OPENAI_ENDS = { stop: 'stop', length: 'length', blocked: 'content_filter' };

/** @param {unknown[]} parts @param {string} [finishReason] */
const candidate = (parts, finishReason) => ({
  candidates: [{ content: { role: 'model', parts }, index: 0, ...(finishReason ? { finishReason } : {}) }],
});

/** @type {Wire} */
const geminiWire = {
  gemini: true,
  piece: (text) => candidate([{ text }]),
  thought: (text) => candidate([{ text, thought: true }]),
  end: (scenario) =>
    scenario.blockReason
      ? { promptFeedback: { blockReason: scenario.blockReason } }
      : candidate([{ text: '' }], scenario.finishReason ?? GEMINI_ENDS[scenario.finish ?? 'stop']),
  whole: (text, scenario) =>
    scenario.blockReason
      ? { promptFeedback: { blockReason: scenario.blockReason } }
      : candidate([{ text }], scenario.finishReason ?? GEMINI_ENDS[scenario.finish ?? 'stop']),
  error: (status) => ({ error: { code: status, message: `Scripted ${status}.`, status: 'SCRIPTED' } }),
};

/** @type {Wire} */
const openAiWire = {
  gemini: false,
  piece: (content) => ({
    object: 'chat.completion.chunk',
    choices: [{ index: 0, delta: { content }, finish_reason: null }],
  }),
  thought: (text) => ({
    choices: [{ index: 0, delta: { content: '', reasoning_content: text }, finish_reason: null }],
  }),
  end: (scenario) => ({
    choices: [{ index: 0, delta: {}, finish_reason: scenario.finishReason ?? OPENAI_ENDS[scenario.finish ?? 'stop'] }],
  }),
  whole: (content, scenario) => ({
    object: 'chat.completion',
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content },
        finish_reason: scenario.finishReason ?? OPENAI_ENDS[scenario.finish ?? 'stop'],
      },
    ],
  }),
  error: (status) => ({ error: { code: status, message: `Scripted ${status}.`, type: 'scripted' } }),
};

/** @param {import('node:http').ServerResponse} response @param {Scenario} scenario @param {boolean} stream @param {Wire} wire */
async function play(response, scenario, stream, wire) {
  if (scenario.dropped) return void response.destroy();
  if (scenario.silent) return;
  if (scenario.status) return refuse(response, scenario, wire.gemini);
  for (const [name, value] of Object.entries(scenario.headers ?? {})) response.setHeader(name, value);
  if (scenario.raw !== undefined) {
    response.writeHead(200, { 'content-type': scenario.contentType ?? 'application/json' });
    return void response.end(scenario.raw);
  }
  const text = scenario.blockReason ? '' : (scenario.text ?? FAKE_TEXT);
  if (!stream || scenario.whole) {
    if (!stream && (scenario.cutAfter !== undefined || scenario.endsEarly)) {
      response.writeHead(200, { 'content-type': 'application/json' });
      await written(response, JSON.stringify(wire.whole(text, scenario)).slice(0, 40));
      return void (scenario.endsEarly ? response.end() : response.destroy());
    }
    if (!stream && scenario.stallAfter !== undefined) return;
    if (!stream && scenario.errorInStream) {
      const { status } = scenario.errorInStream;
      return refuse(response, { status }, wire.gemini);
    }
    return json(response, 200, wire.whole(text, scenario));
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const end = scenario.lineEnd ?? '\n';
  /** @param {unknown} value */
  const send = (value) => put(`data: ${JSON.stringify(value)}${end}${end}`);
  /** @param {string} part */
  const put = async (part) => {
    if (!scenario.splitBytes) return written(response, part);
    for (const byte of Buffer.from(part)) await written(response, Buffer.of(byte));
  };
  if (scenario.thinks) await send(wire.thought('Let me think about it.'));
  let sent = 0;
  for (const piece of piecesOf(text, scenario.pieceSize ?? 7)) {
    if (scenario.cutAfter === sent) return void response.destroy();
    if (scenario.stallAfter === sent) return;
    if (scenario.errorInStream?.after === sent) {
      await send(wire.error(scenario.errorInStream.status));
      return void response.end();
    }
    if (scenario.keepAlive) await put(`: ping${end}${end}event: message${end}id: ${sent}${end}retry: 1000${end}`);
    await send(wire.piece(piece));
    sent += 1;
    if (scenario.delay) await new Promise((resolve) => setTimeout(resolve, scenario.delay));
    if (response.destroyed) return;
  }
  if (!scenario.endsEarly) {
    const last = `data: ${JSON.stringify(wire.end(scenario))}`;
    await put(scenario.noLastBlank ? last : `${last}${end}${end}`);
    if (!wire.gemini && !scenario.noDone) await put(`data: [DONE]${end}${end}`);
  }
  response.end();
}

/** @param {import('node:http').ServerResponse} response @param {Scenario} scenario @param {boolean} gemini */
function refuse(response, scenario, gemini) {
  const status = scenario.status ?? 500;
  for (const [name, value] of Object.entries(scenario.headers ?? {})) response.setHeader(name, value);
  const wire = gemini ? geminiWire : openAiWire;
  json(response, status, scenario.error ? { error: scenario.error } : wire.error(status));
}

/** @param {import('node:http').ServerResponse} response @param {number} status @param {unknown} value */
function json(response, status, value) {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(value));
}

/** Writes and waits until it is out, so that pieces travel on their own. */
const written = (/** @type {import('node:http').ServerResponse} */ response, /** @type {string | Uint8Array} */ part) =>
  /** @type {Promise<void>} */ (
    new Promise((resolve) => {
      response.write(part, () => setImmediate(() => resolve(undefined)));
    })
  );

/** @param {string} text @param {number} size */
function piecesOf(text, size) {
  const characters = [...text];
  const pieces = [];
  for (let i = 0; i < characters.length; i += size) pieces.push(characters.slice(i, i + size).join(''));
  return pieces;
}

/** @param {SeenRequest} seen */
function keyOf({ headers }) {
  const google = headers['x-goog-api-key'];
  return typeof google === 'string' ? google : (headers.authorization ?? '').replace(/^Bearer /, '');
}

/** @param {import('node:http').IncomingMessage} request @returns {Promise<string>} */
async function readBody(request) {
  const parts = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}

/** @param {string} text @returns {unknown} */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
