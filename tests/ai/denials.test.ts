import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { AiErrorKind } from '../../machines/contracts/ai';
import { type FakeModelServer, startFakeModelServer } from '../support/fake-model-server.mjs';
import { configFor, failureOfPromise, KEY, outcomeOf, providerFor, REQUEST, type Wire } from './model-fixtures';

let server: FakeModelServer;
beforeAll(async () => {
  server = await startFakeModelServer();
});
afterEach(() => {
  server.forget();
  server.script(null);
});
afterAll(() => server.close());

const never = new AbortController().signal;

const google = (code: number, status: string, message: string, reason?: string) => ({
  code,
  message,
  status,
  ...(reason
    ? { details: [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason, domain: 'googleapis.com' }] }
    : {}),
});

interface Row {
  readonly name: string;
  readonly wire: Wire;
  readonly status: number;
  readonly error: unknown;
  readonly kind: AiErrorKind;
  /** What is said of the matter, and of what the provider said itself. */
  readonly words: readonly string[];
}

const ROWS: readonly Row[] = [
  {
    name: 'the service is not enabled',
    wire: 'gemini',
    status: 403,
    error: google(
      403,
      'PERMISSION_DENIED',
      'Generative Language API has not been used in project 4711 before or it is disabled. Enable it by visiting https://console.developers.google.com/apis/api/generativelanguage.googleapis.com/overview?project=4711 then retry. If you enabled this API recently, wait a few minutes for the action to propagate to our systems and retry.',
      'SERVICE_DISABLED',
    ),
    kind: 'setup',
    words: [
      'is not enabled for the account',
      'Enable it by visiting https://console.developers',
      'The key itself can stay',
    ],
  },
  {
    name: 'the location',
    wire: 'gemini',
    status: 400,
    error: google(400, 'FAILED_PRECONDITION', 'User location is not supported for the API use.'),
    kind: 'setup',
    words: [
      'not offered at your location',
      '“User location is not supported for the API use”',
      'Your key is not the cause',
    ],
  },
  {
    name: 'no free tier at the location',
    wire: 'gemini',
    status: 400,
    error: google(
      400,
      'FAILED_PRECONDITION',
      'Gemini API free tier is not available in your country. Please enable billing on your project in Google AI Studio.',
    ),
    kind: 'setup',
    words: ['not offered at your location', 'Please enable billing on your project'],
  },
  {
    name: 'a missing permission',
    wire: 'gemini',
    status: 403,
    error: google(403, 'PERMISSION_DENIED', "You do not have permission to access tuned model 'x'."),
    kind: 'setup',
    words: ['lacks a permission', '“You do not have permission to access tuned model'],
  },
  {
    name: 'a key for certain websites',
    wire: 'gemini',
    status: 403,
    error: google(
      403,
      'PERMISSION_DENIED',
      'Requests from referer <empty> are blocked.',
      'API_KEY_HTTP_REFERRER_BLOCKED',
    ),
    kind: 'setup',
    words: [
      'restricted to certain websites',
      '“Requests from referer <empty> are blocked”',
      'take the website restriction',
    ],
  },
  {
    name: 'a key for certain addresses',
    wire: 'gemini',
    status: 403,
    error: google(403, 'PERMISSION_DENIED', 'The IP address is not allowed.', 'API_KEY_IP_ADDRESS_BLOCKED'),
    kind: 'setup',
    words: ['restricted to certain devices or addresses', '“The IP address is not allowed”'],
  },
  {
    name: 'a key for other services',
    wire: 'gemini',
    status: 403,
    error: google(
      403,
      'PERMISSION_DENIED',
      'Requests to this API generativelanguage.googleapis.com method x are blocked.',
      'API_KEY_SERVICE_BLOCKED',
    ),
    kind: 'setup',
    words: ['restricted to other services', 'Add this service'],
  },
  {
    name: 'a key that was found in public',
    wire: 'gemini',
    status: 403,
    error: google(403, 'PERMISSION_DENIED', 'Your API key was reported as leaked. Please use another API key.'),
    kind: 'key',
    words: ['found in public', 'Make a new key'],
  },
  {
    name: 'a wrong key',
    wire: 'gemini',
    status: 400,
    error: google(400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.', 'API_KEY_INVALID'),
    kind: 'key',
    words: ['did not accept the API key (HTTP 400)'],
  },
  {
    name: 'the location',
    wire: 'openai-compatible',
    status: 403,
    error: {
      code: 'unsupported_country_region_territory',
      message: 'Country, region, or territory not supported',
      param: null,
      type: 'request_forbidden',
    },
    kind: 'setup',
    words: ['not offered at your location (HTTP 403)', '“Country, region, or territory not supported”'],
  },
  {
    name: 'a quota that is used up',
    wire: 'openai-compatible',
    status: 403,
    error: { code: 'insufficient_quota', message: 'You exceeded your current quota.', type: 'insufficient_quota' },
    kind: 'quota',
    words: ['your quota or credit for this model is used up (HTTP 403)'],
  },
  {
    name: 'too fast',
    wire: 'openai-compatible',
    status: 403,
    error: { code: 'rate_limit_exceeded', message: 'Slow down.' },
    kind: 'quota',
    words: ['too many requests in a short time'],
  },
  {
    name: 'a wrong key',
    wire: 'openai-compatible',
    status: 403,
    error: { code: 'invalid_api_key', message: `Incorrect API key provided: ${KEY}.`, type: 'invalid_request_error' },
    kind: 'key',
    words: ['did not accept the API key (HTTP 403)'],
  },
  {
    name: 'a model that is not for this account',
    wire: 'openai-compatible',
    status: 403,
    error: { code: 'model_not_found', message: 'Project `p` does not have access to model `m`', type: 'invalid' },
    kind: 'model',
    words: ['your account may not use the model “m”', '“Project `p` does not have access to model `m`”'],
  },
  {
    name: 'a missing scope',
    wire: 'openai-compatible',
    status: 401,
    error: { message: 'You have insufficient permissions for this operation. Missing scopes: model.request.' },
    kind: 'setup',
    words: ['lacks a permission', 'Missing scopes: model.request'],
  },
  {
    name: 'a device that may not',
    wire: 'openai-compatible',
    status: 401,
    error: { code: 'ip_not_authorized', message: 'Your IP is not on the allow list.' },
    kind: 'setup',
    words: ['restricted to certain devices or addresses'],
  },
  {
    name: 'no reason that is known',
    wire: 'openai-compatible',
    status: 403,
    error: { message: `Policy 7 forbids it for ${KEY}` },
    kind: 'key',
    words: ['refused the request (HTTP 403)', '“Policy 7 forbids it for •••”', 'Check the key in Settings'],
  },
];

describe('why a provider refuses is told from the body, not from the status alone', () => {
  test.each(ROWS)('$wire, HTTP $status: $name', async ({ wire, status, error, kind, words }) => {
    server.script({ status, error });
    const provider = providerFor(configFor(wire, server, 'm'));
    const streamed = (await outcomeOf(provider.stream(REQUEST, never))).error;
    expect(streamed).toMatchObject({ kind, status });
    for (const part of [...words, 'is kept.']) expect(streamed?.message).toContain(part);
    expect(JSON.stringify(streamed)).not.toContain(KEY);
    expect(await failureOfPromise(provider.generate(REQUEST, never))).toEqual(streamed);
  });

  test('without a key, a refusal that gives no reason asks for one', async () => {
    server.script({ status: 403, error: 'Forbidden' });
    const provider = providerFor(configFor('openai-compatible', server, 'm'), null);
    expect((await failureOfPromise(provider.generate(REQUEST, never))).message).toBe(
      'The OpenAI-compatible server refused the request (HTTP 403). It said: “Forbidden”. What you entered and what came in is kept. If it asks for an API key, enter yours in Settings, then choose Retry.',
    );
  });

  test('the same words in a refusal of another kind say nothing about the account', async () => {
    server.script({ status: 400, error: { message: 'You lack permission to be this long.' } });
    const provider = providerFor(configFor('openai-compatible', server, 'm'));
    expect((await failureOfPromise(provider.generate(REQUEST, never))).kind).toBe('bad-request');
  });
});
