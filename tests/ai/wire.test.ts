import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { failureContext } from '../../src/ai/error-words';
import { DEFAULT_PROVIDER_CONFIG } from '../../src/ai/providers/config';
import { startDeadline } from '../../src/ai/providers/deadline';
import { geminiRequest } from '../../src/ai/providers/gemini-wire';
import { openAiRequest, readOpenAi, withoutRefused } from '../../src/ai/providers/openai-wire';
import type { GenerateRequest } from '../../src/ai/providers/provider';
import { REQUEST } from './model-fixtures';

const context = failureContext({ ...DEFAULT_PROVIDER_CONFIG, provider: 'openai-compatible' }, null);

describe('a refusal that names an option', () => {
  const { maxOutputTokens, ...rest } = REQUEST;
  const body = openAiRequest(rest, 'm', true);

  test.each(['temperature', 'top_p', 'top_k'])('%s goes, and the rest stays', (option) => {
    const { [option]: _, ...without } = body;
    expect(withoutRefused(body, `Unsupported parameter: ${option}.`)).toEqual(without);
  });

  test('that was not sent is final: nothing is posted again', () => {
    expect(withoutRefused(body, 'Unsupported parameter: max_tokens. Use max_completion_tokens.')).toBeNull();
    expect(withoutRefused({ model: 'm' }, 'temperature, top_k and top_p are not supported')).toBeNull();
  });

  test('ends after as many posts as there are options, whatever a server says', () => {
    const all = 'max_tokens max_completion_tokens top_k top_p temperature response_format';
    let next: ReturnType<typeof withoutRefused> = openAiRequest(REQUEST, 'm', true);
    let posts = 0;
    while (next && posts < 20) {
      posts += 1;
      next = withoutRefused(next, all);
    }
    expect(posts).toBe(5);
  });
});

test.each([
  ['stop', 'stop'],
  ['tool_calls', 'stop'],
  ['length', 'length'],
  ['max_tokens', 'length'],
  ['model_length', 'length'],
])('a reply that ends with %s ends with %s', (reason, finish) => {
  const choices = [{ delta: { content: 'x' }, finish_reason: reason }];
  expect(readOpenAi({ choices }, context)).toEqual({ text: 'x', finish, failure: null, last: true });
});

test('Gemma hears the standing instruction before the first message, and before no other', () => {
  const talk: GenerateRequest = {
    system: 'You are a coach.',
    messages: [
      { role: 'user', text: 'One?' },
      { role: 'model', text: 'Two.' },
      { role: 'user', text: 'Three?' },
    ],
  };
  expect(geminiRequest(talk, 'gemma-3-27b-it')).toEqual({
    contents: [
      { role: 'user', parts: [{ text: 'You are a coach.\n\nOne?' }] },
      { role: 'model', parts: [{ text: 'Two.' }] },
      { role: 'user', parts: [{ text: 'Three?' }] },
    ],
    generationConfig: {},
  });
});

describe('a deadline', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const started = () => startDeadline(new AbortController().signal);

  test('expires at its time, not before', () => {
    const deadline = started();
    deadline.arm(1000);
    vi.advanceTimersByTime(999);
    expect([deadline.expired, deadline.signal.aborted]).toEqual([false, false]);
    vi.advanceTimersByTime(1);
    expect([deadline.expired, deadline.signal.aborted]).toEqual([true, true]);
    expect(deadline.signal.reason).toMatchObject({ name: 'TimeoutError' });
  });

  test('disarmed, it never expires; armed again, it does', () => {
    const deadline = started();
    deadline.arm(1000);
    deadline.disarm();
    vi.advanceTimersByTime(60_000);
    expect([deadline.expired, deadline.signal.aborted]).toEqual([false, false]);
    deadline.arm(1000);
    vi.advanceTimersByTime(1000);
    expect(deadline.expired).toBe(true);
  });

  test('armed again, it counts from then, later or sooner', () => {
    const later = started();
    later.arm(1000);
    vi.advanceTimersByTime(800);
    later.arm(1000);
    vi.advanceTimersByTime(999);
    expect(later.expired).toBe(false);
    vi.advanceTimersByTime(1);
    expect(later.expired).toBe(true);
    const sooner = started();
    sooner.arm(10_000);
    sooner.arm(1000);
    vi.advanceTimersByTime(1000);
    expect(sooner.expired).toBe(true);
  });

  test('ended, it leaves no clock behind and follows its owner no more', () => {
    const owner = new AbortController();
    const deadline = startDeadline(owner.signal);
    deadline.arm(1000);
    deadline.end();
    expect(vi.getTimerCount()).toBe(0);
    owner.abort();
    expect(deadline.signal.aborted).toBe(false);
  });

  test('its owner ends it at once, and that is no expiry', () => {
    const owner = new AbortController();
    const deadline = startDeadline(owner.signal);
    deadline.disarm();
    owner.abort('gone');
    expect([deadline.expired, deadline.signal.aborted, deadline.signal.reason]).toEqual([false, true, 'gone']);
  });
});
