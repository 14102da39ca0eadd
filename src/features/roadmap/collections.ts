import { each } from '../../app/collection';
import { topicNoteSchema } from './topic-note-schema';
import { topicNotesReceived, topicNotesSlice } from './topic-notes-slice';
import { trackProgressSchema } from './track-progress-schema';
import { trackProgressReceived, trackProgressSlice } from './track-progress-slice';

export const trackProgressCollection = each({
  name: 'trackProgress',
  title: 'Progress in tracks',
  version: 1,
  schema: trackProgressSchema,
  slice: trackProgressSlice,
  select: (state) => state.trackProgress.entities,
  received: trackProgressReceived,
});

export const topicNotesCollection = each({
  name: 'topicNotes',
  title: 'Notes on topics',
  version: 1,
  schema: topicNoteSchema,
  travels: { texts: ['text'] },
  slice: topicNotesSlice,
  select: (state) => state.topicNotes.entities,
  received: topicNotesReceived,
});
