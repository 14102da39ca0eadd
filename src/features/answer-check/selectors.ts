import type { WithSlice } from '@reduxjs/toolkit';
import type { AnswerCheck } from '../../domain/interview/check/types';
import type { answerChecksSlice } from './checks-slice';

type State = WithSlice<typeof answerChecksSlice>;

/** Every check, by id. */
export const selectChecks = ({ answerChecks }: State): Readonly<Record<string, AnswerCheck>> => answerChecks;
