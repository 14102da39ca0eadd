import { paths } from '../../app/paths';
import type { RootState } from '../../app/store';

/** Something that was begun and waits. Plain data. */
export interface Unfinished {
  readonly id: string;
  /** What it is about, in the user's own words: a file, a role. */
  readonly title: string;
  /** The screen's name within a sentence. */
  readonly where: string;
  /** How far it came, within a sentence. */
  readonly stoppedAt: string;
  readonly to: string;
  /** ISO date-time; `null` when it was not noted. */
  readonly begunAt: string | null;
}

/** One for each place where something can be left half-way. */
const sources: readonly ((state: RootState) => readonly Unfinished[])[] = [resume, interviews, training];

/** Everything that was begun and not brought to its end: the newest first, then what has no date. */
export const unfinishedIn = (state: RootState): readonly Unfinished[] =>
  sources
    .flatMap((source) => source(state))
    .sort((a, b) => (b.begunAt ?? '').localeCompare(a.begunAt ?? '') || a.id.localeCompare(b.id));

const RESUME_STEPS = {
  upload: 'ready for the job description',
  job: 'at the job description',
  action: 'ready to be analysed',
  result: 'ready to be analysed',
} as const;

function resume({ resumeDraft: { main, report } }: RootState): readonly Unfinished[] {
  if (!main?.file || report !== null) return [];
  return [
    {
      id: 'resume',
      title: main.file.name,
      where: 'the resume assistant',
      stoppedAt: RESUME_STEPS[main.step],
      to: paths.resumeAssistant,
      begunAt: null,
    },
  ];
}

function interviews({ interviewDrafts }: RootState): readonly Unfinished[] {
  return Object.values(interviewDrafts.entities).map(({ id, role, begunAt, answers, questions }) => ({
    id: `interview:${id}`,
    title: role.name,
    where: 'the interview room',
    stoppedAt: `at question ${Math.max(1, answers.length)} of ${questions.length}`,
    to: `${paths.interview}/${encodeURIComponent(role.name)}`,
    begunAt,
  }));
}

function training({ trainerDraft: { main }, trainerSessions }: RootState): readonly Unfinished[] {
  const session = main?.session ? trainerSessions.sessions.entities[main.session] : undefined;
  if (main?.step !== 'interview' || !session) return [];
  return [
    {
      id: `training:${session.id}`,
      title: session.role,
      where: 'the interview trainer',
      stoppedAt: `at question ${main.index + 1} of ${session.questions.length}`,
      to: paths.interviewTrainer,
      begunAt: session.createdAt,
    },
  ];
}
