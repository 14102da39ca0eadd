import { ArrowDown, ArrowUp, Lock, LockOpen, RefreshCw, RotateCcw, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Plan, Roadmap } from '../../../machines/contracts/roadmap';
import { useAppDispatch, useAppStore } from '../../app/hooks';
import { edited, MOST_TOPIC_HOURS, type PlanEdit, topicHours } from '../../domain/plans/edit-plan';
import { budgetWords } from '../../domain/plans/time-limit';
import type { RoadmapTopic } from '../../domain/plans/types';
import { Button, IconButton } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { useToast } from '../../ui/toast';
import { AddTopic } from './add-topic';
import { PlanAgainDialog } from './plan-again-dialog';
import { outOfOrder } from './plan-engine';
import { planChanged } from './plans-slice';
import { selectPlan } from './selectors';

/** The topics of a roadmap, to be put in order, given other hours, added, removed and locked. */
export function TopicsEditor({ plan, roadmap }: { plan: Plan; roadmap: Roadmap }) {
  const { id, made, locked } = plan;
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const toast = useToast();
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState('');
  const [again, setAgain] = useState(false);
  const focusNext = useRef<string | null>(null);
  useEffect(() => {
    if (focusNext.current === null) return;
    list.current?.querySelector<HTMLElement>(focusNext.current)?.focus();
    focusNext.current = null;
  });

  const change = (edit: PlanEdit, words: string, undo = false) => {
    const before = selectPlan(store.getState(), id);
    if (!before?.roadmap) return;
    const after = edited(before.roadmap, edit);
    if (after === before.roadmap) return;
    dispatch(planChanged({ id, roadmap: after, made: before.made ?? before.roadmap }));
    setSaid(words);
    const { roadmap: old, made: oldMade } = before;
    const run = () => dispatch(planChanged({ id, roadmap: old, made: oldMade }));
    if (undo) toast({ text: words, action: { label: 'Undo', run } });
  };
  const move = (topic: RoadmapTopic, to: number, by: 'up' | 'down') => {
    if (to < 0 || to >= roadmap.topics.length) {
      setSaid(to < 0 ? `${topic.name} is already the first.` : `${topic.name} is already the last.`);
      return;
    }
    focusNext.current = `[data-edited="${CSS.escape(topic.id)}"] [data-move="${by}"]`;
    change({ kind: 'move', topic: topic.id, to }, `${topic.name} is now number ${to + 1}.`);
  };
  const lock = (topic: RoadmapTopic) => {
    const is = locked.includes(topic.id);
    dispatch(planChanged({ id, locked: is ? locked.filter((one) => one !== topic.id) : [...locked, topic.id] }));
    setSaid(`${topic.name} is ${is ? 'no longer ' : ''}locked.`);
  };
  const restore = () => {
    if (!made) return;
    dispatch(planChanged({ id, roadmap: made, made: null }));
    toast({
      text: 'The roadmap is as it was generated.',
      action: { label: 'Undo', run: () => dispatch(planChanged({ id, roadmap, made })) },
    });
  };

  const wrong = outOfOrder(roadmap.topics);
  return (
    <div className="grid grid-cols-1 gap-5">
      <p className="text-sm text-ink-soft">
        {budgetWords(roadmap.budget)} The pace stays, so other hours move the end. A locked topic stays as it is when
        the roadmap is generated again.
      </p>
      <ol ref={list} className="divide-y divide-line">
        {roadmap.topics.map((topic, at) => (
          <EditedTopic
            key={topic.id}
            topic={topic}
            locked={locked.includes(topic.id)}
            alone={roadmap.topics.length === 1}
            onMove={(by) => move(topic, at + (by === 'up' ? -1 : 1), by)}
            onHours={(hours) =>
              change({ kind: 'hours', topic: topic.id, hours }, `${topic.name}: ${topicHours(hours)} hours.`)
            }
            onLock={() => lock(topic)}
            onRemove={() => {
              const next = roadmap.topics[at + 1] ?? roadmap.topics[at - 1];
              if (next) focusNext.current = `[data-edited="${CSS.escape(next.id)}"] [data-remove]`;
              change({ kind: 'remove', topic: topic.id }, `${topic.name} removed from the roadmap.`, true);
            }}
          />
        ))}
      </ol>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
      {wrong.length > 0 ? (
        <Notice tone="warning" role="status" title="Not in learning order">
          {wrong.map(({ topic, builds }) => (
            <p key={topic.id}>
              {topic.name} builds on {builds.name}, which comes later.
            </p>
          ))}
        </Notice>
      ) : null}
      <AddTopic
        roadmap={roadmap}
        onAdd={(topic) =>
          change({ kind: 'add', topic, at: roadmap.topics.length }, `${topic.name} added as the last topic.`, true)
        }
      />
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setAgain(true)}>
          <RefreshCw aria-hidden="true" /> Generate again…
        </Button>
        {made ? (
          <Button look="quiet" onClick={restore}>
            <RotateCcw aria-hidden="true" /> Back to as it was generated
          </Button>
        ) : null}
      </div>
      {again ? <PlanAgainDialog plan={plan} roadmap={roadmap} onClose={() => setAgain(false)} /> : null}
    </div>
  );
}

