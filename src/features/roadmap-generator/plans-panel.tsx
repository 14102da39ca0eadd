import { ArrowLeft, EllipsisVertical, FileSearch, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useAppDispatch, useAppSelector, useAppStore } from '../../app/hooks';
import { Button, IconButton } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { counted, readableTime } from '../../ui/format';
import { Menu } from '../../ui/menu';
import { Notice } from '../../ui/notice';
import { RenameDialog } from '../../ui/rename-dialog';
import { useToast } from '../../ui/toast';
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
  const summaries = useAppSelector(planSummaries);
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
      <div className="grid gap-6">
        <Button look="quiet" className="justify-self-start" onClick={() => onOpen(null)}>
          <ArrowLeft aria-hidden="true" /> All roadmaps
        </Button>
        {plan ? (
          <PlanView plan={plan} title={plan.name} />
        ) : (
          <Notice tone="warning" title="This roadmap is not here.">
            It was removed, or belongs to another browser. Your other roadmaps are in the list.
          </Notice>
        )}
      </div>
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
        Each roadmap is kept here, on this device, with how far you are in it. A good first one: a tool you want to use
        next month, in ten hours.
      </EmptyState>
    );
  return (
    <>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {summaries.map((summary) => (
          <li key={summary.id} className="flex items-center gap-3 px-4 py-2.5">
            <button
              type="button"
              onClick={() => onOpen(summary.id)}
              className="flex min-w-0 flex-1 items-center justify-between gap-4 rounded-control px-2 py-1 text-left hover:bg-sunken"
            >
              <span className="min-w-0">
                <span className="block truncate font-medium">{summary.name}</span>
                <span className="block truncate text-sm text-ink-soft">
                  {progressWords(summary)} · {readableTime(summary.createdAt)}
                </span>
              </span>
              {summary.progress ? (
                <span className="figures text-lg font-semibold whitespace-nowrap">
                  {Math.round(summary.progress.share * 100)}
                  <span className="text-sm font-normal text-ink-soft"> %</span>
                </span>
              ) : null}
            </button>
            <Menu
              label={`Actions for ${summary.name}`}
              trigger={
                <IconButton label={`Actions for ${summary.name}`}>
                  <EllipsisVertical />
                </IconButton>
              }
              items={[
                { label: 'Open', icon: <FileSearch aria-hidden="true" />, onSelect: () => onOpen(summary.id) },
                { label: 'Rename', icon: <Pencil aria-hidden="true" />, onSelect: () => setRenaming(summary) },
                { label: 'Remove', icon: <Trash2 aria-hidden="true" />, danger: true, onSelect: () => remove(summary) },
              ]}
            />
          </li>
        ))}
      </ul>
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
