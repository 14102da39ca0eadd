import { useMemo, useState } from 'react';
import type { Plan, Roadmap } from '../../../machines/contracts/roadmap';
import { useAppDispatch } from '../../app/hooks';
import { type MergedTopic, mergePlans } from '../../domain/plans/merge-plans';
import { budgetWords, readTimeLimit } from '../../domain/plans/time-limit';
import type { Depth, Level, RoadmapForm } from '../../domain/plans/types';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { SelectField, TextField } from '../../ui/field';
import { counted } from '../../ui/format';
import { Notice } from '../../ui/notice';
import { useToast } from '../../ui/toast';
import { useToday } from '../../ui/use-today';
import { planAgain } from './plan-engine';
import { planChanged } from './plans-slice';
import { useTopicStates } from './use-topic-states';
import { DEPTH_OPTIONS, LEVEL_OPTIONS } from './wizard-words';

/** A roadmap is generated again with other time, level or depth, and shown beside what it is before anything changes. */
export function PlanAgainDialog({ plan, roadmap, onClose }: { plan: Plan; roadmap: Roadmap; onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Generate again"
      lead="Your progress, your locks and your own edits stay. You see what would change first."
      width="44rem"
    >
      <AgainForm plan={plan} roadmap={roadmap} onClose={onClose} />
    </Dialog>
  );
}

function AgainForm({ plan, roadmap, onClose }: { plan: Plan; roadmap: Roadmap; onClose: () => void }) {
  const { id, locked, made } = plan;
  const dispatch = useAppDispatch();
  const toast = useToast();
  const today = useToday();
  const states = useTopicStates(plan);
  const [form, setForm] = useState<RoadmapForm>(plan.form);
  const change = (part: Partial<RoadmapForm>) => setForm({ ...form, ...part });
  const limit = useMemo(() => readTimeLimit(form.time, today, form.correction), [form.time, form.correction, today]);
  const theirs = useMemo(() => planAgain(form, today), [form, today]);
  const { roadmap: merged, changes } = useMemo(
    () => mergePlans({ base: made ?? roadmap, mine: roadmap, theirs }, locked, states),
    [made, roadmap, theirs, locked, states],
  );
  const take = () => {
    const before = { id, roadmap, made, form: plan.form };
    const isOwn = JSON.stringify(merged.topics) !== JSON.stringify(theirs.topics);
    dispatch(planChanged({ id, roadmap: merged, made: isOwn ? theirs : null, form }));
    toast({
      text: 'The roadmap was generated again.',
      action: { label: 'Undo', run: () => dispatch(planChanged(before)) },
    });
    onClose();
  };
  return (
    <form
      className="grid grid-cols-1 gap-5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        take();
      }}
    >
      <TextField
        label="How long do you have?"
        autoComplete="off"
        value={form.time}
        help={limit.kind === 'understood' ? limit.words : `${limit.words} ${limit.instead}`}
        onChange={(event) => change({ time: event.target.value, correction: { hoursPerWeek: null, end: null } })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label="Level"
          value={form.level}
          onChange={({ target }) => change({ level: target.value as Level })}
        >
          {LEVEL_OPTIONS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Depth"
          value={form.depth}
          onChange={({ target }) => change({ depth: target.value as Depth })}
        >
          {DEPTH_OPTIONS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      <section aria-label="What would change" role="status">
        <p className="text-sm">
          <strong>{counted(merged.topics.length, 'topic')}</strong>. {budgetWords(merged.budget)}
        </p>
        {changes.length === 0 ? (
          <p className="mt-1 text-sm text-ink-soft">No topic would change; the weeks begin today.</p>
        ) : (
          <ul className="mt-2 grid max-h-64 gap-1 overflow-y-auto rounded-control bg-sunken p-3 text-sm">
            {changes.map((one) => (
              <li key={`${one.what} ${one.id}`} className="break-words">
                <span className="font-medium">{one.name}</span>{' '}
                <span className="text-ink-soft">{changeWords(one)}</span>
              </li>
            ))}
          </ul>
        )}
      </section>
      {merged.budget.totalHours > theirs.budget.totalHours ? (
        <Notice tone="warning" role="status">
          What stays takes {counted(merged.budget.totalHours - theirs.budget.totalHours, 'hour')} more than you have.
          The end is later by as much.
        </Notice>
      ) : null}
      {plan.reply ? (
        <Notice tone="info">This roadmap was written by a model. The built-in planner generates it again.</Notice>
      ) : null}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button look="primary" type="submit">
          Take it
        </Button>
      </div>
    </form>
  );
}

const BECAUSE = { locked: 'it is locked', begun: 'you have begun it', own: 'you added it' } as const;

/** What becomes of a topic, behind its name. */
function changeWords({ what, because, from, to }: MergedTopic): string {
  if (what === 'added') return `is new, ${counted(to, 'hour')}.`;
  if (what === 'left-out') return 'is left out.';
  if (what === 'stays-out') return 'stays out: you removed it.';
  if (what === 'hours') return `has ${counted(to, 'hour')} instead of ${from}.`;
  if (what === 'kept') return `stays: ${BECAUSE[because ?? 'own']}.`;
  return because === 'locked'
    ? `keeps its ${counted(to, 'hour')}: it is locked.`
    : `keeps your ${counted(to, 'hour')}.`;
}
