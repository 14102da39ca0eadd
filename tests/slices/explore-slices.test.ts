import { describe, expect, test } from 'vitest';
import { createStore } from '../../src/app/store';
import type { TopicStatus, TrackProgress } from '../../src/domain/track-progress/types';
import { eventsThemeChosen } from '../../src/features/links/events-theme-slice';
import { eventsThemeSchema, savedLinkSchema } from '../../src/features/links/links-schema';
import { linkRestored, linkSaved, linkUnsaved, savedLinksReceived } from '../../src/features/links/saved-links-slice';
import { trackProgressSchema } from '../../src/features/roadmap/track-progress-schema';
import {
  topicMarked,
  trackProgressReceived,
  trackProgressReset,
  trackProgressRestored,
} from '../../src/features/roadmap/track-progress-slice';

const store = () => createStore({ secrets: { read: () => null } });
const AT = '2026-11-20T10:00:00.000Z';

describe('progress in tracks', () => {
  const mark = (s: ReturnType<typeof store>, topicId: string, status: TopicStatus) =>
    s.dispatch(topicMarked({ trackId: 'frontend', topicId, status })).payload;
  const kept = (s: ReturnType<typeof store>) => s.getState().trackProgress.entities.frontend;

  test('a mark has its date, and is what the store may read back from disk', () => {
    const s = store();
    const { at } = mark(s, 'frontend/html', 'done');
    expect(kept(s)).toEqual({ id: 'frontend', topics: { 'frontend/html': { status: 'done', at } } });
    expect(trackProgressSchema.parse(JSON.parse(JSON.stringify(kept(s))))).toEqual(kept(s));
  });

  test('a mark keeps what its topic and its track are called', () => {
    const s = store();
    const names = { title: 'Dev Ops', name: 'CI/CD and containers' };
    const { at } = s.dispatch(
      topicMarked({ trackId: 'devops', topicId: 'devops/ci-cd', status: 'done', ...names }),
    ).payload;
    const whole: TrackProgress = {
      id: 'devops',
      title: 'Dev Ops',
      topics: { 'devops/ci-cd': { status: 'done', at, name: 'CI/CD and containers' } },
    };
    expect(s.getState().trackProgress.entities.devops).toEqual(whole);
    expect(trackProgressSchema.parse(JSON.parse(JSON.stringify(whole)))).toEqual(whole);
    s.dispatch(trackProgressReset('devops'));
    s.dispatch(trackProgressRestored(whole));
    expect(s.getState().trackProgress.entities.devops).toEqual(whole);
  });

  test('a later mark takes the place of the earlier; not started is not kept, and the last one takes all along', () => {
    const s = store();
    mark(s, 'frontend/html', 'learning');
    mark(s, 'frontend/css', 'skipped');
    mark(s, 'frontend/html', 'done');
    expect(Object.entries(kept(s)?.topics ?? {}).map(([id, { status }]) => [id, status])).toEqual([
      ['frontend/css', 'skipped'],
      ['frontend/html', 'done'],
    ]);
    mark(s, 'frontend/css', 'not-started');
    expect(Object.keys(kept(s)?.topics ?? {})).toEqual(['frontend/html']);
    mark(s, 'frontend/html', 'not-started');
    mark(s, 'frontend/html', 'not-started');
    expect(s.getState().trackProgress.ids).toEqual([]);
  });

  test('a reset comes back whole, and what was marked meanwhile stays', () => {
    const s = store();
    mark(s, 'frontend/html', 'done');
    mark(s, 'frontend/css', 'done');
    const before = kept(s);
    if (!before) throw new Error('nothing kept');
    s.dispatch(trackProgressReset('frontend'));
    expect(kept(s)).toBeUndefined();
    s.dispatch(trackProgressRestored(before));
    expect(kept(s)).toEqual(before);
    s.dispatch(trackProgressReset('frontend'));
    mark(s, 'frontend/css', 'learning');
    s.dispatch(trackProgressRestored(before));
    expect(kept(s)?.topics['frontend/css']?.status).toBe('learning');
    expect(kept(s)?.topics['frontend/html']).toEqual(before.topics['frontend/html']);
  });

  test('what another tab wrote and removed comes in', () => {
    const s = store();
    mark(s, 'frontend/html', 'done');
    const ios = { id: 'ios', topics: { 'ios/xcode': { status: 'done', at: AT } } } as const;
    s.dispatch(trackProgressReceived({ documents: [ios], removed: ['frontend'] }));
    expect(s.getState().trackProgress.entities).toEqual({ ios });
  });

  test.each([
    ['not started, which is not kept', { 'a/b': { status: 'not-started', at: AT } }],
    ['an unknown status', { 'a/b': { status: 'mastered', at: AT } }],
    ['no date', { 'a/b': { status: 'done', at: 'yesterday' } }],
    ['a nameless topic', { '': { status: 'done', at: AT } }],
    ['too many topics', Object.fromEntries(Array.from({ length: 501 }, (_, n) => [n, { status: 'done', at: AT }]))],
    ['a list', [{ status: 'done', at: AT }]],
  ])('a document with %s is refused', (_, topics) => {
    expect(() => trackProgressSchema.parse({ id: 'a', topics })).toThrow();
  });
});

describe('saved links', () => {
  const ids = (s: ReturnType<typeof store>) => s.getState().savedLinks.ids;

  test('saved once, unsaved, brought back with its date', () => {
    const s = store();
    const saved = s.dispatch(linkSaved('discord/python')).payload;
    s.dispatch(linkSaved('discord/python'));
    expect(s.getState().savedLinks.entities).toEqual({ 'discord/python': saved });
    expect(savedLinkSchema.parse(JSON.parse(JSON.stringify(saved)))).toEqual(saved);
    s.dispatch(linkUnsaved('discord/python'));
    expect(ids(s)).toEqual([]);
    s.dispatch(linkRestored(saved));
    expect(s.getState().savedLinks.entities['discord/python']).toEqual(saved);
  });

  test('what another tab wrote and removed comes in', () => {
    const s = store();
    s.dispatch(linkSaved('a'));
    s.dispatch(savedLinksReceived({ documents: [{ id: 'b', at: AT }], removed: ['a'] }));
    expect(ids(s)).toEqual(['b']);
  });
});

test('the events screen starts dark; its choice is taken as it is, and no other word is', () => {
  const s = store();
  expect(s.getState().eventsTheme).toEqual({ theme: 'dark' });
  s.dispatch(eventsThemeChosen('light'));
  expect(eventsThemeSchema.parse(s.getState().eventsTheme)).toEqual({ theme: 'light' });
  expect(() => eventsThemeSchema.parse({ theme: 'neon' })).toThrow();
});
