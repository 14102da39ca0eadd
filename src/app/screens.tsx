import { lazyPart } from '../ui/lazy-part';
import { guideScreens } from './guide-screens';
import { paths } from './paths';
import type { Screen } from './screen';

/** Every screen inside the frame. A link to a screen exists when, and only when, it is listed here. */
export const screens: readonly Screen[] = [
  {
    path: paths.home,
    Component: lazyPart(() => import('./home').then((m) => m.Home)),
  },
  {
    path: paths.career,
    Component: lazyPart(() => import('./career').then((m) => m.Career)),
  },
  {
    path: paths.jobs,
    flows: ['addJob'],
    Component: lazyPart(() => import('../features/jobs/jobs-screen').then((m) => m.JobsScreen)),
  },
  {
    path: paths.resumeAssistant,
    flows: ['resumeAssistant'],
    Component: lazyPart(() =>
      import('../features/resume-assistant/resume-assistant-screen').then((m) => m.ResumeAssistantScreen),
    ),
  },
  {
    path: paths.resumeForm,
    Component: lazyPart(() => import('../features/resume-form/resume-form-screen').then((m) => m.ResumeFormScreen)),
  },
  {
    path: paths.resumePreview,
    Component: lazyPart(() =>
      import('../features/resume-form/resume-preview-screen').then((m) => m.ResumePreviewScreen),
    ),
  },
  {
    path: paths.coverLetters,
    Component: lazyPart(() => import('../features/resume-form/letters/letters-screen').then((m) => m.LettersScreen)),
  },
  {
    path: paths.interview,
    Component: lazyPart(() => import('../features/interview/role-picker-screen').then((m) => m.RolePickerScreen)),
  },
  {
    path: paths.moreInterviews,
    Component: lazyPart(() => import('../features/interview/more-roles-screen').then((m) => m.MoreRolesScreen)),
  },
  {
    path: paths.interviewTrainer,
    flows: ['trainer', 'speech'],
    Component: lazyPart(() => import('../features/interview-trainer/trainer-screen').then((m) => m.TrainerScreen)),
  },
  {
    path: paths.stories,
    Component: lazyPart(() => import('../features/stories/stories-screen').then((m) => m.StoriesScreen)),
  },
  {
    path: paths.skills,
    Component: lazyPart(() => import('../features/skills-hub/skills-screen').then((m) => m.SkillsScreen)),
  },
  {
    path: paths.roadmap,
    Component: lazyPart(() => import('../features/roadmap/roadmaps-screen').then((m) => m.RoadmapsScreen)),
  },
  {
    path: paths.community,
    Component: lazyPart(() => import('../features/links/community-screen').then((m) => m.CommunityScreen)),
  },
  {
    path: paths.findEvents,
    Component: lazyPart(() => import('../features/links/events-screen').then((m) => m.EventsScreen)),
  },
  {
    path: paths.planYourDay,
    Component: lazyPart(() => import('./planner-landing').then((m) => m.PlannerLanding)),
  },
  {
    path: paths.tasks,
    flows: ['boardDrag'],
    Component: lazyPart(() => import('./tasks-screen').then((m) => m.TasksScreen)),
  },
  {
    path: paths.calendar,
    flows: ['calendarImport'],
    Component: lazyPart(() => import('../features/calendar/calendar-screen').then((m) => m.CalendarScreen)),
  },
  {
    path: paths.enhanceSocial,
    Component: lazyPart(() => import('../features/guides/hub-screen').then((m) => m.EnhanceSocialScreen)),
  },
  ...guideScreens,
  {
    path: paths.machineCoding,
    flows: ['toolchain', 'terminalRun'],
    Component: lazyPart(() => import('../features/terminal/machine-coding-screen').then((m) => m.MachineCodingScreen)),
  },
  {
    path: paths.codePractice,
    flows: ['toolchain', 'terminalRun'],
    Component: lazyPart(() => import('../features/terminal/code-practice-screen').then((m) => m.CodePracticeScreen)),
  },
  {
    path: paths.typingTest,
    flows: ['typingTest'],
    Component: lazyPart(() => import('../features/typing-test/typing-test-screen').then((m) => m.TypingTestScreen)),
  },
  {
    path: paths.personalizedRoadmap,
    flows: ['roadmapWizard'],
    Component: lazyPart(() =>
      import('../features/roadmap-generator/roadmap-generator-screen').then((m) => m.RoadmapGeneratorScreen),
    ),
  },
  {
    path: paths.tutor,
    flows: ['chat', 'speech'],
    Component: lazyPart(() => import('../features/tutor/tutor-screen').then((m) => m.TutorScreen)),
  },
  {
    path: paths.study,
    flows: ['study'],
    Component: lazyPart(() => import('../features/study-mode/study-screen').then((m) => m.StudyScreen)),
  },
  {
    path: paths.profile,
    Component: lazyPart(() => import('../features/profile/profile-screen').then((m) => m.ProfileScreen)),
  },
  {
    path: paths.settings,
    Component: lazyPart(() => import('../features/settings/settings-screen').then((m) => m.SettingsScreen)),
  },
];

/** Screens with a part of their address in them; the palette finds the screens that lead to them. */
export const detailScreens: readonly Screen[] = [
  {
    path: `${paths.jobs}/:id`,
    Component: lazyPart(() => import('../features/jobs/job-screen').then((m) => m.JobScreen)),
  },
  {
    path: `${paths.roadmap}/:track`,
    Component: lazyPart(() => import('../features/roadmap/track-screen').then((m) => m.TrackScreen)),
  },
  {
    path: `${paths.interview}/:role`,
    flows: ['interviewRoom', 'roomCamera', 'speech'],
    Component: lazyPart(() => import('../features/interview/interview-room-screen').then((m) => m.InterviewRoomScreen)),
  },
];
