import { each, parts, unowned } from '../../app/collection';
import { trainerDraftReceived, trainerDraftSlice } from './draft-slice';
import { trainerAnswersReceived, trainerSessionsReceived, trainerSessionsSlice } from './sessions-slice';
import { trainerAnswerSchema, trainerDraftSchemas, trainerSessionSchema } from './trainer-schema';

/** Before there was a choice, a set was mixed. The other part of the draft has no `count`. */
const withDifficulty = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'count' in value ? { ...value, difficulty: 'mixed' } : value;

/** Before times could be chosen, there was no time to think and no end to an answer. */
const withTimes = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'count' in value
    ? { ...value, preparation: 0, questionTime: 0 }
    : value;

/**
 * Before there were follow-ups and retakes, and then recordings and languages, a document had none, and says so by leaving
 * them out.
 */
const unchanged = (value: unknown): unknown => value;

export const trainerDraftCollection = parts({
  name: 'trainerDraft',
  title: 'Unfinished training',
  version: 4,
  migrations: { 1: unowned, 2: withDifficulty, 3: withTimes },
  own: { taken: 'whole' },
  schemas: trainerDraftSchemas,
  slice: trainerDraftSlice,
  select: (state) => state.trainerDraft,
  received: trainerDraftReceived,
});

export const trainerSessionsCollection = each({
  name: 'trainerSessions',
  title: 'Training sessions',
  version: 3,
  migrations: { 1: unchanged, 2: unchanged },
  schema: trainerSessionSchema,
  slice: trainerSessionsSlice,
  select: (state) => state.trainerSessions.sessions.entities,
  received: trainerSessionsReceived,
});

export const trainerAnswersCollection = each({
  name: 'trainerAnswers',
  title: 'Training answers',
  version: 3,
  migrations: { 1: unchanged, 2: unchanged },
  schema: trainerAnswerSchema,
  slice: trainerSessionsSlice,
  select: (state) => state.trainerSessions.answers.entities,
  received: trainerAnswersReceived,
});
