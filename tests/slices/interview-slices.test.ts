import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  draftDropped,
  draftKept,
  draftOfRole,
  interviewDraftsReceived,
  interviewDraftsSlice,
} from '../../src/features/interview/drafts-slice';
import { interviewDraftSchema, interviewSessionSchema } from '../../src/features/interview/interview-schema';
import { selectInterviewSessions, selectRemovedSessions } from '../../src/features/interview/selectors';
import {
  interviewSessionsReceived,
  interviewSessionsSlice,
  sessionFiled,
  sessionPurged,
  sessionRemoved,
  sessionRestored,
} from '../../src/features/interview/sessions-slice';
import { sample } from './interview-samples';

const { reducer: sessions } = interviewSessionsSlice;
const { reducer: drafts } = interviewDraftsSlice;
type Actions = Parameters<typeof sessions>[1][];
const stateOf = (...actions: Actions) => ({
  interviewSessions: actions.reduce(sessions, sessions(undefined, { type: 'begin' })),
});
const older = sample();
const newer = sample({ id: 'interview-b', begunAt: '2026-10-02T10:00:00.000Z' });

afterEach(() => vi.useRealTimers());

describe('sessions', () => {
  test('the newest first; filed again, the end of the recording is noted', () => {
    const parts = [{ key: 'interview-a-1', mime: 'video/webm', start: 4000, length: 95_000 }];
    const state = stateOf(sessionFiled(older), sessionFiled(newer), sessionFiled({ ...older, parts }));
    expect(selectInterviewSessions(state)).toEqual([newer, { ...older, parts }]);
  });

  test('what another tab submits under the same name is a session of its own; the first does not change', () => {
    const other = { ...older, notes: 'Of the other tab.' };
    const state = stateOf(sessionFiled(older), sessionFiled(other), sessionFiled({ ...other, parts: [] }));
    expect(Object.values(state.interviewSessions.entities)).toEqual([
      older,
      { ...other, id: `${older.id}-2`, parts: [] },
    ]);
  });

  test('removed: out of the list, kept for Undo; then brought back whole, or purged', () => {
    vi.useFakeTimers({ now: new Date('2026-10-03T08:00:00.000Z') });
    const actions = [sessionFiled(older), sessionFiled(newer), sessionRemoved('interview-a')];
    const removed = stateOf(...actions);
    expect(selectInterviewSessions(removed)).toEqual([newer]);
    expect(selectRemovedSessions(removed)).toEqual([{ ...older, removedAt: '2026-10-03T08:00:00.000Z' }]);
    const restored = stateOf(...actions, sessionRestored('interview-a'));
    expect(selectInterviewSessions(restored)).toEqual([newer, older]);
    expect(selectRemovedSessions(restored)).toEqual([]);
    const purged = stateOf(...actions, sessionPurged('interview-a'), sessionRestored('interview-a'));
    expect(purged.interviewSessions.ids).toEqual(['interview-b']);
  });

  test('what comes from another tab takes the place of what stood here, a removal undone there too', () => {
    const state = stateOf(
      sessionFiled(older),
      sessionRemoved('interview-a'),
      interviewSessionsReceived({ documents: [older, newer], removed: [] }),
    );
    expect(selectInterviewSessions(state)).toEqual([newer, older]);
    expect(
      selectInterviewSessions(
        stateOf(sessionFiled(newer), interviewSessionsReceived({ documents: [], removed: ['interview-b'] })),
      ),
    ).toEqual([]);
  });
});

describe('drafts', () => {
  test('the one of a role that was begun last', () => {
    const other = sample({ id: 'interview-c', role: { id: 'qa-engineer', name: 'QA Engineer' } });
    const state = [draftKept(newer), draftKept(older), draftKept(other)].reduce(drafts, undefined);
    const { entities } = state ?? { entities: {} };
    expect(draftOfRole(entities, 'sde-1')).toBe(newer);
    expect(draftOfRole(entities, 'qa-engineer')).toBe(other);
    expect(draftOfRole(entities, 'sde-2')).toBeNull();
  });

  test('kept whole, dropped, received', () => {
    const kept = drafts(undefined, draftKept(older));
    expect(kept.entities).toEqual({ 'interview-a': older });
    expect(drafts(kept, draftDropped('interview-a')).ids).toEqual([]);
    expect(drafts(kept, interviewDraftsReceived({ documents: [newer], removed: ['interview-a'] })).entities).toEqual({
      'interview-b': newer,
    });
  });
});

describe('what is read from disk or from a backup', () => {
  test('whole records come back as they were', () => {
    expect(interviewDraftSchema.parse(structuredClone(older))).toEqual(older);
    expect(interviewSessionSchema.parse(structuredClone(older))).toEqual(older);
    const removed = { ...older, removedAt: '2026-10-03T08:00:00.000Z' };
    expect(interviewSessionSchema.parse(structuredClone(removed))).toEqual(removed);
  });

  const bad: [string, unknown][] = [
    ['nothing', null],
    ['another kind of document', { id: 'x' }],
    ['a time that is no time', { ...older, begunAt: 'yesterday' }],
    ['no answers', { ...older, answers: [] }],
    ['more answers than questions', { ...older, questions: older.questions.slice(0, 1) }],
    ['a time below zero', { ...older, answers: [{ spoken: [], typed: '', spent: -1, prepared: 0 }] }],
    [
      'a segment without words',
      { ...older, answers: [{ spoken: [{ start: 0, end: 1 }], typed: '', spent: 1, prepared: 0 }] },
    ],
    ['a text of 2 MB', { ...older, notes: 'x'.repeat(2_000_000) }],
    ['a part without a key', { ...older, parts: [{ mime: 'video/webm', start: 0, length: 0 }] }],
  ];
  test.each(bad)('%s is refused', (_, value) => {
    expect(() => interviewSessionSchema.parse(value)).toThrow();
    expect(() => interviewDraftSchema.parse(value)).toThrow();
  });
});
