import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AiErrorKind } from '../../machines/contracts/ai';
import { type FailureContext, failureContext, waitWords, wordsFor } from '../../src/ai/error-words';
import { AiFailure, failureOf, redact, toAiError } from '../../src/ai/errors';
import { DEFAULT_PROVIDER_CONFIG, PROVIDER_LABELS } from '../../src/ai/providers/config';
import { fromRefusal } from '../../src/ai/providers/http-failure';
import { PROVIDER_IDS } from '../../src/ai/providers/list';

const KINDS: readonly AiErrorKind[] = [
  'aborted',
  'network',
  'cors',
  'timeout',
  'bad-request',
  'key',
  'model',
  'quota',
  'server',
  'blocked',
  'malformed',
  'empty',
  'setup',
  'unavailable',
];
const gemini: FailureContext = failureContext({ ...DEFAULT_PROVIDER_CONFIG, provider: 'gemini' }, 'k-123456');

describe('plain words', () => {
  test.each(KINDS.filter((kind) => kind !== 'aborted'))(
    '%s names the provider, what is kept and what to do',
    (kind) => {
      for (const provider of PROVIDER_IDS) {
        const words = wordsFor(kind, failureContext({ ...DEFAULT_PROVIDER_CONFIG, provider }, null));
        expect(words).toContain(PROVIDER_LABELS[provider]);
        expect(words).toContain('kept');
        expect(words).toMatch(/Retry|Settings/);
        expect(words).not.toContain('!');
      }
    },
  );

  test.each([
    [undefined, 'Wait a little, then choose Retry.'],
    [0, 'Wait 1 second, then choose Retry.'],
    [17.2, 'Wait 18 seconds, then choose Retry.'],
    [600, 'Wait 10 minutes, then choose Retry.'],
    [86_400, 'Wait 24 hours, then choose Retry.'],
  ])('a wait of %s seconds', (seconds, words) => {
    expect(waitWords(seconds)).toBe(words);
  });

  test("a day's quota of Gemini is told apart from a minute's", () => {
    const quota = (quotaId: string) => ({
      message: 'Quota exceeded.',
      details: [{ '@type': 'type.googleapis.com/google.rpc.QuotaFailure', violations: [{ quotaId }] }],
    });
    const words = (quotaId: string) =>
      fromRefusal({ status: 429, error: quota(quotaId), task: 'generate' }, gemini).data.message;
    expect(words('GenerateRequestsPerDayPerProject')).toContain('your quota or credit for this model is used up');
    expect(words('GenerateRequestsPerMinutePerProject')).toContain('too many requests in a short time');
  });

  test('a quota that ends a stream has no HTTP status', () => {
    const error = { message: 'Rate limit reached', type: 'rate_limit' };
    const { data } = fromRefusal({ status: 0, error, task: 'generate' }, gemini);
    expect(data).toEqual({
      kind: 'quota',
      message:
        'Google Gemini has had too many requests in a short time. What you entered and what came in is kept. Wait a little, then choose Retry.',
    });
  });

  test('a Retry-After that is a date', () => {
    const date = new Date(Date.now() + 65_000).toUTCString();
    const { data } = fromRefusal({ status: 429, error: null, retryAfter: date, task: 'generate' }, gemini);
    expect(data.retryAfter).toBeGreaterThan(60);
    expect(data.retryAfter).toBeLessThanOrEqual(65);
  });
});

describe('whatever was thrown becomes data', () => {
  test.each<[string, unknown, AiErrorKind]>([
    ['a failure', failureOf('quota', gemini), 'quota'],
    ['an abort', new DOMException('stop', 'AbortError'), 'aborted'],
    ['an exception', new TypeError('x is undefined'), 'malformed'],
    ['a text', 'oops k-123456', 'malformed'],
  ])('%s', (_, thrown, kind) => {
    const error = toAiError(thrown, gemini);
    expect(error.kind).toBe(kind);
    expect(JSON.stringify(error)).not.toContain('k-123456');
    expect(JSON.parse(JSON.stringify(error))).toEqual(error);
  });

  test('AiFailure carries the data and the words', () => {
    const failure = failureOf('server', gemini, { status: 503, said: 'overloaded' });
    expect(failure).toBeInstanceOf(AiFailure);
    expect(failure.data).toEqual({ kind: 'server', status: 503, message: failure.message });
    expect(failure.message).toContain('“overloaded”');
  });

  test('what the provider said is one clipped line', () => {
    const { message } = failureOf('bad-request', gemini, { said: `a\n\n b ${'x'.repeat(100_000)}` });
    expect(message).toContain('“a b xxx');
    expect(message.length).toBeLessThan(600);
  });
});

describe('the key never stays in a text', () => {
  test.each([
    ['plain', 'key k-1/2+3= refused', 'k-1/2+3=', 'key ••• refused'],
    ['URL-encoded', 'GET /x?key=k-1%2F2%2B3%3D', 'k-1/2+3=', 'GET /x?key=•••'],
    ['twice', 'abcabc', 'abc', '••••••'],
    ['a Google key of somebody', `see AIza${'a'.repeat(35)}.`, null, 'see •••.'],
    ['an OpenAI key, half hidden', 'Incorrect API key: sk-proj-****wxyz.', null, 'Incorrect API key: •••.'],
    ['a header', 'Authorization: Bearer abc.def "x"', null, 'Authorization: ••• "x"'],
    ['nothing to hide', 'The task was refused.', null, 'The task was refused.'],
  ])('%s', (_, text, key, clean) => {
    expect(redact(text, key)).toBe(clean);
  });

  test('wherever it is, whatever it is', () => {
    const key = fc.string({ minLength: 1, maxLength: 40 }).filter((text) => !/^•+$/.test(text));
    fc.assert(
      fc.property(fc.array(fc.string()), key, (parts, secret) => {
        expect(redact(parts.join(secret), secret)).not.toContain(secret);
        expect(redact(parts.map(encodeURIComponent).join(encodeURIComponent(secret)), secret)).not.toContain(secret);
      }),
      { seed: 4 },
    );
  });

  test('a megabyte that looks like the beginning of keys takes linear work', () => {
    const hostile = 'sk-AIzaBearer '.repeat(70_000);
    expect(redact(hostile, 'no-such-key').length).toBeLessThanOrEqual(hostile.length);
  });
});
