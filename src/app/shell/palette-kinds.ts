import {
  BookOpenText,
  Bot,
  BriefcaseBusiness,
  CalendarDays,
  CircleQuestionMark,
  Code,
  FilePen,
  FileText,
  GraduationCap,
  type LucideIcon,
  Monitor,
  Mountain,
  Route,
  SquareKanban,
  Target,
  Timer,
  Video,
  Zap,
} from 'lucide-react';

/** What the palette finds, in the order that decides between hits of the same quality: one's own before the catalogue. */
export const KINDS = [
  { id: 'screen', one: 'Screen', many: 'Screens', icon: Monitor },
  { id: 'action', one: 'Action', many: 'Actions', icon: Zap },
  { id: 'job', one: 'Job', many: 'Jobs', icon: BriefcaseBusiness },
  { id: 'task', one: 'Task', many: 'Tasks', icon: SquareKanban },
  { id: 'event', one: 'Event', many: 'Events', icon: CalendarDays },
  { id: 'resume', one: 'Resume', many: 'Resumes', icon: FilePen },
  { id: 'report', one: 'Report', many: 'Reports', icon: FileText },
  { id: 'plan', one: 'Roadmap', many: 'Roadmaps', icon: Route },
  { id: 'session', one: 'Interview', many: 'Interviews', icon: Video },
  { id: 'story', one: 'Story', many: 'Stories', icon: BookOpenText },
  { id: 'chat', one: 'Conversation', many: 'Conversations', icon: Bot },
  // Beside the jobs themselves, which are meant more often.
  { id: 'switch', one: 'Action', many: 'Switch the current job', icon: Target },
  { id: 'focus', one: 'Action', many: 'Focus on a task', icon: Timer },
  { id: 'topic', one: 'Topic', many: 'Topics', icon: Mountain },
  { id: 'challenge', one: 'Challenge', many: 'Challenges', icon: Code },
  { id: 'question', one: 'Question', many: 'Interview questions', icon: CircleQuestionMark },
  { id: 'card', one: 'Tutor card', many: 'Tutor cards', icon: GraduationCap },
] as const satisfies readonly {
  readonly id: string;
  readonly one: string;
  readonly many: string;
  readonly icon: LucideIcon;
}[];

export type KindId = (typeof KINDS)[number]['id'];

/** The kind's place among the kinds, as the search takes it. */
export const placeOf = (id: KindId): number => KINDS.findIndex((kind) => kind.id === id);
