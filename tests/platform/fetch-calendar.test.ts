import { expect, test, vi } from 'vitest';
import { isAllowed, keepCalendarOrigins } from '../../src/platform/calendar-origins';
import { fetchCalendar } from '../../src/platform/files/fetch-calendar';

const ADDRESS = 'https://calendar.example.org/team.ics';
const answering = (answer: () => Response | Promise<Response>) =>
  fetchCalendar(ADDRESS, new AbortController().signal, {
    ask: async () => answer(),
    policy: undefined,
    own: 'https://own.example',
    online: () => true,
  });

test('a calendar is read, without cookie and referrer', async () => {
  const ask = vi.fn(async (_: RequestInfo | URL, __?: RequestInit) => new Response('BEGIN:VCALENDAR'));
  const outcome = await fetchCalendar(ADDRESS, new AbortController().signal, {
    ask,
    policy: undefined,
    own: 'https://own.example',
    online: () => true,
  });
  expect('bytes' in outcome && new TextDecoder().decode(outcome.bytes)).toBe('BEGIN:VCALENDAR');
  expect(ask.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' });
});

test.each([
  ['a web page', () => new Response('\n<!doctype html>', { headers: { 'content-type': 'text/calendar' } }), 'web-page'],
  ['nothing there', () => new Response('', { status: 404 }), 'refused'],
  [
    'redirects for ever, or a host that does not allow it',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'unreachable',
  ],
  ['a length that is declared', () => new Response('x', { headers: { 'content-length': '524288000' } }), 'too-large'],
])('%s', async (_, answer, problem) => {
  expect(await answering(answer)).toEqual({ problem });
});

test('without a network that is what is said', async () => {
  const ask = () => Promise.reject(new TypeError('Failed to fetch'));
  const around = { ask, policy: undefined, own: 'https://own.example', online: () => false };
  expect(await fetchCalendar(ADDRESS, new AbortController().signal, around)).toEqual({ problem: 'offline' });
});

test('500 MB without a declared length are read no further than the largest file goes', async () => {
  let sent = 0;
  const chunk = new Uint8Array(1_048_576);
  const body = new ReadableStream({
    pull(controller) {
      sent += 1;
      controller.enqueue(chunk);
    },
  });
  expect(await answering(() => new Response(body))).toEqual({ problem: 'too-large' });
  expect(sent).toBeLessThan(30);
});

test('a host that is not in the page’s policy is not asked', async () => {
  const ask = vi.fn(async () => new Response(''));
  const signal = new AbortController().signal;
  expect(
    await fetchCalendar(ADDRESS, signal, {
      ask,
      policy: 'https://other.example',
      own: 'https://own.example',
      online: () => true,
    }),
  ).toEqual({
    problem: 'not-yet-allowed',
  });
  expect(ask).not.toHaveBeenCalled();
  expect(isAllowed(ADDRESS, 'https://other.example https://calendar.example.org', '')).toBe(true);
  expect(isAllowed('http://calendar.example.org/a.ics', undefined, '')).toBe(false);
});

test('only origins over https are left for the next load', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('location', { origin: 'https://own.example' });
  try {
    keepCalendarOrigins([ADDRESS, `${ADDRESS}?b`, 'http://plain.example/a', 'https://own.example/a', 'nonsense']);
    expect([...kept.values()]).toEqual(['https://calendar.example.org']);
    keepCalendarOrigins([]);
    expect(kept.size).toBe(0);
  } finally {
    vi.unstubAllGlobals();
  }
});
