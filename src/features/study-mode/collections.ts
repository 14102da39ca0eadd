import { each, one } from '../../app/collection';
import { cardReviewsReceived, cardReviewsSlice } from './cards-slice';
import { studyDraftReceived, studyDraftSlice } from './draft-slice';
import { initialStudySettings, studySettingsReceived, studySettingsSlice } from './settings-slice';
import { cardReviewsSchema, studyDraftSchema, studySettingsSchema } from './study-schema';

export const cardReviewsCollection = each({
  name: 'cardReviews',
  title: 'Cards studied',
  version: 1,
  schema: cardReviewsSchema,
  slice: cardReviewsSlice,
  select: (state) => state.cardReviews.entities,
  received: cardReviewsReceived,
});

export const studySettingsCollection = one({
  name: 'studySettings',
  title: 'Study settings',
  version: 1,
  schema: studySettingsSchema,
  slice: studySettingsSlice,
  select: (state) => state.studySettings,
  received: studySettingsReceived,
  initial: initialStudySettings,
});

export const studyDraftCollection = one({
  name: 'studyDraft',
  title: 'Unfinished study session',
  version: 1,
  own: { taken: 'whole' },
  schema: studyDraftSchema,
  slice: studyDraftSlice,
  select: (state) => state.studyDraft.draft,
  received: studyDraftReceived,
  initial: null,
});
