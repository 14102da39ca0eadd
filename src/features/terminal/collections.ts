import { each, one } from '../../app/collection';
import { courseReceived, initialCourse, interviewCourseSlice } from './course/course-slice';
import { codeFilesSlice, filesReceived, secondFile } from './files-slice';
import { codeOpenReceived, codeOpenSlice, nothingOpen } from './open-slice';
import { initialPanes } from './panes';
import { codePartsSlice, partsReceived, secondPart } from './parts-slice';
import { challengeReviewsSlice, earlierReceived, reviewsReceived } from './repetition/reviews-slice';
import { roundsReceived, roundsSlice, roundTextsReceived } from './round/rounds-slice';
import { initialRunOptions, runOptionsReceived, runOptionsSlice } from './run-options-slice';
import { codeRunsSlice, runsReceived } from './runs-slice';
import {
  challengeProgressSchema,
  challengeReviewsSchema,
  challengeWorkSchema,
  codeFileSchema,
  codeOpenSchema,
  codePartSchema,
  codeRunSchema,
  earlierSolutionSchema,
  interviewCourseSchema,
  mockRoundSchema,
  roundTextSchema,
  runOptionsSchema,
  terminalSettingsSchema,
} from './terminal-schema';
import { initialTerminalSettings, terminalSettingsReceived, terminalSettingsSlice } from './terminal-settings-slice';
import { challengesSlice, progressReceived, workReceived } from './work-slice';

const same = (document: unknown) => document;

export const challengeWorkCollection = each({
  name: 'challengeWork',
  title: 'Challenge code',
  version: 5,
  // More languages, and a document for each of them: what is kept is as it was.
  migrations: { 1: same, 2: same, 3: same, 4: same },
  schema: challengeWorkSchema,
  travels: { texts: ['source', 'input'] },
  slice: challengesSlice,
  select: (state) => state.challenges.work.entities,
  received: workReceived,
});

export const challengeProgressCollection = each({
  name: 'challengeProgress',
  title: 'Progress in challenges',
  version: 1,
  schema: challengeProgressSchema,
  slice: challengesSlice,
  select: (state) => state.challenges.progress.entities,
  received: progressReceived,
});

/** What two tabs can write in one file; the empty path is the whole of it. */
const WORDS = new Set(['source', 'input', '']);

export const codeFilesCollection = each({
  name: 'codeFiles',
  title: 'Code files',
  version: 4,
  migrations: { 1: same, 2: same, 3: same },
  schema: codeFileSchema,
  travels: { texts: ['source', 'input'] },
  slice: codeFilesSlice,
  select: (state) => state.codeFiles.entities,
  received: filesReceived,
  second(losing, fields) {
    if (!fields.some((field) => WORDS.has(field))) return null;
    const value = secondFile(losing);
    return { id: value.id, value, name: value.name };
  },
});

export const codePartsCollection = each({
  name: 'codeParts',
  title: 'Further files of programs',
  version: 1,
  schema: codePartSchema,
  travels: { texts: ['source'] },
  slice: codePartsSlice,
  select: (state) => state.codeParts.entities,
  received: partsReceived,
  second(losing, fields) {
    if (!fields.some((field) => WORDS.has(field))) return null;
    const value = secondPart(losing);
    return { id: value.id, value, name: value.name };
  },
});

export const codeRunsCollection = each({
  name: 'codeRuns',
  title: 'Code runs',
  version: 5,
  migrations: { 1: same, 2: same, 3: same, 4: (run) => ({ ...(run as object), files: [] }) },
  schema: codeRunSchema,
  travels: { whole: true },
  slice: codeRunsSlice,
  select: (state) => state.codeRuns.entities,
  received: runsReceived,
});

export const terminalSettingsCollection = one({
  name: 'terminalSettings',
  title: 'Terminal settings',
  version: 2,
  migrations: { 1: (settings) => ({ ...(settings as object), panes: initialPanes }) },
  schema: terminalSettingsSchema,
  travels: { stays: ['look', 'fontSize'] },
  slice: terminalSettingsSlice,
  select: (state) => state.terminalSettings,
  received: terminalSettingsReceived,
  initial: initialTerminalSettings,
});

export const codeOpenCollection = one({
  name: 'codeOpen',
  title: 'Open code files',
  version: 1,
  own: { taken: 'whole' },
  schema: codeOpenSchema,
  slice: codeOpenSlice,
  select: (state) => state.codeOpen,
  received: codeOpenReceived,
  initial: nothingOpen,
});

export const runOptionsCollection = one({
  name: 'runOptions',
  title: 'Options of code runs',
  version: 2,
  migrations: { 1: (options) => ({ ...(options as object), checkTypes: initialRunOptions.checkTypes }) },
  schema: runOptionsSchema,
  slice: runOptionsSlice,
  select: (state) => state.runOptions,
  received: runOptionsReceived,
  initial: initialRunOptions,
});

export const mockRoundsCollection = each({
  name: 'mockRounds',
  title: 'Mock rounds',
  version: 1,
  schema: mockRoundSchema,
  slice: roundsSlice,
  select: (state) => state.rounds.rounds.entities,
  received: roundsReceived,
});

export const roundTextsCollection = each({
  name: 'roundTexts',
  title: 'Code of mock rounds',
  version: 1,
  schema: roundTextSchema,
  travels: { texts: ['source', 'input'] },
  slice: roundsSlice,
  select: (state) => state.rounds.texts.entities,
  received: roundTextsReceived,
});

export const challengeReviewsCollection = each({
  name: 'challengeReviews',
  title: 'Challenges that come back',
  version: 1,
  schema: challengeReviewsSchema,
  slice: challengeReviewsSlice,
  select: (state) => state.challengeReviews.reviews.entities,
  received: reviewsReceived,
});

export const earlierSolutionsCollection = each({
  name: 'earlierSolutions',
  title: 'Earlier solutions',
  version: 1,
  schema: earlierSolutionSchema,
  travels: { whole: true },
  slice: challengeReviewsSlice,
  select: (state) => state.challengeReviews.earlier.entities,
  received: earlierReceived,
});

export const interviewCourseCollection = one({
  name: 'interviewCourse',
  title: 'Interview 75',
  version: 1,
  schema: interviewCourseSchema,
  slice: interviewCourseSlice,
  select: (state) => state.interviewCourse,
  received: courseReceived,
  initial: initialCourse,
});
