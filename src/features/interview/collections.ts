import { each, unowned } from '../../app/collection';
import { interviewDraftsReceived, interviewDraftsSlice } from './drafts-slice';
import { interviewDraftSchema, interviewSessionSchema } from './interview-schema';
import { withTimes } from './migrations';
import { interviewSessionsReceived, interviewSessionsSlice } from './sessions-slice';

export const interviewDraftsCollection = each({
  name: 'interviewDrafts',
  title: 'Unfinished interviews',
  version: 3,
  migrations: { 1: unowned, 2: withTimes },
  own: { taken: 'each' },
  schema: interviewDraftSchema,
  slice: interviewDraftsSlice,
  select: (state) => state.interviewDrafts.entities,
  received: interviewDraftsReceived,
});

export const interviewSessionsCollection = each({
  name: 'interviewSessions',
  title: 'Interview sessions',
  version: 2,
  migrations: { 1: withTimes },
  schema: interviewSessionSchema,
  travels: { texts: ['notes'] },
  slice: interviewSessionsSlice,
  select: (state) => state.interviewSessions.entities,
  received: interviewSessionsReceived,
});
