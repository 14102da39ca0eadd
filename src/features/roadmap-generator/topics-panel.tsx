import { clsx } from 'clsx';
import { Check, CircleDashed, CircleDot, Lock, Minus, Pencil } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import type { Plan, Roadmap } from '../../../machines/contracts/roadmap';
import { useKept } from '../../app/hooks';
import { paths } from '../../app/paths';
import { planProgress } from '../../domain/plans/progress';
import type { RoadmapTopic, TopicState } from '../../domain/plans/types';
import { Button } from '../../ui/button';
import { useHere } from '../../ui/came-from';
import { Panel } from '../../ui/card';
import { ErrorBoundary } from '../../ui/error-boundary';
import { counted } from '../../ui/format';
import { lazyPart, retryFetches } from '../../ui/lazy-part';
import { Link } from '../../ui/link';
import { Overlay } from '../../ui/overlay';
import { Progress, Skeleton } from '../../ui/progress';
import { useMarkPlanTopic, useTopicStates } from './use-topic-states';
import { STATE_OPTIONS } from './wizard-words';

const TopicsEditor = lazyPart<{ plan: Plan; roadmap: Roadmap }>(() =>
  import('./topics-editor').then((m) => m.TopicsEditor),
);
const TopicPlanned = lazyPart<{ plan: string; topic: string; name: string; state: TopicState }>(() =>
  import('./topic-planned').then((m) => m.TopicPlanned),
);

/** The topics in order, each with its state; they can be edited. */
export function TopicsPanel({ plan, roadmap }: { plan: Plan; roadmap: Roadmap }) {
  const kept = useKept();
  const states = useTopicStates(plan);
  const mark = useMarkPlanTopic(plan.id);
  const { done, total, share, next } = planProgress(roadmap, states);
  const [editing, setEditing] = useState(false);
  return (
    <Panel
      title="Technologies and topics"
      lead={`In learning order. Mark each as you go; it is kept ${kept}.`}
      action={
        <Button aria-pressed={editing} onClick={() => setEditing(!editing)}>
          {editing ? <Check aria-hidden="true" /> : <Pencil aria-hidden="true" />}
          {editing ? 'Done editing' : 'Edit topics'}
        </Button>
      }
    >
      <div className="mb-5">
        <Progress label="Progress" value={Math.round(share * 100)} />
        <p className="mt-2 text-sm text-ink-soft" role="status">
          {done} of {counted(total, 'topic')} done.{' '}
          {next ? (
            <>
              Next: <span className="font-medium text-ink">{next.name}</span>
            </>
          ) : (
            'Nothing is left.'
          )}
        </p>
      </div>
      {editing ? (
        <ErrorBoundary resetKey={plan.id} onRetry={retryFetches}>
          <Suspense fallback={<Skeleton lines={6} />}>
            <TopicsEditor plan={plan} roadmap={roadmap} />
          </Suspense>
        </ErrorBoundary>
      ) : (
        <ol className="divide-y divide-line">
          {roadmap.topics.map((topic) => (
            <TopicRow
              key={topic.id}
              plan={plan.id}
              topic={topic}
              state={(Object.hasOwn(states, topic.id) ? states[topic.id] : undefined) ?? 'not-started'}
              now={next?.id === topic.id}
              locked={plan.locked.includes(topic.id)}
              onMark={(state) => mark(topic, state)}
            />
          ))}
        </ol>
      )}
    </Panel>
  );
}

const ICONS = { 'not-started': CircleDashed, learning: CircleDot, done: Check, skipped: Minus } as const;
const TONES: Readonly<Record<TopicState, string>> = {
  'not-started': 'border-line text-ink-faint',
  learning: 'border-accent/50 bg-accent-soft text-accent-ink',
  done: 'border-success/40 bg-success-soft text-success-ink',
  skipped: 'border-line bg-sunken text-ink-faint',
};

/** The topic on the page of its track or subject. @param id `react/hooks`, `frontend/testing:jest`, or a whole subject, `react` */
function pageOf(id: string): string {
  const [course = '', topic] = (id.split(':')[0] ?? '').split('/');
  return topic === undefined
    ? `${paths.roadmap}/${course}`
    : `${paths.roadmap}/${course}?${new URLSearchParams({ topic })}`;
}

function TopicRow({
  plan,
  topic: { id: topicId, name, hours, subtopics, why, doneWhen, track },
  state,
  now,
  locked,
  onMark,
}: {
  /** Its id. */
  plan: string;
  topic: RoadmapTopic;
  state: TopicState;
  now: boolean;
  locked: boolean;
  onMark: (state: TopicState) => void;
}) {
  const id = useId();
  const page = track === null ? null : pageOf(topicId);
  const from = useHere('the roadmap');
  const Icon = ICONS[state];
  return (
    <li
      aria-current={now ? 'step' : undefined}
      data-topic={topicId}
      tabIndex={-1}
      className="grid gap-3 py-4 sm:grid-cols-[1fr_auto]"
    >
      <div className="flex min-w-0 gap-3">
        <span
          aria-hidden="true"
          className={clsx(
            'mt-0.5 grid size-6 shrink-0 place-items-center rounded-chip border [&_svg]:size-3.5',
            TONES[state],
          )}
        >
          <Icon />
        </span>
        <div className="min-w-0">
          <p className="font-medium break-words">
            <span className={clsx(state === 'skipped' && 'text-ink-faint line-through')}>{name}</span>{' '}
            <span className="figures text-sm font-normal text-ink-soft">{hours} h</span>
            {track ? <span className="text-sm font-normal text-ink-faint"> · {track}</span> : null}
            {locked ? (
              <span title="Locked" className="ml-1.5 inline-block align-[-0.125em] text-ink-faint">
                <Lock aria-hidden="true" className="size-3.5" />
                <span className="sr-only">Locked</span>
              </span>
            ) : null}
          </p>
          <p className="text-sm break-words text-ink-soft">{subtopics.join(' · ')}</p>
          <p className="mt-1.5 text-sm break-words text-ink-soft">
            <span className="font-medium text-ink">Why here:</span> {why}
          </p>
          <p className="text-sm break-words text-ink-soft">
            <span className="font-medium text-ink">Done when:</span> {doneWhen}
          </p>
          <Overlay resetKey={topicId}>
            <TopicPlanned plan={plan} topic={topicId} name={name} state={state} />
          </Overlay>
          {page === null ? null : (
            <Link
              to={page}
              state={from}
              className="mt-1.5 inline-block rounded-control py-0.5 text-sm font-medium text-primary-ink underline decoration-primary/35 underline-offset-3 hover:decoration-primary"
            >
              Read and practise<span className="sr-only">: {name}</span>
            </Link>
          )}
        </div>
      </div>
      <div className="max-sm:pl-9">
        <label htmlFor={id} className="sr-only">
          State of {name}
        </label>
        <select
          id={id}
          value={state}
          onChange={(event) => {
            const chosen = STATE_OPTIONS.find(({ value }) => value === event.target.value);
            if (chosen) onMark(chosen.value);
          }}
          className="h-10 rounded-control border border-line-strong bg-surface px-2.5 text-sm pointer-coarse:h-11"
        >
          {STATE_OPTIONS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
    </li>
  );
}