function EditedTopic({
  topic: { id, name, hours, track },
  locked,
  alone,
  onMove,
  onHours,
  onLock,
  onRemove,
}: {
  topic: RoadmapTopic;
  locked: boolean;
  /** It is the only one. */
  alone: boolean;
  onMove: (by: 'up' | 'down') => void;
  onHours: (hours: number) => void;
  onLock: () => void;
  onRemove: () => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  const figure = Number(typed);
  const refused = typed !== null && !(typed.trim() !== '' && figure >= 0.25 && figure <= MOST_TOPIC_HOURS);
  const take = () => {
    if (typed !== null && !refused && figure !== hours) onHours(figure);
    setTyped(null);
  };
  return (
    <li data-edited={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
      <div className="min-w-0 flex-1 basis-52">
        <p className="font-medium break-words">{name}</p>
        {track ? <p className="text-sm text-ink-faint">{track}</p> : null}
      </div>
      <div>
        <label className="inline-flex items-center gap-1.5 text-sm">
          <input
            type="number"
            inputMode="decimal"
            aria-label={`Hours for ${name}`}
            aria-invalid={refused || undefined}
            min={0.25}
            max={MOST_TOPIC_HOURS}
            step={0.25}
            value={typed ?? String(hours)}
            onChange={(event) => setTyped(event.target.value)}
            onBlur={take}
            onKeyDown={(event) => {
              if (event.key === 'Enter') take();
              if (event.key === 'Escape') setTyped(null);
            }}
            className="figures h-10 w-20 rounded-control border border-line-strong bg-surface px-2 text-right text-base aria-invalid:border-danger pointer-coarse:h-11"
          />
          h
        </label>
        {refused ? (
          <p role="alert" className="text-sm text-danger-ink">
            From 0.25 to {MOST_TOPIC_HOURS} hours.
          </p>
        ) : null}
      </div>
      <div className="flex">
        <IconButton label={`Move ${name} up`} data-move="up" onClick={() => onMove('up')}>
          <ArrowUp />
        </IconButton>
        <IconButton label={`Move ${name} down`} data-move="down" onClick={() => onMove('down')}>
          <ArrowDown />
        </IconButton>
        <IconButton label={`Lock ${name}`} aria-pressed={locked} onClick={onLock}>
          {locked ? <Lock /> : <LockOpen />}
        </IconButton>
        <IconButton label={`Remove ${name}`} data-remove="" disabled={alone} onClick={onRemove}>
          <Trash2 />
        </IconButton>
      </div>
    </li>
  );
}
