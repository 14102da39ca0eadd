import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** How the plan *Interview 75* is gone through. */
export interface InterviewCourse {
  /** Hours a week; `null` until they were chosen. */
  readonly hours: number | null;
  /** Its first day, `YYYY-MM-DD`; `null` until it was begun. */
  readonly begun: string | null;
}

export const initialCourse: InterviewCourse = { hours: null, begun: null };

export const interviewCourseSlice = createSlice({
  name: 'interviewCourse',
  initialState: initialCourse,
  reducers: {
    courseSet: (state, { payload }: PayloadAction<Partial<InterviewCourse>>) => ({ ...state, ...payload }),
    courseReceived: (_, { payload }: PayloadAction<InterviewCourse>) => payload,
  },
});

export const { courseSet, courseReceived } = interviewCourseSlice.actions;
