import { CalendarCheck2 } from 'lucide-react';
import { useState } from 'react';
import { useAppSelector, useAppStore, useChange, usePlanner } from '../../app/hooks';
import { paths } from '../../app/paths';
import { spanOf } from '../../domain/calendar/series';
import { clockFor } from '../../domain/calendar/zones';
import type { TopicState } from '../../domain/plans/types';
import { blocksOfTopic } from '../../domain/study/topic-blocks';
import { Button } from '../../ui/button';
import { useHere } from '../../ui/came-from';
import { deviceZone } from '../../ui/device-zone';
import { counted, readableTime } from '../../ui/format';
import { Link } from '../../ui/link';
import { useToast } from '../../ui/toast';
import { selectCalendar } from '../calendar/selectors';

/** When a topic is planned, with the way there; of one that is done, the offer to take what is ahead out of the calendar. */
export function TopicPlanned({
  plan,
  topic,
  name,
  state,
}: {
  plan: string;
  topic: string;
  name: string;
  state: TopicState;
}) {
  const store = useAppStore();
  const planner = usePlanner();
  const make = useChange(useToast());
  const from = useHere('the roadmap');
  const { events, parts } = useAppSelector(selectCalendar);
  const [now] = useState(() => Date.now());
  const blocks = blocksOfTopic(events, plan, topic);
  if (blocks.length === 0) return null;
  const clock = clockFor(deviceZone(), parts);
  const done = blocks.filter(({ doneAt }) => doneAt !== null).length;
  const ahead = blocks
    .filter(({ doneAt }) => doneAt === null)
    .map((event) => ({ event, ...spanOf(event, clock) }))
    .filter(({ end }) => end > now);
  const [next] = ahead;
  const over = state === 'done' || state === 'skipped';
  if (over && !next) return null;
  const takes = ahead.length === 1 ? 'Take it out' : 'Take them out';
  const takeOut = async () => {
    const change = await planner.moved(store.getState(), new Map(ahead.map(({ event }) => [event.id, null])));
    make(change && { ...change, said: `${counted(ahead.length, 'block')} of “${name}” out of your calendar.` });
  };
  return (
    <p className="relative mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 pl-6 text-sm text-ink-soft">
      <CalendarCheck2 aria-hidden="true" className="absolute top-0.5 left-0 size-4" />
      {next ? (
        <span>
          {over ? 'Still in your calendar: ' : 'Planned: '}
          <Link
            to={`${paths.calendar}?${new URLSearchParams({ event: next.event.id })}`}
            state={from}
            className="rounded-control font-medium text-primary-ink underline decoration-primary/35 underline-offset-3 hover:decoration-primary"
          >
            {readableTime(new Date(next.start).toISOString())}
          </Link>
          {ahead.length > 1 ? ` and ${ahead.length - 1} more` : ''}
        </span>
      ) : null}
      {over ? (
        <Button size="sm" aria-label={`${takes}: ${name}`} onClick={() => void takeOut()}>
          {takes}
        </Button>
      ) : (
        <span>
          {next ? '· ' : ''}
          {done} of {counted(blocks.length, 'block')} done
        </span>
      )}
    </p>
  );
}
