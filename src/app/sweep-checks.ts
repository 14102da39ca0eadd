import type { InterviewRecord } from '../../machines/contracts/interview';
import type { TrainerAnswer, TrainerSession } from '../../machines/contracts/trainer';
import { checkId, sessionOf } from '../domain/interview/check/check-id';
import { checksChanged } from '../features/answer-check/checks-slice';
import { selectChecks } from '../features/answer-check/selectors';
import { selectInterviewSessions, selectRemovedSessions } from '../features/interview/selectors';
import { wordsOf } from '../features/interview/session-scores';
import {
  answersOf,
  selectTrainerAnswersById,
  selectTrainerSessionsById,
} from '../features/interview-trainer/selectors';
import type { AppStore, RootState } from './store';

/** Drops the checks of answers that are gone, or were changed since: nothing of them can be shown any more. */
export function sweepChecks(store: AppStore): void {
  const state = store.getState();
  const checks = Object.keys(selectChecks(state));
  const shown = new Set([...new Set(checks.map(sessionOf))].flatMap((session) => idsOf(state, session)));
  const gone = checks.filter((id) => !shown.has(id));
  if (gone.length > 0) store.dispatch(checksChanged({ documents: [], removed: gone }));
}

/** The ids that checks of a session can have, as its answers are now. */
function idsOf(state: RootState, id: string): string[] {
  const trained = selectTrainerSessionsById(state)[id];
  const held = [...selectInterviewSessions(state), ...selectRemovedSessions(state)].find((one) => one.id === id);
  return [
    ...(trained ? idsOfTrained(trained, answersOf(selectTrainerAnswersById(state), trained)) : []),
    ...(held ? idsOfHeld(held) : []),
  ];
}

const idsOfTrained = (session: TrainerSession, answers: readonly TrainerAnswer[]): string[] =>
  answers.flatMap(({ attempts = [], ...answer }, index) =>
    [answer, ...attempts].map(({ evaluatedText }) =>
      checkId(session.id, session.questions[index]?.id ?? '', evaluatedText),
    ),
  );

const idsOfHeld = ({ id, questions, answers }: InterviewRecord): string[] =>
  answers.map((answer, index) => checkId(id, questions[index]?.id ?? '', wordsOf(answer)));
