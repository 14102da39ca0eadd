import { Suspense, useMemo } from 'react';
import { weekOf } from '../domain/activity/week';
import { type StudyHours, studyHours } from '../domain/calendar/study-hours';
import { selectEvents } from '../features/calendar/selectors';
import { selectHoursAWeek } from '../features/home/selectors';
import { PlannerScreen } from '../features/planner/planner-screen';
import { Panel } from '../ui/card';
import { ErrorBoundary } from '../ui/error-boundary';
import { firstDayOfWeek } from '../ui/format';
import { lazyPart, retryFetches } from '../ui/lazy-part';
import { Skeleton } from '../ui/progress';
import { useToday } from '../ui/use-today';
import { useAppSelector } from './hooks';

const WeekGoal = lazyPart<{ goal: number | null; hours: StudyHours }>(() =>
  import('../features/home/week-goal').then((m) => m.WeekGoal),
);

/** The planner's landing page, with the hours of the week as Home has them. */
export const PlannerLanding = () => <PlannerScreen week={<StudyWeek />} />;

function StudyWeek() {
  const today = useToday();
  const events = useAppSelector(selectEvents);
  const goal = useAppSelector(selectHoursAWeek);
  const hours = useMemo(() => {
    const { days } = weekOf([], today, firstDayOfWeek());
    return studyHours(events, days[0]?.day ?? today, days.at(-1)?.day ?? today, today);
  }, [events, today]);
  return (
    <Panel title="Your week">
      <ErrorBoundary resetKey="week" onRetry={retryFetches}>
        <Suspense fallback={<Skeleton lines={2} />}>
          <WeekGoal goal={goal} hours={hours} />
        </Suspense>
      </ErrorBoundary>
    </Panel>
  );
}
