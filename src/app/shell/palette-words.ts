import {
  BookOpenText,
  Bot,
  BriefcaseBusiness,
  CalendarCheck2,
  CalendarDays,
  CalendarSearch,
  FileCode,
  FilePen,
  FileText,
  GraduationCap,
  House,
  Keyboard,
  Layers,
  type LucideIcon,
  Mail,
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
import { GUIDE_ICONS } from '../../features/guides/guide-icons';
import { paths } from '../paths';

type Found = Exclude<(typeof paths)[keyof typeof paths], typeof paths.landing | typeof paths.signIn>;

/** What the command palette calls each screen, and the further words that find it. */
export const paletteWords: Readonly<
  Record<Found, { readonly name: string; readonly icon: LucideIcon; readonly keywords: readonly string[] }>
> = {
  [paths.home]: { name: 'Home', icon: House, keywords: ['today', 'start', 'overview'] },
  [paths.jobs]: {
    name: 'Jobs',
    icon: BriefcaseBusiness,
    keywords: ['applications', 'posting', 'current job', 'requirements', 'gaps', 'tracker', 'add a job'],
  },
  [paths.career]: { name: 'Resume', icon: FileText, keywords: ['career', 'cv', 'resume', 'build your dream resume'] },
  [paths.resumeAssistant]: {
    name: 'Resume assistant',
    icon: FileText,
    keywords: ['enhance your resume', 'ats', 'score', 'pdf', 'keyword match', 'feedback', 'job description'],
  },
  [paths.resumeForm]: {
    name: 'Resume form',
    icon: FilePen,
    keywords: ['create your resume in minutes', 'enter your details', 'write', 'cv', 'json resume'],
  },
  [paths.resumePreview]: {
    name: 'Resume preview',
    icon: FilePen,
    keywords: ['generate resume', 'print resume', 'pdf', 'template', 'export', 'markdown'],
  },
  [paths.coverLetters]: {
    name: 'Cover letters',
    icon: Mail,
    keywords: ['cover letter', 'application letter', 'motivation', 'write', 'print'],
  },
  [paths.interview]: {
    name: 'Interview practice',
    icon: Video,
    keywords: ['interview', 'role', 'questions', 'camera', 'mock', 'start practicing now'],
  },
  [paths.moreInterviews]: {
    name: 'More interview roles',
    icon: Video,
    keywords: ['more roles', 'frontend', 'backend', 'mobile', 'product manager'],
  },
  [paths.interviewTrainer]: {
    name: 'Interview trainer',
    icon: MessagesSquare,
    keywords: ['mock interview', 'job description', 'evaluation', 'feedback', 'practice answers'],
  },
  [paths.stories]: {
    name: 'Stories',
    icon: BookOpenText,
    keywords: ['star', 'situation', 'action', 'result', 'behavioral answers', 'examples'],
  },
  [paths.skills]: {
    name: 'Skill Development',
    icon: GraduationCap,
    keywords: ['skills', 'learn', 'networking', 'master technical skills', 'get started'],
  },
  [paths.roadmap]: {
    name: 'Roadmaps',
    icon: Mountain,
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
  },
  [paths.community]: {
    name: 'Join Tech Communities',
    icon: UsersRound,
    keywords: ['community', 'discord', 'reddit', 'twitter', 'x', 'networking', 'saved links'],
  },
  [paths.findEvents]: {
    name: 'Find Events',
    icon: CalendarSearch,
    keywords: ['events and tips', 'hackathons', 'news', 'coding prep', 'ui/ux', 'saved links'],
  },
  [paths.planYourDay]: {
    name: 'Plan Your Day',
    icon: CalendarCheck2,
    keywords: ['day planner', 'today', 'tasks', 'events', 'productivity', 'manage tasks', 'manage events'],
  },
  [paths.tasks]: {
    name: 'Project Tasks',
    icon: SquareKanban,
    keywords: ['task board', 'kanban', 'to do', 'in progress', 'completed', 'manage tasks', 'add new task'],
  },
  [paths.calendar]: {
    name: 'Calendar & Events',
    icon: CalendarDays,
    keywords: ['plan your day', 'events', 'calendar', 'week', 'agenda', 'icalendar', 'ics', 'manage events'],
  },
  [paths.enhanceSocial]: {
    name: 'Enhance Social',
    icon: UserRoundSearch,
    keywords: ['social profiles', 'guides', 'linkedin', 'github', 'leetcode', 'enhance your social profiles'],
  },
  [paths.machineCoding]: {
    name: 'Machine Coding',
    icon: SquareTerminal,
    keywords: ['terminal', 'c', 'c++', 'compiler', 'coding challenges', 'exercises', 'clang', 'run code'],
  },
  [paths.codePractice]: {
    name: 'Code Practice',
    icon: FileCode,
    keywords: ['editor', 'c', 'c++', 'playground', 'hello world', 'compiler', 'files', 'snippets'],
  },
  [paths.typingTest]: {
    name: 'Speed Type',
    icon: Keyboard,
    keywords: ['typing test', 'enhance typing skill', 'wpm', 'words per minute', 'keyboard', 'accuracy'],
  },
  [paths.personalizedRoadmap]: {
    name: 'Personalized roadmap',
    icon: Route,
    keywords: ['roadmap generator', 'learning plan', 'study plan', 'weeks', 'learn'],
  },
  [paths.tutor]: {
    name: 'AI Tutor',
    icon: Bot,
    keywords: ['chat', 'ask', 'questions', 'coach', 'assistant', 'explain', 'studies', 'esmoai'],
  },
  [paths.study]: {
    name: 'Study',
    icon: Layers,
    keywords: ['quiz me', 'flashcards', 'cards due', 'spaced repetition', 'anki', 'learn', 'revise'],
  },
  [paths.profile]: {
    name: 'Profile',
    icon: UserRound,
    keywords: ['userprofile', 'dashboard', 'streak', 'activity', 'statistics', 'coding profile', 'heat map'],
  },
  [paths.settings]: {
    name: 'Settings',
    icon: Settings2,
    keywords: ['model', 'api key', 'provider', 'appearance', 'backup', 'export', 'import', 'erase', 'data'],
  },
  [paths.linkedin]: {
    name: 'LinkedIn guide',
    icon: GUIDE_ICONS.linkedin,
    keywords: [
      'profile analysis',
      'headline',
      'about',
      'content scheduler',
      'analytics dashboard',
      'recruiter',
      'social profile',
    ],
  },
  [paths.github]: {
    name: 'GitHub guide',
    icon: GUIDE_ICONS.github,
    keywords: ['profile readme', 'repositories', 'open source', 'pinned', 'social profile'],
  },
  [paths.leetcode]: {
    name: 'LeetCode guide',
    icon: GUIDE_ICONS.leetcode,
    keywords: ['patterns', 'study plan', 'coding interview', 'algorithms', 'social profile'],
  },
  [paths.twitter]: {
    name: 'Twitter guide',
    icon: GUIDE_ICONS.twitter,
    keywords: ['x', 'bio', 'thread', 'posts', 'social profile'],
  },
  [paths.codeforces]: {
    name: 'Codeforces guide',
    icon: GUIDE_ICONS.codeforces,
    keywords: ['competitive programming', 'rating', 'contest', 'upsolve', 'social profile'],
  },
  [paths.devfolio]: {
    name: 'Devfolio guide',
    icon: GUIDE_ICONS.devfolio,
    keywords: ['hackathon', 'pitch', 'demo', 'social profile'],
  },
  [paths.stackoverflow]: {
    name: 'Stack Overflow guide',
    icon: GUIDE_ICONS.stackoverflow,
    keywords: ['ask a question', 'reputation', 'minimal example', 'social profile'],
  },
  [paths.portfolio]: {
    name: 'Portfolio guide',
    icon: GUIDE_ICONS.portfolio,
    keywords: ['website', 'case study', 'personal site', 'domain', 'social profile'],
  },
};
