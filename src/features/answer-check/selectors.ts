import type { WithSlice } from '@reduxjs/toolkit';
import { checkId } from '../../domain/interview/check/check-id';
import type { AnswerCheck } from '../../domain/interview/check/types';
import type { answerChecksSlice } from './checks-slice';

type State = WithSlice<typeof answerChecksSlice>;

/** Every check, by id. */
export const selectChecks = ({ answerChecks }: State): Readonly<Record<string, AnswerCheck>> => answerChecks.entities;

/** The check of these very words in answer to a question of a session. */
export const checkOf = (
  checks: Readonly<Record<string, AnswerCheck>>,
  session: string,
  question: string,
  answer: string,
): AnswerCheck | undefined => checks[checkId(session, question, answer)];
