import { useCallback, useState } from 'react';
import type { Plan, Roadmap } from '../../../machines/contracts/roadmap';
import { useAppStore, usePlanner } from '../../app/hooks';
import { planAbout } from '../../domain/calendar/plan-about';
import { MINUTE, wallOf } from '../../domain/calendar/wall';
import type { StudyWant } from '../../domain/study/study-plan';
import { blocksOfTopic } from '../../domain/study/topic-blocks';
import { selectEvents } from '../calendar/selectors';
import { useTopicStates } from './use-topic-states';

const HALF = 30;

/** Time for each topic that is left, less what was studied in its blocks, in learning order: shown before it is made. */
export function PlanBlocks({ plan, roadmap, onClose }: { plan: Plan; roadmap: Roadmap; onClose: () => void }) {
  const { StudyPlan } = usePlanner();
  const store = useAppStore();
  const states = useTopicStates(plan);
  const [wants] = useState((): readonly StudyWant[] => {
    const state = store.getState();
    const studied = (topic: string) =>
      blocksOfTopic(selectEvents(state), plan.id, topic)
        .filter(({ doneAt }) => doneAt !== null)
        .reduce((sum, { start, end }) => sum + (wallOf(end) - wallOf(start)) / MINUTE, 0);
    return roadmap.topics
      .filter(({ id }) => states[id] !== 'done' && states[id] !== 'skipped')
      .map(({ id, name, hours, track }) => ({
        id,
        name,
        note: track ?? '',
        minutes: Math.max(HALF, Math.round((hours * 60 - studied(id)) / HALF) * HALF),
      }));
  });
  const partsOf = useCallback(
    ({ id, name, minutes }: StudyWant) => [
      { id, name, minutes, verb: 'Learn' as const, about: planAbout(plan.id, id) },
    ],
    [plan.id],
  );
  return (
    <StudyPlan
      title="Put it into my calendar"
      lead={`Time for the topics of “${plan.name}” that are left, in your free hours, in learning order.`}
      name={plan.name}
      order="in learning order"
      wants={wants}
      partsOf={partsOf}
      subject={{ kind: 'plan', id: plan.id }}
      by={roadmap.budget.end}
      hours={roadmap.budget.hoursPerWeek}
      byDay={roadmap.budget.byDay}
      none="Every topic of it is done or skipped. There is nothing to plan."
      onClose={onClose}
    />
  );
}
