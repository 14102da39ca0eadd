import { addDays, formatISO, parseISO } from 'date-fns';
import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { useAppData, useAppSelector, useKept, usePlanner } from '../../app/hooks';
import { aboutPath } from '../../app/open-source';
import { paths } from '../../app/paths';
import { nextStep } from '../../domain/activity/next-step';
import { weekOf } from '../../domain/activity/week';
import { studyHours } from '../../domain/calendar/study-hours';
import { secondsBetween } from '../../domain/focus/figures';
import { anyOver } from '../../domain/study/any-over';
import { Panel } from '../../ui/card';
import { firstDayOfWeek, shortDay } from '../../ui/format';
import { lazyPart } from '../../ui/lazy-part';
import { Link } from '../../ui/link';
import { Overlay } from '../../ui/overlay';
import { Page, PageHeader } from '../../ui/page';
import { Skeleton } from '../../ui/progress';
import { useToday } from '../../ui/use-today';
import { selectActivities } from '../activity/selectors';
import { selectEvents } from '../calendar/selectors';
import { selectFocusSessions } from '../focus/selectors';
import { selectPractisedQuestions } from '../interview-trainer/selectors';
import { selectCurrentJob } from '../jobs/selectors';
import { selectTrackProgress } from '../roadmap/selectors';
import { selectPlans } from '../roadmap-generator/selectors';
import { selectUser } from '../session/selectors';
import { selectHasStudied } from '../study-mode/selectors';
import { selectHasRepetition } from '../terminal/selectors';
import { FirstRunPath, FirstStepsLink } from './first-run';
import type { FirstRun } from './home-slice';
import { latestIn } from './latest';
import { LatestPanel } from './latest-panel';
import { NextStepCard } from './next-step-card';
import { nextStepFacts, stepPaths } from './next-step-facts';
import { selectHomeSettings, selectHoursAWeek } from './selectors';
import { todayItems } from './today';
import { TodayPanel } from './today-panel';
import { isRoadmap, unfinishedIn } from './unfinished';
import { UnfinishedPanel } from './unfinished-panel';
import { WeekPanel } from './week-panel';

const RoadmapsPanel = lazy(() => import('./roadmaps-panel').then((m) => ({ default: m.RoadmapsPanel })));
/** It has the schedule with it, which few visits need. */
const DueAnswersPanel = lazyPart<{ today: string }>(() => import('./due-answers-panel').then((m) => m.DueAnswersPanel));
const DueCardsPanel = lazyPart<{ today: string }>(() => import('./due-cards-panel').then((m) => m.DueCardsPanel));

const LATEST = 3;

