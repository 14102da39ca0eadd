import {
  Bot,
  CalendarPlus,
  ClipboardPaste,
  FileSearch,
  HardDriveDownload,
  ListChecks,
  MessagesSquare,
  Monitor,
  Moon,
  Play,
  RotateCcw,
  SquarePlus,
  Sun,
  Timer,
} from 'lucide-react';
import { jobName } from '../../domain/jobs/job';
import { selectPractisedQuestions } from '../../features/interview-trainer/selectors';
import { currentJobChosen } from '../../features/jobs/jobs-slice';
import { selectCurrentJob, selectJobs } from '../../features/jobs/selectors';
import { themeChosen } from '../../features/settings/settings-slice';
import { paths } from '../paths';
import type { RootState } from '../store';
import { type Thing, thing } from './palette-thing';

const WORKBENCHES: readonly string[] = [paths.machineCoding, paths.codePractice];

const themes = (
  [
    ['light', 'Light theme', Sun],
    ['dark', 'Dark theme', Moon],
    ['system', 'System theme', Monitor],
  ] as const
).map(([id, name, icon]) =>
  thing('action', {
    id: `theme-${id}`,
    name,
    icon,
    words: ['appearance', 'theme'],
    deed: { action: themeChosen(id), said: `${name} chosen.` },
  }),
);

/** Runs the program that is open; from elsewhere, leads to where one is written. */
function run({ pathname, search, hash }: Address): Thing {
  const here = WORKBENCHES.includes(pathname.toLowerCase());
  return thing('action', {
    id: 'run',
    name: 'Run',
    about: here ? 'this program' : 'opens Code Practice',
    icon: Play,
    words: ['run code', 'build', 'compile', 'program'],
    deed: here ? { to: `${pathname}${search}${hash}`, state: { run: true } } : { to: paths.codePractice },
  });
}

/** Where one is. */
export interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** What can be done from everywhere, what is done most first; then a job to switch to for each. */
export function actionThings(
  state: RootState,
  address: Address,
): { always: readonly Thing[]; switches: readonly Thing[] } {
  const current = selectCurrentJob(state);
  const practise = current
    ? [
        thing('action', {
          id: 'practise',
          name: 'Practise for the current job',
          about: jobName(current),
          icon: MessagesSquare,
          words: ['interview trainer', 'questions'],
          deed: { to: paths.interviewTrainer },
        }),
      ]
    : [];
  const again =
    selectPractisedQuestions(state).length > 0
      ? [
          thing('action', {
            id: 'practise-due',
            name: 'Practise what is due today',
            about: 'interview trainer',
            icon: RotateCcw,
            words: ['weak answers', 'again', 'review', 'questions'],
            deed: { to: `${paths.interviewTrainer}?tab=due` },
          }),
        ]
      : [];
  return {
    always: [
      thing('action', {
        id: 'add-task',
        name: 'Add task',
        icon: SquarePlus,
        words: ['new task', 'to do', 'board'],
        deed: { to: `${paths.tasks}?add` },
      }),
      thing('action', {
        id: 'add-event',
        name: 'Add event',
        icon: CalendarPlus,
        words: ['new event', 'calendar', 'appointment'],
        deed: { to: `${paths.calendar}?add` },
      }),
      thing('action', {
        id: 'new-chat',
        name: 'New chat',
        icon: Bot,
        words: ['ask the tutor', 'conversation'],
        deed: { to: `${paths.tutor}?new` },
      }),
      run(address),
      thing('action', {
        id: 'mock-round',
        name: 'Mock round',
        about: 'Code Practice',
        icon: Timer,
        words: ['coding interview', 'two problems', '45 minutes', 'whiteboard', 'leetcode'],
        deed: { to: `${paths.codePractice}?round` },
      }),
      thing('action', {
        id: 'interview-75',
        name: 'Interview 75',
        about: 'Code Practice',
        icon: ListChecks,
        words: ['blind 75', 'neetcode', 'coding interview plan', 'eight weeks', 'patterns', 'leetcode'],
        deed: { to: `${paths.codePractice}?plan=interview-75` },
      }),
      thing('action', {
        id: 'paste-posting',
        name: 'Paste a posting',
        icon: ClipboardPaste,
        words: ['add a job', 'new job', 'job description'],
        deed: { to: `${paths.jobs}?add` },
      }),
      thing('action', {
        id: 'check-resume',
        name: 'Check a resume',
        icon: FileSearch,
        words: ['cv', 'pdf', 'ats', 'upload'],
        deed: { to: paths.resumeAssistant },
      }),
      ...practise,
      ...again,
      thing('action', {
        id: 'back-up',
        name: 'Back up my data',
        about: 'Settings',
        icon: HardDriveDownload,
        words: ['backup', 'export', 'download', 'save'],
        deed: { to: `${paths.settings}?tab=data` },
      }),
      ...themes,
    ],
    switches: selectJobs(state)
      .filter(({ id, status }) => id !== current?.id && status !== 'closed')
      .map((job) =>
        thing('switch', {
          id: job.id,
          name: `Switch current job to ${jobName(job)}`,
          at: job.createdAt,
          deed: { action: currentJobChosen(job.id), said: `The current job is “${jobName(job)}”.` },
        }),
      ),
  };
}
