import {
  Bot,
  CalendarCheck2,
  CalendarDays,
  CalendarSearch,
  FileCode,
  FilePen,
  FileText,
  GraduationCap,
  House,
  Keyboard,
  MessagesSquare,
  Mountain,
  Route,
  Settings2,
  SquareKanban,
  SquareTerminal,
  UserRound,
  UserRoundSearch,
  UsersRound,
  Video,
} from 'lucide-react';
import type { ComponentType } from 'react';
import { guideScreens } from './guide-screens';
import { lazyScreen } from './lazy-screen';
import { paths } from './paths';
import type { NavItem } from './shell/nav';

export interface Screen {
  readonly path: string;
  /** What the command palette calls it. */
  readonly name: string;
  readonly keywords: readonly string[];
  readonly icon: NavItem['icon'];
  readonly Component: ComponentType;
}

/** Every screen inside the frame. A link to a screen exists when, and only when, it stands here. */
export const screens: readonly Screen[] = [
  {
    path: paths.home,
    name: 'Home',
    keywords: ['today', 'start', 'overview'],
    icon: House,
    Component: lazyScreen(() => import('../features/home/home-screen').then((m) => m.HomeScreen)),
  },
  {
    path: paths.career,
    name: 'Resume',
    keywords: ['career', 'cv', 'resume', 'build your dream resume'],
    icon: FileText,
    Component: lazyScreen(() => import('../features/career/career-screen').then((m) => m.CareerScreen)),
  },
  {
    path: paths.resumeAssistant,
    name: 'Resume assistant',
    keywords: ['enhance your resume', 'ats', 'score', 'pdf', 'keyword match', 'feedback', 'job description'],
    icon: FileText,
    Component: lazyScreen(() =>
      import('../features/resume-assistant/resume-assistant-screen').then((m) => m.ResumeAssistantScreen),
    ),
  },
  {
    path: paths.resumeForm,
    name: 'Resume form',
    keywords: ['create your resume in minutes', 'enter your details', 'write', 'cv', 'json resume'],
    icon: FilePen,
    Component: lazyScreen(() => import('../features/resume-form/resume-form-screen').then((m) => m.ResumeFormScreen)),
  },
  {
    path: paths.resumePreview,
    name: 'Resume preview',
    keywords: ['generate resume', 'print resume', 'pdf', 'template', 'export', 'markdown'],
    icon: FilePen,
    Component: lazyScreen(() =>
      import('../features/resume-form/resume-preview-screen').then((m) => m.ResumePreviewScreen),
    ),
  },
  {
    path: paths.interview,
    name: 'Interview practice',
    keywords: ['interview', 'role', 'questions', 'camera', 'mock', 'start practicing now'],
    icon: Video,
    Component: lazyScreen(() => import('../features/interview/role-picker-screen').then((m) => m.RolePickerScreen)),
  },
  {
    path: paths.moreInterviews,
    name: 'More interview roles',
    keywords: ['more roles', 'frontend', 'backend', 'mobile', 'product manager'],
    icon: Video,
    Component: lazyScreen(() => import('../features/interview/more-roles-screen').then((m) => m.MoreRolesScreen)),
  },
  {
    path: paths.interviewTrainer,
    name: 'Interview trainer',
    keywords: ['mock interview', 'job description', 'evaluation', 'feedback', 'practice answers'],
    icon: MessagesSquare,
    Component: lazyScreen(() => import('../features/interview-trainer/trainer-screen').then((m) => m.TrainerScreen)),
  },
  {
    path: paths.skills,
    name: 'Skill Development',
    keywords: ['skills', 'learn', 'networking', 'master technical skills', 'get started'],
    icon: GraduationCap,
    Component: lazyScreen(() => import('../features/skills-hub/skills-screen').then((m) => m.SkillsScreen)),
  },
  {
    path: paths.roadmap,
    name: 'Roadmaps',
    keywords: [
      'tracks',
      'frontend',
      'backend',
      'dsa',
      'ai/ml',
      'data science',
      'blockchain',
      'dev ops',
      'android',
      'ios',
    ],
    icon: Mountain,
    Component: lazyScreen(() => import('../features/roadmap/roadmaps-screen').then((m) => m.RoadmapsScreen)),
  },
  {
    path: paths.community,
    name: 'Join Tech Communities',
    keywords: ['community', 'discord', 'reddit', 'twitter', 'x', 'networking', 'saved links'],
    icon: UsersRound,
    Component: lazyScreen(() => import('../features/links/community-screen').then((m) => m.CommunityScreen)),
  },
  {
    path: paths.findEvents,
    name: 'Find Events',
    keywords: ['events and tips', 'hackathons', 'news', 'coding prep', 'ui/ux', 'saved links'],
    icon: CalendarSearch,
    Component: lazyScreen(() => import('../features/links/events-screen').then((m) => m.EventsScreen)),
  },
  {
    path: paths.planYourDay,
    name: 'Plan Your Day',
    keywords: ['day planner', 'today', 'tasks', 'events', 'productivity', 'manage tasks', 'manage events'],
    icon: CalendarCheck2,
    Component: lazyScreen(() => import('./planner-landing').then((m) => m.PlannerLanding)),
  },
  {
    path: paths.tasks,
    name: 'Project Tasks',
    keywords: ['task board', 'kanban', 'to do', 'in progress', 'completed', 'manage tasks', 'add new task'],
    icon: SquareKanban,
    Component: lazyScreen(() => import('./tasks-screen').then((m) => m.TasksScreen)),
  },
  {
    path: paths.calendar,
    name: 'Calendar & Events',
    keywords: ['plan your day', 'events', 'calendar', 'week', 'agenda', 'icalendar', 'ics', 'manage events'],
    icon: CalendarDays,
    Component: lazyScreen(() => import('../features/calendar/calendar-screen').then((m) => m.CalendarScreen)),
  },
  {
    path: paths.enhanceSocial,
    name: 'Enhance Social',
    keywords: ['social profiles', 'guides', 'linkedin', 'github', 'leetcode', 'enhance your social profiles'],
    icon: UserRoundSearch,
    Component: lazyScreen(() => import('../features/guides/hub-screen').then((m) => m.EnhanceSocialScreen)),
  },
  ...guideScreens,
  {
    path: paths.machineCoding,
    name: 'Machine Coding',
    keywords: ['terminal', 'c', 'c++', 'compiler', 'coding challenges', 'exercises', 'clang', 'run code'],
    icon: SquareTerminal,
    Component: lazyScreen(() =>
      import('../features/terminal/machine-coding-screen').then((m) => m.MachineCodingScreen),
    ),
  },
  {
    path: paths.codePractice,
    name: 'Code Practice',
    keywords: ['editor', 'c', 'c++', 'playground', 'hello world', 'compiler', 'files', 'snippets'],
    icon: FileCode,
    Component: lazyScreen(() => import('../features/terminal/code-practice-screen').then((m) => m.CodePracticeScreen)),
  },
  {
    path: paths.typingTest,
    name: 'Speed Type',
    keywords: ['typing test', 'enhance typing skill', 'wpm', 'words per minute', 'keyboard', 'accuracy'],
    icon: Keyboard,
    Component: lazyScreen(() => import('../features/typing-test/typing-test-screen').then((m) => m.TypingTestScreen)),
  },
  {
    path: paths.personalizedRoadmap,
    name: 'Personalized roadmap',
    keywords: ['roadmap generator', 'learning plan', 'study plan', 'weeks', 'learn'],
    icon: Route,
    Component: lazyScreen(() =>
      import('../features/roadmap-generator/roadmap-generator-screen').then((m) => m.RoadmapGeneratorScreen),
    ),
  },
  {
    path: paths.tutor,
    name: 'AI Tutor',
    keywords: ['chat', 'ask', 'questions', 'coach', 'assistant', 'explain', 'studies', 'esmoai'],
    icon: Bot,
    Component: lazyScreen(() => import('../features/tutor/tutor-screen').then((m) => m.TutorScreen)),
  },
  {
    path: paths.profile,
    name: 'Profile',
    keywords: ['userprofile', 'dashboard', 'streak', 'activity', 'statistics', 'coding profile', 'heat map'],
    icon: UserRound,
    Component: lazyScreen(() => import('../features/dashboard/dashboard-screen').then((m) => m.DashboardScreen)),
  },
  {
    path: paths.settings,
    name: 'Settings',
    keywords: ['model', 'api key', 'provider', 'appearance', 'backup', 'export', 'import', 'erase', 'data'],
    icon: Settings2,
    Component: lazyScreen(() => import('../features/settings/settings-screen').then((m) => m.SettingsScreen)),
  },
];

