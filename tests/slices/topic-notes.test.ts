import { expect, test } from 'vitest';
import { createStore } from '../../src/app/store';
import { selectTopicNotes } from '../../src/features/roadmap/selectors';
import { topicNoteSchema } from '../../src/features/roadmap/topic-note-schema';
import { topicNoted, topicNotesReceived } from '../../src/features/roadmap/topic-notes-slice';

const store = () => createStore({ secrets: { read: () => null } });

test('a note is one for each topic, has its date, and is what the store may read back from disk', () => {
  const s = store();
  s.dispatch(topicNoted('frontend/css', 'Grid'));
  const { changedAt } = s.dispatch(topicNoted('frontend/css', 'Grid, then flexbox.\n\n')).payload;
  s.dispatch(topicNoted('rust/ownership', ' '));
  expect(selectTopicNotes(s.getState())['frontend/css']).toEqual({
    id: 'frontend/css',
    text: 'Grid, then flexbox.\n\n',
    changedAt,
  });
  for (const note of Object.values(selectTopicNotes(s.getState())))
    expect(topicNoteSchema.parse(JSON.parse(JSON.stringify(note)))).toEqual(note);
  expect(Object.keys(selectTopicNotes(s.getState()))).toEqual(['frontend/css', 'rust/ownership']);
});

test('an emptied note is not kept; what comes from elsewhere takes its place', () => {
  const s = store();
  s.dispatch(topicNoted('frontend/css', 'Grid'));
  s.dispatch(topicNoted('frontend/css', ''));
  s.dispatch(topicNoted('frontend/html', ''));
  expect(selectTopicNotes(s.getState())).toEqual({});
  const note = { id: 'frontend/css', text: 'From the other tab', changedAt: '2026-11-23T09:30:00.000Z' };
  s.dispatch(topicNotesReceived({ documents: [note], removed: [] }));
  expect(selectTopicNotes(s.getState())).toEqual({ 'frontend/css': note });
  s.dispatch(topicNotesReceived({ documents: [], removed: ['frontend/css'] }));
  expect(selectTopicNotes(s.getState())).toEqual({});
});
