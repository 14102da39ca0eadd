import { Download, FileText } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Plan } from '../../../machines/contracts/roadmap';
import { useAppSelector, useAppStore, useChange, useDevice, usePlanner } from '../../app/hooks';
import { paths } from '../../app/paths';
import { planTopicOf } from '../../domain/calendar/plan-about';
import { spanOf } from '../../domain/calendar/series';
import { MINUTE } from '../../domain/calendar/wall';
import { clockFor } from '../../domain/calendar/zones';
import { roadmapFileName } from '../../domain/plans/to-text';
import { blocksMarkdown } from '../../domain/study/blocks-out';
import { hoursWords } from '../../domain/study/study-plan';
import { blocksOfPlan } from '../../domain/study/topic-blocks';
import { Button } from '../../ui/button';
import { useHere } from '../../ui/came-from';
import { Panel } from '../../ui/card';
import { deviceZone } from '../../ui/device-zone';
import { counted, readableDay, readableTime } from '../../ui/format';
import { Link } from '../../ui/link';
import { Overlay } from '../../ui/overlay';
import { useToast } from '../../ui/toast';
import { selectCalendar } from '../calendar/selectors';

/** The time that a roadmap has in the calendar: what is ahead, what was done, what was missed; as files, too. */
export function PlanTime({ plan }: { plan: Plan }) {
  useAskedTopic(plan.id);
  const { MissedBlocks, moved } = usePlanner();
  const store = useAppStore();
  const device = useDevice();
  const make = useChange(useToast());
  const from = useHere('the roadmap');
  const { events, parts } = useAppSelector(selectCalendar);
  const [now] = useState(() => Date.now());
  const blocks = blocksOfPlan(events, plan.id);
  if (blocks.length === 0) return null;
  const clock = clockFor(deviceZone(), parts);
  const spans = blocks.map((event) => ({ event, ...spanOf(event, clock) }));
  const ahead = spans.filter(({ event, end }) => event.doneAt === null && end > now);
  const done = spans.filter(({ event }) => event.doneAt !== null);
  const [next] = ahead;
  const minutes = (list: typeof spans) => list.reduce((sum, { start, end }) => sum + (end - start) / MINUTE, 0);

  const saveIcs = async () =>
    device.download(
      roadmapFileName(plan.form.topic, 'ics'),
      await device.writeCalendar(blocks, Object.values(parts)),
      'text/calendar',
    );
  const saveMarkdown = () =>
    device.download(
      roadmapFileName(`${plan.form.topic} calendar`, 'md'),
      blocksMarkdown(plan.name, blocks, clock, readableDay),
      'text/markdown;charset=utf-8',
    );
  const takeOut = async () => {
    const change = await moved(store.getState(), new Map(ahead.map(({ event }) => [event.id, null])));
    make(change && { ...change, said: `${counted(ahead.length, 'block')} out of your calendar.` });
  };
  return (
    <>
      <Overlay resetKey={plan.id}>
        <MissedBlocks plan={plan.id} />
      </Overlay>
      <Panel
        title="In your calendar"
        lead={
          <>
            {ahead.length > 0
              ? `${counted(ahead.length, 'block')} ahead, ${hoursWords(minutes(ahead))}`
              : 'Nothing ahead'}
            {done.length > 0 ? `; ${counted(done.length, 'block')} done, ${hoursWords(minutes(done))}` : ''}. Ticked off
            there counts here.
          </>
        }
      >
        {next ? (
          <p className="mb-4">
            Next:{' '}
            <Link
              to={`${paths.calendar}?${new URLSearchParams({ event: next.event.id })}`}
              state={from}
              className="font-medium text-primary-ink underline decoration-primary/35 underline-offset-3 hover:decoration-primary"
            >
              {readableTime(new Date(next.start).toISOString())}
            </Link>
            , {next.event.text}
          </p>
        ) : null}
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={() => void saveIcs()}>
            <Download aria-hidden="true" /> Blocks as .ics
          </Button>
          <Button size="sm" onClick={saveMarkdown}>
            <FileText aria-hidden="true" /> Blocks as Markdown
          </Button>
          {ahead.length > 0 ? (
            <Button size="sm" look="quiet" onClick={() => void takeOut()}>
              Take what is ahead out of my calendar
            </Button>
          ) : null}
        </div>
      </Panel>
    </>
  );
}

/** Brings the topic that the address names into sight. */
function useAskedTopic(plan: string) {
  const asked = useSearchParams()[0].get('topic');
  useEffect(() => {
    const topic = asked === null ? null : planTopicOf({ kind: 'plan', id: `${plan}/${asked}` })?.topic;
    if (!topic) return;
    // In the next frame: the frame of the app takes the focus when a screen comes up.
    const frame = requestAnimationFrame(() => {
      // The roadmap that was made last is on a hidden tab as well.
      const row = [...document.querySelectorAll<HTMLElement>(`[data-topic="${CSS.escape(topic)}"]`)].find(
        (one) => one.getClientRects().length > 0,
      );
      row?.scrollIntoView({ block: 'center' });
      row?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [plan, asked]);
}
