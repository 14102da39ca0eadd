import type { WithSlice } from '@reduxjs/toolkit';
import type { StudyTimes } from '../../domain/study/limits';
import type { studyLimitsSlice } from './limits-slice';

/** When the learner studies; `null` until a first plan was made. */
export const selectStudyTimes = ({ studyLimits }: WithSlice<typeof studyLimitsSlice>): StudyTimes | null =>
  studyLimits.times;
