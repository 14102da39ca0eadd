import { CalendarPlus } from 'lucide-react';
import { useCallback, useState } from 'react';
import type { Plan, Roadmap } from '../../../machines/contracts/roadmap';
import { usePlanner } from '../../app/hooks';
import type { StudyWant } from '../../domain/study/study-plan';
import { Button } from '../../ui/button';
import { Overlay } from '../../ui/overlay';
import { useTopicStates } from './use-topic-states';

/** The topics that are left of a roadmap, as blocks in the free hours of the calendar. */
export function PlanToCalendar({ plan, roadmap }: { plan: Plan; roadmap: Roadmap }) {
  const { StudyPlan } = usePlanner();
  const states = useTopicStates(plan);
  const [open, setOpen] = useState(false);
  const partsOf = useCallback(
    ({ id, name, minutes }: StudyWant) => [{ id, name, minutes, verb: 'Learn' as const, about: null }],
    [],
  );
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <CalendarPlus aria-hidden="true" /> Put it into my calendar
      </Button>
      {open ? (
        <Overlay resetKey={plan.id}>
          <StudyPlan
            title="Put it into my calendar"
            lead={`Time for the topics of “${plan.name}” that are left, in your free hours.`}
            wants={roadmap.topics
              .filter(({ id }) => states[id] !== 'done' && states[id] !== 'skipped')
              .map(({ id, name, hours, track }) => ({
                id,
                name,
                note: track ?? '',
                minutes: Math.max(30, Math.round(hours * 2) * 30),
              }))}
            partsOf={partsOf}
            subject={{ kind: 'plan', id: plan.id }}
            by={roadmap.budget.end}
            hours={roadmap.budget.hoursPerWeek}
            none="Every topic of it is done or skipped. There is nothing to plan."
            onClose={() => setOpen(false)}
          />
        </Overlay>
      ) : null}
    </>
  );
}
