import { useMemo } from 'react';
import { weekOf } from '../domain/activity/week';
import { studyHours } from '../domain/calendar/study-hours';
import { selectEvents } from '../features/calendar/selectors';
import { selectHoursAWeek } from '../features/home/selectors';
import { WeekGoal } from '../features/home/week-goal';
import { PlannerScreen } from '../features/planner/planner-screen';
import { Panel } from '../ui/card';
import { firstDayOfWeek } from '../ui/format';
import { useToday } from '../ui/use-today';
import { useAppSelector } from './hooks';

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
      <WeekGoal goal={goal} hours={hours} />
    </Panel>
  );
}
