import { activityCollection } from '../features/activity/collections';
import { answerChecksCollection } from '../features/answer-check/collections';
import {
  boardLabelsCollection,
  boardListsCollection,
  boardSettingsCollection,
  cardDraftsCollection,
  quickLineCollection,
  taskDraftCollection,
  tasksCollection,
} from '../features/board/collections';
import {
  calendarDraftsCollection,
  calendarEventsCollection,
  calendarPartsCollection,
  calendarSettingsCollection,
  calendarsCollection,
} from '../features/calendar/collections';
import { focusSessionsCollection, focusTimerCollection } from '../features/focus/collections';
import { guideDraftsCollection, guideVisitsCollection } from '../features/guides/collections';
import { homeSettingsCollection } from '../features/home/collections';
import { interviewDraftsCollection, interviewSessionsCollection } from '../features/interview/collections';
import {
  trainerAnswersCollection,
  trainerDraftCollection,
  trainerSessionsCollection,
} from '../features/interview-trainer/collections';
import { jobSettingsCollection, jobsCollection } from '../features/jobs/collections';
import { eventsThemeCollection, savedLinksCollection } from '../features/links/collections';
import { paletteRecentCollection } from '../features/palette/collections';
import { profileCollection } from '../features/profile/collections';
import { remindersToldCollection } from '../features/reminders/collections';
import { resumeDraftCollection, resumeReportsCollection } from '../features/resume-assistant/collections';
import { coverLettersCollection, resumeDocumentsCollection } from '../features/resume-form/collections';
import { topicNotesCollection, trackProgressCollection } from '../features/roadmap/collections';
import { planDraftCollection, planStatesCollection, plansCollection } from '../features/roadmap-generator/collections';
import { backupsCollection, settingsCollection } from '../features/settings/collections';
import { storiesCollection } from '../features/stories/collections';
import {
  cardReviewsCollection,
  studyDraftCollection,
  studySettingsCollection,
} from '../features/study-mode/collections';
import { studyLimitsCollection } from '../features/study-plan/collections';
import {
  challengeProgressCollection,
  challengeReviewsCollection,
  challengeWorkCollection,
  codeFilesCollection,
  codeOpenCollection,
  codePartsCollection,
  codeRunsCollection,
  earlierSolutionsCollection,
  interviewCourseCollection,
  mockRoundsCollection,
  roundTextsCollection,
  runOptionsCollection,
  terminalSettingsCollection,
} from '../features/terminal/collections';
import { chatDraftsCollection, conversationsCollection } from '../features/tutor/collections';
import { typingResultsCollection, typingSettingsCollection } from '../features/typing-test/collections';

/**
 * Everything that is kept on disk: the store's slices, the vault and the names on screen are all taken from this list.
 * The ledger comes last: what is erased before it must not be noted in it again.
 */
export const collections = [
  settingsCollection,
  backupsCollection,
  resumeReportsCollection,
  resumeDraftCollection,
  resumeDocumentsCollection,
  coverLettersCollection,
  typingResultsCollection,
  typingSettingsCollection,
  challengeWorkCollection,
  challengeProgressCollection,
  challengeReviewsCollection,
  earlierSolutionsCollection,
  interviewCourseCollection,
  codeFilesCollection,
  codePartsCollection,
  codeRunsCollection,
  mockRoundsCollection,
  roundTextsCollection,
  terminalSettingsCollection,
  runOptionsCollection,
  codeOpenCollection,
  interviewDraftsCollection,
  interviewSessionsCollection,
  trainerDraftCollection,
  trainerSessionsCollection,
  trainerAnswersCollection,
  answerChecksCollection,
  storiesCollection,
  homeSettingsCollection,
  paletteRecentCollection,
  profileCollection,
  jobsCollection,
  jobSettingsCollection,
  boardListsCollection,
  boardLabelsCollection,
  tasksCollection,
  boardSettingsCollection,
  taskDraftCollection,
  quickLineCollection,
  cardDraftsCollection,
  calendarEventsCollection,
  calendarPartsCollection,
  calendarsCollection,
  calendarDraftsCollection,
  calendarSettingsCollection,
  focusSessionsCollection,
  focusTimerCollection,
  remindersToldCollection,
  studyLimitsCollection,
  savedLinksCollection,
  eventsThemeCollection,
  trackProgressCollection,
  topicNotesCollection,
  planDraftCollection,
  plansCollection,
  planStatesCollection,
  conversationsCollection,
  chatDraftsCollection,
  cardReviewsCollection,
  studySettingsCollection,
  studyDraftCollection,
  guideDraftsCollection,
  guideVisitsCollection,
  activityCollection,
] as const;

const titles: ReadonlyMap<string, string> = new Map(collections.map(({ name, title }) => [name, title]));

/** What a collection is called where the user sees it; the stored name for one that only a newer app knows. */
export const collectionTitle = (name: string): string => titles.get(name) ?? name;
