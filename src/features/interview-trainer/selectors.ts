import { createSelector, type WithSlice } from '@reduxjs/toolkit';
import type { TrainerAnswer, TrainerDraft, TrainerSession, TrainerStep } from '../../../machines/contracts/trainer';
import { newestFirst } from '../../domain/dates/newest-first';
import type { DraftMain, trainerDraftSlice } from './draft-slice';
import { type PractisedQuestion, practisedQuestions } from './practised';
import { answerId, type KeptAnswer, type SessionWithAnswers, type trainerSessionsSlice } from './sessions-slice';
import { NO_ANSWER, settledAnswer } from './settled-answer';
import { type WeakRole, weakByRole } from './weak-by-role';

type WithDraft = WithSlice<typeof trainerDraftSlice>;
type WithSessions = WithSlice<typeof trainerSessionsSlice>;

/** Where the flow is, or `null` when nothing was started. */
export const selectTrainerPlace = ({ trainerDraft }: WithDraft): DraftMain | null => trainerDraft.main;

/** Id of the unfinished interview that is open in this tab. */
export const selectOpenInterview = ({ trainerDraft: { main } }: WithDraft): string | null =>
  main?.step === 'interview' ? main.session : null;

/** Raised when the flow must begin again from what is kept. */
export const selectTrainerGeneration = ({ trainerDraft }: WithDraft): number => trainerDraft.generation;

/** Those too that were removed and can still be brought back. */
const selectAll = ({ trainerSessions }: WithSessions): Readonly<Record<string, TrainerSession>> =>
  trainerSessions.sessions.entities;

/** The interviews that were removed and wait for the end of Undo. */
export const selectRemovedInterviews = createSelector([selectAll], (all) =>
  Object.values(all).filter(({ removedAt }) => removedAt !== undefined),
);

/** Every interview that the user has, by id. */
export const selectTrainerSessionsById = createSelector([selectAll, selectRemovedInterviews], (all, removed) =>
  removed.length === 0
    ? all
    : Object.fromEntries(Object.entries(all).filter(([, { removedAt }]) => removedAt === undefined)),
);

/** Every answer, by id; a new object when any of them changes. */
export const selectTrainerAnswersById = ({ trainerSessions }: WithSessions): Readonly<Record<string, KeptAnswer>> =>
  trainerSessions.answers.entities;

/** Every interview, the newest first. */
export const selectTrainerSessions = createSelector([selectTrainerSessionsById], (byId): readonly TrainerSession[] =>
  Object.values(byId).sort(newestFirst(({ createdAt }) => createdAt)),
);

export const selectTrainerSession = (state: WithSessions, id: string): TrainerSession | undefined =>
  selectTrainerSessionsById(state)[id];

/** The answers of an interview, one for each of its questions, as they count. @param byId `selectTrainerAnswersById` */
export const answersOf = (byId: Readonly<Record<string, KeptAnswer>>, session: TrainerSession): TrainerAnswer[] =>
  openAnswersOf(byId, session).map(settledAnswer);

/** The same as they were left, also in the middle of a retake. */
const openAnswersOf = (byId: Readonly<Record<string, KeptAnswer>>, session: TrainerSession): TrainerAnswer[] =>
  session.questions.map((_, index) => {
    const kept = byId[answerId(session.id, index)];
    if (!kept) return NO_ANSWER;
    const { id: _id, session: _session, index: _index, ...answer } = kept;
    return answer;
  });

/** The scored answers below 7 of 10, by role. */
export const selectWeakByRole = createSelector(
  [selectTrainerSessions, selectTrainerAnswersById],
  (sessions, byId): readonly WeakRole[] => weakByRole(sessions, (session) => answersOf(byId, session)),
);

/** The questions that have had a weak answer, each with every scored try at it. */
export const selectPractisedQuestions = createSelector(
  [selectTrainerSessions, selectTrainerAnswersById],
  (sessions, byId): readonly PractisedQuestion[] => practisedQuestions(sessions, (session) => answersOf(byId, session)),
);

/** An interview with the documents of its answers, to be removed and brought back. */
export const withAnswers = ({ trainerSessions }: WithSessions, session: TrainerSession): SessionWithAnswers => ({
  session,
  answers: session.questions.flatMap((_, index) => {
    const kept = trainerSessions.answers.entities[answerId(session.id, index)];
    return kept ? [kept] : [];
  }),
});

const folded = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** The interviews that were held for a job: for its role, or with its description. The oldest first. */
export const sessionsFor = (
  sessions: readonly TrainerSession[],
  { role, jobDescription }: Pick<TrainerSession, 'role' | 'jobDescription'>,
): readonly TrainerSession[] => {
  const [title, text] = [folded(role), folded(jobDescription)];
  return sessions
    .filter((one) => folded(one.role) === title || (text !== '' && folded(one.jobDescription) === text))
    .reverse();
};

/** Ids of the questions that were asked for a job or role, the oldest first. Those of a model have no lasting ids. */
export const askedFor = (
  sessions: readonly TrainerSession[],
  job: Pick<TrainerSession, 'role' | 'jobDescription'>,
): readonly string[] => [
  ...new Set(
    sessionsFor(sessions, job).flatMap(({ questions, fromModel }) => questions.slice(fromModel).map(({ id }) => id)),
  ),
];

/** How many of an interview's questions came in an earlier one for the same job, save the one that opens each. */
export function askedAgain(sessions: readonly TrainerSession[], session: TrainerSession): number {
  const earlier = sessions.filter(({ createdAt }) => createdAt < session.createdAt);
  // The same interview once more, on purpose.
  if (earlier.some(({ seed }) => seed === session.seed)) return 0;
  const asked = new Set(askedFor(earlier, session));
  return session.questions
    .slice(session.fromModel)
    .filter(({ id, followsUp }, index) => index > 0 && followsUp === undefined && asked.has(id)).length;
}

/** One that was finished, perhaps in another tab, is shown and not gone on with. */
const stepIn = ({ feedback }: TrainerSession, step: TrainerStep): TrainerStep =>
  step === 'interview' && feedback ? 'feedback' : step;

/** The draft as the flow takes it, or `null` when nothing was started. */
export function wholeDraft(state: WithDraft & WithSessions): TrainerDraft | null {
  const { main, job } = state.trainerDraft;
  if (!main && !job) return null;
  const session = main?.session ? (selectTrainerSession(state, main.session) ?? null) : null;
  const answers = session ? openAnswersOf(selectTrainerAnswersById(state), session) : [];
  return {
    step: session ? stepIn(session, main?.step ?? 'job') : 'job',
    form: {
      role: main?.role ?? '',
      count: main?.count ?? 5,
      difficulty: main?.difficulty ?? 'mixed',
      preparation: main?.preparation ?? 0,
      questionTime: main?.questionTime ?? 0,
      jobDescription: job?.jobDescription ?? '',
      resume: job?.resume ?? '',
    },
    index: Math.max(0, Math.min(main?.index ?? 0, answers.length - 1)),
    session,
    answers,
  };
}
