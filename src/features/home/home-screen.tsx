import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { useAppData, useAppSelector } from '../../app/hooks';
import { nextStep } from '../../domain/activity/next-step';
import { weekOf } from '../../domain/activity/week';
import { Panel } from '../../ui/card';
import { firstDayOfWeek, readableDay } from '../../ui/format';
import { Page, PageHeader } from '../../ui/page';
import { Skeleton } from '../../ui/progress';
import { useToday } from '../../ui/use-today';
import { selectActivities } from '../activity/selectors';
import { selectTrackProgress } from '../roadmap/selectors';
import { selectPlans } from '../roadmap-generator/selectors';
import { selectUser } from '../session/selectors';
import { FirstRunPath, FirstStepsLink } from './first-run';
import type { FirstRun } from './home-slice';
import { latestIn } from './latest';
import { LatestPanel } from './latest-panel';
import { NextStepCard } from './next-step-card';
import { nextStepFacts, stepPaths } from './next-step-facts';
import { QuickActions } from './quick-actions';
import { selectHomeSettings } from './selectors';
import { todayItems } from './today';
import { TodayPanel } from './today-panel';
import { isRoadmap, unfinishedIn } from './unfinished';
import { WeekPanel } from './week-panel';

const RoadmapsPanel = lazy(() => import('./roadmaps-panel').then((m) => ({ default: m.RoadmapsPanel })));

const LATEST = 5;

/** `/home`: what is due, what was started, how the week went, and the one thing to do next. */
export function HomeScreen({ job }: { job?: ReactNode }) {
  const today = useToday();
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
  const [begun, ...others] = unfinished;
  const goesOn = step?.target === 'unfinished';
  const to = !step ? undefined : step.target === 'unfinished' ? begun?.to : stepPaths[step.target];

  return (
    <Page title="Home">
      <PageHeader
        title={user ? `${isBack ? 'Welcome back' : 'Welcome'}, ${user.displayName}` : 'Home'}
        lead={path ? 'What you begin here stays on this device, and waits for you.' : `${readableDay(today)}.`}
      />
      <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-[1.6fr_1fr]">
        <div className="grid min-w-0 grid-cols-1 gap-6">
          {path ? <FirstRunPath step={path} /> : step && to ? <NextStepCard step={step} to={to} /> : null}
          <TodayPanel due={due} unfinished={(goesOn ? others : unfinished).filter((one) => !isRoadmap(one))} />
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
          ) : null}
          {latest.length > 0 ? <LatestPanel latest={latest} /> : null}
          {firstRun === 'skipped' ? (
            <p className="text-sm text-ink-soft">
              {latest.length === 0 ? 'Your results and your week will appear here. ' : null}
              <FirstStepsLink />
            </p>
          ) : null}
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-6">
          {job}
          {latest.length > 0 ? <WeekPanel week={week} /> : null}
          <QuickActions />
        </div>
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
