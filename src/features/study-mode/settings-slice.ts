import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { StudyAims } from '../../domain/quiz/aims';
import { DAY_LIMITS, type DayLimits } from '../../domain/quiz/aims';
import { MOST_A_DAY } from './study-schema';

export interface StudySettings {
  /** `null` until they were asked for. */
  readonly aims: StudyAims | null;
  readonly limits: DayLimits;
}

export const initialStudySettings: StudySettings = { aims: null, limits: DAY_LIMITS };

const kept = (figure: number, before: number): number =>
  Number.isFinite(figure) ? Math.min(MOST_A_DAY, Math.max(0, Math.round(figure))) : before;

export const studySettingsSlice = createSlice({
  name: 'studySettings',
  initialState: initialStudySettings,
  reducers: {
    aimsTold: (state, { payload }: PayloadAction<StudyAims>) => {
      state.aims = payload;
    },
    limitsSet: (state, { payload }: PayloadAction<Partial<DayLimits>>) => {
      const { newCards, reviews } = state.limits;
      state.limits = {
        newCards: kept(payload.newCards ?? newCards, newCards),
        reviews: kept(payload.reviews ?? reviews, reviews),
      };
    },
    studySettingsReceived: (_, { payload }: PayloadAction<StudySettings>) => payload,
  },
});

export const { aimsTold, limitsSet, studySettingsReceived } = studySettingsSlice.actions;
