import { expect, test } from 'vitest';
import { DEFAULT_PROVIDER_CONFIG, secretSlotOf } from '../../src/ai/providers/config';
import { type AiExtra, reachKey } from '../../src/ai/providers/create-provider';
import { createStore } from '../../src/app/store';

const config = { ...DEFAULT_PROVIDER_CONFIG, provider: 'gemini' as const };
const extra = (how: 'open' | 'left', asked: string[] = []): AiExtra => ({
  secrets: {
    read: () => null,
    reach: async (slot) => {
      asked.push(slot);
      return how;
    },
  },
  // Nothing may be sent before the key is there: any request would say so in other words.
  reach: { reaches: () => false },
});

test('a key that can be read, or that nobody locked, is not waited for', async () => {
  const { signal } = new AbortController();
  await expect(reachKey(config, { secrets: { read: () => 'k' } }, signal)).resolves.toBeUndefined();
  const asked: string[] = [];
  await expect(reachKey(config, extra('open', asked), signal)).resolves.toBeUndefined();
  expect(asked).toEqual([secretSlotOf(config)]);
});

test('a reply whose key stays locked fails in words, and nothing is sent', async () => {
  const store = createStore(extra('left'));
  await store.withAi();
  const { generateText } = await import('../../src/ai/endpoints/generate-text');
  const request = { messages: [{ role: 'user' as const, text: 'Hello' }], temperature: 0, maxOutputTokens: 10 };
  const { error } = await store.dispatch(generateText.initiate({ config, request }));
  expect(error).toEqual({
    kind: 'key',
    message:
      'The key of Google Gemini is locked, and nothing was sent. What you entered and what came in is kept. Choose Retry and type its passphrase, or go on with what is built in.',
  });
});

test('a request that was stopped while it waited says no more', async () => {
  const leaving = new AbortController();
  leaving.abort();
  await expect(reachKey(config, extra('left'), leaving.signal)).rejects.toMatchObject({ name: 'AbortError' });
});
