import type { WithSlice } from '@reduxjs/toolkit';
import type { StudyDraft } from '../../../machines/contracts/study';
import type { DayLimits, StudyAims } from '../../domain/quiz/aims';
import type { CardReviews } from '../../domain/quiz/reviews';
import type { cardReviewsSlice } from './cards-slice';
import type { studyDraftSlice } from './draft-slice';
import type { studySettingsSlice } from './settings-slice';

/** Every card that was studied, by its id; `domain/quiz/reviews` says what is due of them. */
export const selectCardReviews = ({
  cardReviews,
}: WithSlice<typeof cardReviewsSlice>): Readonly<Record<string, CardReviews>> => cardReviews.entities;

export const selectHasStudied = ({ cardReviews }: WithSlice<typeof cardReviewsSlice>): boolean =>
  cardReviews.ids.length > 0;

/** Level and goal, as they were told once; `null` until then. */
export const selectStudyAims = ({ studySettings }: WithSlice<typeof studySettingsSlice>): StudyAims | null =>
  studySettings.aims;

export const selectDayLimits = ({ studySettings }: WithSlice<typeof studySettingsSlice>): DayLimits =>
  studySettings.limits;

/** The session that was begun in this tab, or `null`. */
export const selectStudyDraft = ({ studyDraft }: WithSlice<typeof studyDraftSlice>): StudyDraft | null =>
  studyDraft.draft;
