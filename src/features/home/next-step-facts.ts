import { differenceInCalendarDays, parseISO } from 'date-fns';
import { paths } from '../../app/paths';
import type { RootState } from '../../app/store';
import { totalsOf } from '../../domain/activity/figures';
import type { NextStepFacts, NextStepTarget } from '../../domain/activity/next-step';
import { daysSinceEach } from '../../domain/activity/week';
import { daysUntil, jobName } from '../../domain/jobs/job';
import { selectActivities } from '../activity/selectors';
import { selectEvents } from '../calendar/selectors';
import { selectTrainerSessions } from '../interview-trainer/selectors';
import { selectCurrentJob } from '../jobs/selectors';
import { selectReports } from '../resume-assistant/selectors';
import { selectUser } from '../session/selectors';
import { selectTypingResults } from '../typing-test/selectors';
import { selectHomeSettings } from './selectors';
import { unfinishedIn } from './unfinished';

/** Where each suggestion leads; one without a screen is not offered. */
export const stepPaths: Partial<Readonly<Record<NextStepTarget, string>>> = {
  resume: paths.resumeAssistant,
  interview: paths.interview,
  trainer: paths.interviewTrainer,
  typing: paths.typingTest,
  roadmap: paths.roadmap,
  profile: paths.profile,
};

/** Everything the next step is chosen from, as of now. @param today `YYYY-MM-DD` */
export function nextStepFacts(state: RootState, today: string): NextStepFacts {
  const activities = selectActivities(state);
  const [begun] = unfinishedIn(state);
  return {
    offered: [...(Object.keys(stepPaths) as NextStepTarget[]), 'job'],
    hasProfile: selectUser(state) !== null,
    goal: selectHomeSettings(state).goal,
    unfinished: begun
      ? {
          where: `${begun.title}, in ${begun.where}`,
          stoppedAt: begun.stoppedAt,
          days: begun.begunAt === null ? null : differenceInCalendarDays(parseISO(today), parseISO(begun.begunAt)),
        }
      : null,
    counts: Object.fromEntries(totalsOf(activities).map(({ kind, count }) => [kind, count])),
    daysSince: daysSinceEach(activities, today),
    report: lastReport(state),
    trainingAverage: lastTraining(state),
    job: jobFacts(state, today),
    netWpm: selectTypingResults(state)[0]?.netWpm ?? null,
  };
}

function lastReport(state: RootState): NextStepFacts['report'] {
  const [filed] = selectReports(state);
  if (!filed) return null;
  const [weakest] = filed.report.areas
    .map(({ title, points, maxPoints }) => ({ title, points: maxPoints - points, maxPoints }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points);
  const { score, figures } = filed.report;
  return {
    score,
    ...(figures ? { figures: { form: figures.form.value, fit: figures.fit?.value ?? null } } : {}),
    weakest: weakest ?? null,
  };
}

const lastTraining = (state: RootState): number | null =>
  selectTrainerSessions(state).find(({ feedback }) => feedback !== null)?.feedback?.score ?? null;

function jobFacts(state: RootState, today: string): NextStepFacts['job'] {
  const job = selectCurrentJob(state);
  if (!job || job.status === 'closed') return null;
  const events = selectEvents(state);
  const days = job.interviews
    .flatMap(({ event }) => events[event]?.start.slice(0, 10) ?? [])
    .filter((day) => day >= today)
    .sort();
  const { deadline, status } = job;
  return {
    name: jobName(job),
    interviewIn: days[0] === undefined ? null : daysUntil(days[0], today),
    deadlineIn: deadline !== null && deadline >= today && status === 'saved' ? daysUntil(deadline, today) : null,
  };
}