/** `/home`: what is due, what was started, how the week went, and the one thing to do next. */
export function HomeScreen({ job, notice }: { job?: ReactNode; notice?: ReactNode }) {
  const kept = useKept();
  const today = useToday();
  const { MissedBlocks } = usePlanner();
  const mayHaveMissed = useAppSelector((state) => anyOver(selectEvents(state), today));
  const user = useAppSelector(selectUser);
  const firstRun = useAppSelector((state) => selectHomeSettings(state).firstRun);
  const activities = useAppSelector(selectActivities);
  const due = useAppData((state) => todayItems(state, today));
  const unfinished = useAppData(unfinishedIn);
  const latest = useAppData((state) => latestIn(state, LATEST));
  const facts = useAppData((state) => nextStepFacts(state, today));
  const hasRoadmaps = useAppSelector(
    (state) => Object.keys(selectTrackProgress(state)).length + selectPlans(state).length > 0,
  );
  const week = useMemo(() => weekOf(activities, today, firstDayOfWeek()), [activities, today]);
  const step = useMemo(() => nextStep(facts), [facts]);

  const isNew = latest.length === 0 && unfinished.length === 0;
  const path = firstRunStep(firstRun, isNew, user !== null);
  const isBack = activities.some(({ day }) => day < today);
  const goal = useAppSelector(selectHoursAWeek);
  const hours = useAppData((state) => {
    const [first, last] = [week.days[0]?.day ?? today, week.days.at(-1)?.day ?? today];
    return studyHours(selectEvents(state), first, last, today);
  });
  const focused = useAppData((state) => {
    const sessions = selectFocusSessions(state);
    const [first, last] = [week.days[0]?.day ?? today, week.days.at(-1)?.day ?? today];
    const back = (day: string) => formatISO(addDays(parseISO(day), -7), { representation: 'date' });
    return { now: secondsBetween(sessions, first, last), before: secondsBetween(sessions, back(first), back(last)) };
  });
  const currentJob = useAppSelector((state) => selectCurrentJob(state)?.id);
  const mayBeDue = useAppSelector((state) => selectHasStudied(state) || selectHasRepetition(state));
  const hasPractised = useAppSelector((state) => selectPractisedQuestions(state).length > 0);
  const [begun, ...others] = unfinished;
  const goesOn = step?.target === 'unfinished';
  const waiting = (goesOn ? others : unfinished).filter((one) => !isRoadmap(one));
  const to = !step
    ? undefined
    : step.target === 'unfinished'
      ? begun?.to
      : step.target === 'job' && currentJob
        ? aboutPath({ kind: 'job', id: currentJob })
        : stepPaths[step.target];

  return (
    <Page title="Home">
      <PageHeader
        title={user ? `${isBack ? 'Welcome back' : 'Welcome'}, ${user.displayName}` : 'Home'}
        lead={path ? `What you begin here stays ${kept}, and waits for you.` : undefined}
      />
      <div className="grid grid-cols-1 gap-4">
        {path ? <FirstRunPath step={path} /> : step && to ? <NextStepCard step={step} to={to} /> : null}
        {mayHaveMissed ? (
          <Overlay resetKey={today}>
            <MissedBlocks plan={null} />
          </Overlay>
        ) : null}
        <div className="grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-3 lg:[&>*:nth-child(5):last-child]:col-span-2">
          <TodayPanel items={due} day={shortDay(today)} />
          {job}
          <WeekPanel week={week} goal={goal} hours={hours} focused={focused} />
          {hasRoadmaps ? (
            <Suspense
              fallback={
                <Panel title="Your roadmaps">
                  <Skeleton lines={2} />
                </Panel>
              }
            >
              <RoadmapsPanel />
            </Suspense>
          ) : (
            <Panel title="Your roadmaps">
              <p className="text-sm text-ink-soft">
                A track puts the topics of a field in an order.{' '}
                <Link to={paths.roadmap} className="font-medium text-primary-ink hover:underline">
                  Choose a track
                </Link>{' '}
                or{' '}
                <Link to={paths.personalizedRoadmap} className="font-medium text-primary-ink hover:underline">
                  have one made for you
                </Link>
                .
              </p>
            </Panel>
          )}
          {latest.length > 0 ? (
            <LatestPanel latest={latest} />
          ) : (
            <Panel title="Latest results">
              <p className="text-sm text-ink-soft">
                Reports, answers, solved challenges and finished topics appear here, each a way back to itself.
              </p>
            </Panel>
          )}
          {hasPractised ? (
            <Suspense fallback={null}>
              <DueAnswersPanel today={today} />
            </Suspense>
          ) : null}
          {mayBeDue ? (
            <Suspense fallback={null}>
              <DueCardsPanel today={today} />
            </Suspense>
          ) : null}
          {waiting.length > 0 ? <UnfinishedPanel unfinished={waiting} /> : null}
        </div>
        {notice}
        {firstRun === 'skipped' ? (
          <p className="text-sm text-ink-soft">
            <FirstStepsLink />
          </p>
        ) : null}
      </div>
    </Page>
  );
}

/**
 * The step of the first-run path to show, if any. It begins by itself for whoever has nothing here yet, with the name
 * where there is no profile; once begun, it is there until it is finished or skipped.
 */
function firstRunStep(firstRun: FirstRun, isNew: boolean, hasProfile: boolean) {
  if (firstRun === 'done' || firstRun === 'skipped') return null;
  if (firstRun !== 'new') return firstRun;
  if (!isNew) return null;
  return hasProfile ? 'goal' : 'name';
}
