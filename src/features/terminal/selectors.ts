import { createSelector, type WithSlice } from '@reduxjs/toolkit';
import type { ChallengeReviews } from '../../domain/challenges/repetition';
import type { MockRound } from '../../domain/challenges/round';
import { newestFirst, oldestFirst } from '../../domain/dates/newest-first';
import type { InterviewCourse, interviewCourseSlice } from './course/course-slice';
import type { CodeFile, codeFilesSlice } from './files-slice';
import type { codeOpenSlice } from './open-slice';
import type { CodePart, codePartsSlice } from './parts-slice';
import type { challengeReviewsSlice, EarlierSolution } from './repetition/reviews-slice';
import type { RoundText, roundsSlice } from './round/rounds-slice';
import type { RunOptions, runOptionsSlice } from './run-options-slice';
import type { CodeRun, codeRunsSlice } from './runs-slice';
import type { TerminalSettings, terminalSettingsSlice } from './terminal-settings-slice';
import type { ChallengeProgress, ChallengeWork, challengesSlice } from './work-slice';

type WithFiles = WithSlice<typeof codeFilesSlice>;
type WithChallenges = WithSlice<typeof challengesSlice>;

/** How the code screens are set. */
export const selectTerminalSettings = ({
  terminalSettings,
}: WithSlice<typeof terminalSettingsSlice>): TerminalSettings => terminalSettings;

/** How programs are built and started. */
export const selectRunOptions = ({ runOptions }: WithSlice<typeof runOptionsSlice>): RunOptions => runOptions;

/** Earlier versions kept what was open in the settings, for all tabs together. */
type WithOpen = WithSlice<typeof codeOpenSlice> & WithSlice<typeof terminalSettingsSlice>;

/** The file that is open in this tab; `null` before one was chosen. */
export const selectOpenFile = ({ codeOpen, terminalSettings }: WithOpen): string | null =>
  codeOpen.file ?? terminalSettings.file;

/** The challenge that is open in this tab; `null` before one was chosen. */
export const selectOpenChallenge = ({ codeOpen, terminalSettings }: WithOpen): number | null =>
  codeOpen.challenge ?? terminalSettings.challenge;

/** Every file, the oldest first. */
export const selectFiles = createSelector(
  [({ codeFiles }: WithFiles) => codeFiles.entities],
  (byId): readonly CodeFile[] => Object.values(byId).sort(oldestFirst(({ createdAt }) => createdAt)),
);

export const selectFile = ({ codeFiles }: WithFiles, id: string): CodeFile | undefined => codeFiles.entities[id];

type WithParts = WithSlice<typeof codePartsSlice>;

const NO_PARTS: readonly CodePart[] = [];

const selectPartsByProgram = createSelector(
  [({ codeParts }: WithParts) => codeParts.entities],
  (byId): ReadonlyMap<string, readonly CodePart[]> => {
    const found = new Map<string, CodePart[]>();
    for (const part of Object.values(byId).sort(oldestFirst(({ createdAt }) => createdAt)))
      found.set(part.of, [...(found.get(part.of) ?? []), part]);
    return found;
  },
);

/** The further files of a program, the oldest first; the same list as long as no part of any program changes. */
export const selectParts = (state: WithParts, program: string): readonly CodePart[] =>
  selectPartsByProgram(state).get(program) ?? NO_PARTS;

export const selectPart = ({ codeParts }: WithParts, id: string): CodePart | undefined => codeParts.entities[id];

/** Every kept run of every program, the newest first. */
export const selectRuns = createSelector(
  [({ codeRuns }: WithSlice<typeof codeRunsSlice>) => codeRuns.entities],
  (byId): readonly CodeRun[] => Object.values(byId).sort(newestFirst(({ at }) => at)),
);

/** What was written for the challenges, by id. */
export const selectAllWork = ({ challenges }: WithChallenges): Readonly<Record<string, ChallengeWork>> =>
  challenges.work.entities;

export const selectWork = ({ challenges }: WithChallenges, id: string): ChallengeWork | undefined =>
  challenges.work.entities[id];

/** How far each challenge came, by id; one that was not touched is missing. */
export const selectAllProgress = ({ challenges }: WithChallenges): Readonly<Record<string, ChallengeProgress>> =>
  challenges.progress.entities;

export const selectProgress = ({ challenges }: WithChallenges, id: string): ChallengeProgress | undefined =>
  challenges.progress.entities[id];

/** The numbers of the challenges that were solved. */
export const selectSolved = createSelector([selectAllProgress], (byId): readonly number[] =>
  Object.values(byId).flatMap(({ id, solvedAt }) => (solvedAt === null ? [] : [Number(id.slice(CHALLENGE.length))])),
);
const CHALLENGE = 'challenge-';

type WithRounds = WithSlice<typeof roundsSlice>;

/** Every mock round, the newest first. */
export const selectRounds = createSelector(
  [({ rounds }: WithRounds) => rounds.rounds.entities],
  (byId): readonly MockRound[] => Object.values(byId).sort(newestFirst(({ begunAt }) => begunAt)),
);

/** The round that was begun and is not over; `null` for none. */
export const selectOpenRound = createSelector(
  [selectRounds],
  (rounds): MockRound | null => rounds.find(({ endedAt }) => endedAt === null) ?? null,
);

/** What was typed in a round, by `roundTextId`. */
export const selectRoundTexts = ({ rounds }: WithRounds): Readonly<Record<string, RoundText>> => rounds.texts.entities;

type WithReviews = WithSlice<typeof challengeReviewsSlice>;

/** How each challenge went on the days it was solved, by id; `domain/challenges/repetition` says what is due of them. */
export const selectChallengeReviews = ({ challengeReviews }: WithReviews): Readonly<Record<string, ChallengeReviews>> =>
  challengeReviews.reviews.entities;

/** Solutions that were put aside, the newest first. */
export const selectEarlier = createSelector(
  [({ challengeReviews }: WithReviews) => challengeReviews.earlier.entities],
  (byId): readonly EarlierSolution[] => Object.values(byId).sort(newestFirst(({ at }) => at)),
);

/** Something was solved or failed, so that something may be due again. */
export const selectHasRepetition = (state: WithChallenges & WithReviews): boolean =>
  Object.keys(state.challengeReviews.reviews.entities).length > 0 || selectSolved(state).length > 0;

/** How the plan *Interview 75* is gone through. */
export const selectInterviewCourse = ({ interviewCourse }: WithSlice<typeof interviewCourseSlice>): InterviewCourse =>
  interviewCourse;
