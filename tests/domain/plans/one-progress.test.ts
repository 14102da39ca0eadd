import { describe, expect, test } from 'vitest';
import { courseOf, topicStates } from '../../../src/domain/plans/one-progress';

describe('who holds the mark of a topic', () => {
  test.each([
    ['react/hooks', 'React', 'react'],
    ['frontend/html', 'Frontend', 'frontend'],
    ['frontend/testing:jest', 'Frontend', null],
    ['javascript', 'JavaScript', null],
    ['general/1-watercolour', null, null],
    ['model/1', null, null],
    ['project', null, null],
  ])('%s: %s', (id, track, course) => {
    expect(courseOf({ id, track })).toBe(course);
  });
});

test('the mark of the catalogue holds; else the state of the roadmap; not started is no state', () => {
  const at = '2026-11-23T10:00:00.000Z';
  const topics = ['react/hooks', 'react/jsx', 'react/state', 'javascript', 'react/refs'].map((id) => ({
    id,
    track: 'React',
  }));
  const own = {
    'react/hooks': 'done',
    'react/jsx': 'learning',
    javascript: 'skipped',
    'react/refs': 'not-started',
  } as const;
  const progress = {
    react: {
      id: 'react',
      topics: { 'react/hooks': { status: 'learning', at }, 'react/state': { status: 'done', at } },
    },
  } as const;
  expect(topicStates(topics, own, progress)).toEqual({
    'react/hooks': 'learning',
    'react/jsx': 'learning',
    'react/state': 'done',
    javascript: 'skipped',
  });
});
