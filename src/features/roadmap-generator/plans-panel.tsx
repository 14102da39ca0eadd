import { FileSearch, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useAppDispatch, useAppSelector, useAppStore, useKept } from '../../app/hooks';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { counted, readableTime } from '../../ui/format';
import { HistoryEntry, HistoryList, HistoryRow } from '../../ui/history-list';
import { RenameDialog } from '../../ui/rename-dialog';
import { useToast } from '../../ui/toast';
import { selectTrackProgress } from '../roadmap/selectors';
import { PlanView } from './plan-view';
import { planRemoved, planRenamed, planRestored } from './plans-slice';
import { type PlanSummary, planSummaries, planWithStates, selectPlan } from './selectors';

const LONGEST_NAME = 120;

/** The roadmaps made so far: open, rename, remove. */
export function PlansPanel({
  opened,
  onOpen,
  onMake,
}: {
  opened: string | null;
  onOpen: (id: string | null) => void;
  onMake: () => void;
}) {
  const kept = useKept();
  const summaries = useAppSelector((state) => planSummaries(state, selectTrackProgress(state)));
  const plan = useAppSelector((state) => (opened === null ? undefined : selectPlan(state, opened)));
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const toast = useToast();
  const [renaming, setRenaming] = useState<PlanSummary | null>(null);

  const remove = ({ id, name }: PlanSummary) => {
    const whole = planWithStates(store.getState(), id);
    if (!whole) return;
    dispatch(planRemoved(id));
    toast({ text: `“${name}” removed.`, action: { label: 'Undo', run: () => dispatch(planRestored(whole)) } });
  };

  if (opened !== null)
    return (
      <HistoryEntry thing="roadmap" onBack={() => onOpen(null)}>
        {plan ? <PlanView plan={plan} title={plan.name} /> : null}
      </HistoryEntry>
    );
  if (summaries.length === 0)
    return (
      <EmptyState
        title="No roadmaps yet"
        action={
          <Button look="primary" onClick={onMake}>
            Make a roadmap
          </Button>
        }
      >
        Each roadmap is kept here, {kept}, with how far you have got. A good first one: a tool you want to use next
        month, in ten hours.
      </EmptyState>
    );
  return (
    <>
      <HistoryList>
        {summaries.map((summary) => (
          <HistoryRow
            key={summary.id}
            title={summary.name}
            detail={`${progressWords(summary)} · ${readableTime(summary.createdAt)}`}
            figure={summary.progress ? Math.round(summary.progress.share * 100) : undefined}
            unit="%"
            onOpen={() => onOpen(summary.id)}
            actionsLabel={`Actions for ${summary.name}`}
            actions={[
              { label: 'Open', icon: <FileSearch aria-hidden="true" />, onSelect: () => onOpen(summary.id) },
              { label: 'Rename', icon: <Pencil aria-hidden="true" />, onSelect: () => setRenaming(summary) },
              { label: 'Remove', icon: <Trash2 aria-hidden="true" />, danger: true, onSelect: () => remove(summary) },
            ]}
          />
        ))}
      </HistoryList>
      {renaming ? (
        <RenameDialog
          thing="roadmap"
          name={renaming.name}
          longest={LONGEST_NAME}
          onRename={(name) => dispatch(planRenamed({ id: renaming.id, name }))}
          onClose={() => setRenaming(null)}
        />
      ) : null}
    </>
  );
}

function progressWords({ progress }: PlanSummary): string {
  if (!progress) return 'A model’s reply, kept as text';
  const { done, total, next } = progress;
  return `${done} of ${counted(total, 'topic')} done${next ? `, next: ${next.name}` : ''}`;
}
