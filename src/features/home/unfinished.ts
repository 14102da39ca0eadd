import { paths } from '../../app/paths';
import type { RootState } from '../../app/store';
import { challengeKey, challengeOfWork } from '../../domain/challenges/work-key';
import { topicNameOf, trackTitleOf } from '../../domain/track-progress/types';
import { draftQuery, selectInterviewDrafts } from '../interview/selectors';
import { selectTrainerPlace, selectTrainerSession } from '../interview-trainer/selectors';
import { selectResumeDraft } from '../resume-assistant/selectors';
import { selectTrackProgress } from '../roadmap/selectors';
import { planSummaries, selectWizardDraft } from '../roadmap-generator/selectors';
import { selectAllWork, selectOpenRound, selectProgress } from '../terminal/selectors';

/** Something that was started and waits. Plain data. */
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
const sources: readonly ((state: RootState) => readonly Unfinished[])[] = [
  resume,
  interviews,
  training,
  wizard,
  plans,
  tracksBegun,
  challengesBegun,
  mockRound,
];

/** Everything that was started and not brought to its end: the newest first, then what has no date. */
export const unfinishedIn = (state: RootState): readonly Unfinished[] =>
  sources
    .flatMap((source) => source(state))
    .sort((a, b) => (b.begunAt ?? '').localeCompare(a.begunAt ?? '') || a.id.localeCompare(b.id));

/** Whether it is a track or a roadmap of one's own, which have a panel of their own on the home screen. */
export const isRoadmap = ({ id }: Pick<Unfinished, 'id'>): boolean => /^(?:plan|track):/.test(id);

const RESUME_STEPS = {
  upload: 'ready for the job description',
  job: 'at the job description',
  action: 'ready to be analysed',
  result: 'ready to be analysed',
} as const;

function resume(state: RootState): readonly Unfinished[] {
  const { main, report } = selectResumeDraft(state);
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

function interviews(state: RootState): readonly Unfinished[] {
  return Object.values(selectInterviewDrafts(state)).map(({ id, role, begunAt, answers, questions, retakes }) => ({
    id: `interview:${id}`,
    title: role.name,
    where: 'the interview room',
    stoppedAt: `at question ${Math.max(1, answers.length)} of ${questions.length}`,
    to: `${paths.interview}/${encodeURIComponent(role.name)}${draftQuery({ retakes })}`,
    begunAt,
  }));
}

function training(state: RootState): readonly Unfinished[] {
  const main = selectTrainerPlace(state);
  const session = main?.session ? selectTrainerSession(state, main.session) : undefined;
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

const WIZARD_STEPS = { topic: 1, time: 2, level: 3, depth: 4 } as const;

function wizard(state: RootState): readonly Unfinished[] {
  const draft = selectWizardDraft(state);
  if (!draft || draft.step === 'result' || draft.form.topic.trim() === '') return [];
  const step = draft.step in WIZARD_STEPS ? WIZARD_STEPS[draft.step as keyof typeof WIZARD_STEPS] : 4;
  return [
    {
      id: 'wizard',
      title: draft.form.topic.trim(),
      where: 'the roadmap generator',
      stoppedAt: `at step ${step} of 4`,
      to: paths.personalizedRoadmap,
      begunAt: null,
    },
  ];
}

function plans(state: RootState): readonly Unfinished[] {
  return planSummaries(state, selectTrackProgress(state)).flatMap(({ id, name, createdAt, progress, isLearning }) => {
    if (!progress?.next || (progress.done === 0 && !isLearning)) return [];
    return [
      {
        id: `plan:${id}`,
        title: name,
        where: 'your roadmap',
        stoppedAt: `${progress.done} of ${progress.total} topics done, next ${progress.next.name}`,
        to: `${paths.personalizedRoadmap}?plan=${encodeURIComponent(id)}`,
        begunAt: createdAt,
      },
    ];
  });
}

/** The topic of each track that was last begun and is being learned. */
function tracksBegun(state: RootState): readonly Unfinished[] {
  return Object.values(selectTrackProgress(state)).flatMap((track) => {
    const { id, topics } = track;
    const learning = Object.entries(topics).filter(([, { status }]) => status === 'learning');
    const [last] = learning.sort(([, a], [, b]) => b.at.localeCompare(a.at));
    if (!last) return [];
    return [
      {
        id: `track:${id}`,
        title: topicNameOf(...last),
        where: `the ${trackTitleOf(track)} roadmap`,
        stoppedAt: 'being learned',
        to: `${paths.roadmap}/${encodeURIComponent(id)}`,
        begunAt: last[1].at,
      },
    ];
  });
}

/** The challenge that was written on last and is not solved; the others wait in its list. */
function challengesBegun(state: RootState): readonly Unfinished[] {
  const [last] = Object.values(selectAllWork(state))
    .filter(({ id }) => !selectProgress(state, challengeKey(challengeOfWork(id).id))?.solvedAt)
    .sort((a, b) => b.editedAt.localeCompare(a.editedAt));
  if (!last) return [];
  return [
    {
      id: `challenge:${last.id}`,
      title: last.title,
      where: 'the coding challenges',
      stoppedAt: 'being written',
      to: `${paths.machineCoding}?challenge=${challengeOfWork(last.id).id}`,
      begunAt: last.editedAt,
    },
  ];
}

/** The round whose clock runs, or that waits to be judged. */
function mockRound(state: RootState): readonly Unfinished[] {
  const round = selectOpenRound(state);
  if (!round) return [];
  const open = round.problems.filter(({ handedInAt }) => handedInAt === null).length;
  return [
    {
      id: `mock-round:${round.id}`,
      title: 'Mock round',
      where: 'Code Practice',
      stoppedAt:
        open === 0
          ? 'handed in and not judged yet'
          : `with ${open} of ${round.problems.length} problems open, and its clock`,
      to: `${paths.codePractice}?round`,
      begunAt: round.begunAt,
    },
  ];
}
