import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  DEFAULT_PROVIDER_CONFIG,
  hostedModelOf,
  normaliseBaseUrl,
  PROVIDER_LABELS,
  providerConfigSchema,
} from '../../src/ai/providers/config';

test('the four providers and their labels', () => {
  expect(PROVIDER_LABELS).toEqual({
    'built-in': 'Built-in coach',
    'on-device': 'Chrome on-device',
    gemini: 'Google Gemini',
    'openai-compatible': 'OpenAI-compatible',
  });
});

test('what a first visit has', () => {
  expect(DEFAULT_PROVIDER_CONFIG).toEqual({
    provider: 'built-in',
    gemini: { model: 'gemini-flash-latest', baseUrl: 'https://generativelanguage.googleapis.com' },
    openai: { model: '', baseUrl: 'http://localhost:11434/v1' },
  });
  expect(hostedModelOf(DEFAULT_PROVIDER_CONFIG)).toEqual({ model: '', baseUrl: '' });
  expect(providerConfigSchema.parse(DEFAULT_PROVIDER_CONFIG)).toEqual(DEFAULT_PROVIDER_CONFIG);
});

describe('the base URL', () => {
  test.each([
    ['http://localhost:11434/v1', 'http://localhost:11434/v1'],
    ['  http://localhost:11434/v1/  ', 'http://localhost:11434/v1'],
    ['https://api.example///', 'https://api.example'],
    ['https://api.example', 'https://api.example'],
    ['HTTPS://API.Example/V1', 'https://api.example/V1'],
    ['http://127.0.0.1:1234', 'http://127.0.0.1:1234'],
    ['https://proxy.example/gemini/', 'https://proxy.example/gemini'],
  ])('%j becomes %s', (typed, url) => {
    expect(normaliseBaseUrl(typed)).toEqual({ ok: true, url });
  });

  test.each([
    ['', /Enter the address/],
    ['   ', /Enter the address/],
    ['localhost:11434/v1', /must begin with http/],
    ['api.example/v1', /must begin with http/],
    ['ftp://api.example', /must begin with http/],
    ['javascript:alert(1)', /must begin with http/],
    ['http:localhost', /must begin with http/],
    ['http://', /must begin with http/],
    ['https://user:secret@api.example', /user name or a password/],
    ['https://user@api.example', /user name or a password/],
    ['https://:secret@api.example', /user name or a password/],
    ['https://api.example/v1?key=abc', /“\?” or “#”/],
    ['https://api.example/v1?', /“\?” or “#”/],
    ['https://api.example/v1#x', /“\?” or “#”/],
  ])('%j is refused', (typed, problem) => {
    const result = normaliseBaseUrl(typed);
    expect(result).toEqual({ ok: false, problem: expect.stringMatching(problem) });
  });

  test('tidying twice changes nothing', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: false, withFragments: false }), (address) => {
        const once = normaliseBaseUrl(address);
        expect(once.ok && normaliseBaseUrl(once.url)).toEqual(once);
      }),
      { seed: 3 },
    );
  });
});

describe('the door for stored configurations', () => {
  test('tidies the address and drops what does not belong', () => {
    const stored = {
      ...DEFAULT_PROVIDER_CONFIG,
      provider: 'openai-compatible',
      openai: { model: 'llama3.2', baseUrl: 'http://localhost:1234/v1/', key: 'strayed in' },
    };
    expect(providerConfigSchema.parse(stored)).toEqual({
      ...DEFAULT_PROVIDER_CONFIG,
      provider: 'openai-compatible',
      openai: { model: 'llama3.2', baseUrl: 'http://localhost:1234/v1' },
    });
  });

  test.each([
    ['an unknown provider', { ...DEFAULT_PROVIDER_CONFIG, provider: 'other' }],
    ['an address with a secret', { ...DEFAULT_PROVIDER_CONFIG, openai: { model: '', baseUrl: 'https://a:b@c' } }],
    ['a model that is no text', { ...DEFAULT_PROVIDER_CONFIG, gemini: { model: 7, baseUrl: 'https://a.b' } }],
    ['nothing', null],
  ])('refuses %s', (_, value) => {
    expect(providerConfigSchema.safeParse(value).success).toBe(false);
  });
});
