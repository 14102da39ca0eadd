import { each, parts, unowned } from '../../app/collection';
import { trainerDraftReceived, trainerDraftSlice } from './draft-slice';
import { trainerAnswersReceived, trainerSessionsReceived, trainerSessionsSlice } from './sessions-slice';
import { trainerAnswerSchema, trainerDraftSchemas, trainerSessionSchema } from './trainer-schema';

export const trainerDraftCollection = parts({
  name: 'trainerDraft',
  title: 'Unfinished training',
  version: 2,
  migrations: { 1: unowned },
  own: { taken: 'whole' },
  schemas: trainerDraftSchemas,
  slice: trainerDraftSlice,
  select: (state) => state.trainerDraft,
  received: trainerDraftReceived,
});

export const trainerSessionsCollection = each({
  name: 'trainerSessions',
  title: 'Training sessions',
  version: 1,
  schema: trainerSessionSchema,
  slice: trainerSessionsSlice,
  select: (state) => state.trainerSessions.sessions.entities,
  received: trainerSessionsReceived,
});

export const trainerAnswersCollection = each({
  name: 'trainerAnswers',
  title: 'Training answers',
  version: 1,
  schema: trainerAnswerSchema,
  slice: trainerSessionsSlice,
  select: (state) => state.trainerSessions.answers.entities,
  received: trainerAnswersReceived,
});
