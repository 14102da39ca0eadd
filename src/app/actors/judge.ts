import { fromPromise } from 'xstate';
import type { JudgeInput, JudgeOutput } from '../../../machines/contracts/terminal';
import { isSolved } from '../../domain/challenges/judge';

/** Actor `judge`: every case passed on the program's real output. */
export const judgeLogic = () =>
  fromPromise<JudgeOutput, JudgeInput>(async ({ input: { cases, tests } }) => ({ solved: isSolved(cases, tests) }));