/** Screens with a part of their address in them; the palette finds the screens that lead to them. */
export const detailScreens: readonly Pick<Screen, 'path' | 'Component'>[] = [
  {
    path: `${paths.roadmap}/:track`,
    Component: lazyScreen(() => import('../features/roadmap/track-screen').then((m) => m.TrackScreen)),
  },
  {
    path: `${paths.interview}/:role`,
    Component: lazyScreen(() =>
      import('../features/interview/interview-room-screen').then((m) => m.InterviewRoomScreen),
    ),
  },
];

/** The sidebar's links in the product's order and words, as far as their screens exist. */
export const mainNav: readonly NavItem[] = [
  { path: paths.home, label: 'Home', icon: House },
  { path: paths.interview, label: 'Interview', icon: Video, parts: [paths.moreInterviews, paths.interviewTrainer] },
  {
    path: paths.career,
    label: 'Resume',
    icon: FileText,
    parts: [paths.resumeForm, paths.resumePreview, paths.resumeAssistant],
  },
  {
    path: paths.skills,
    label: 'Skill Development',
    icon: GraduationCap,
    parts: [paths.roadmap, paths.personalizedRoadmap, paths.tutor, paths.community, paths.findEvents],
  },
  { path: paths.planYourDay, label: 'Plan Your Day', icon: CalendarCheck2 },
  { path: paths.machineCoding, label: 'Machine Coding', icon: SquareTerminal, parts: [paths.codePractice] },
  {
    path: paths.enhanceSocial,
    label: 'Enhance Social',
    icon: UserRoundSearch,
    parts: [...guideScreens.map(({ path }) => path)],
  },
  { path: paths.typingTest, label: 'Enhance Typing Skill', icon: Keyboard },
  { path: paths.profile, label: 'Profile', icon: UserRound },
];

export const footerNav: readonly NavItem[] = [{ path: paths.settings, label: 'Settings', icon: Settings2 }];
