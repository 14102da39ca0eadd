import { useMemo, useState } from 'react';
import { type StudyPlanProps, useAppDispatch, useAppSelector, useAppStore, usePlanner } from '../../app/hooks';
import { dayIndex } from '../../domain/calendar/day-index';
import { clockFor } from '../../domain/calendar/zones';
import { hoursWords, type Offer, planFor, type StudyLimits, shared, type Wanted } from '../../domain/study/study-plan';
import { Button } from '../../ui/button';
import { deviceZone } from '../../ui/device-zone';
import { Dialog } from '../../ui/dialog';
import { TextField } from '../../ui/field';
import { counted, shortDay } from '../../ui/format';
import { Notice } from '../../ui/notice';
import { useToast } from '../../ui/toast';
import { useToday } from '../../ui/use-today';
import { selectCalendar } from '../calendar/selectors';

const WEEK = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
const MONDAY_FIRST = [1, 2, 3, 4, 5, 6, 0] as const;
const PROPOSED_HOURS = 5;
/** Blocks of a plan that are listed at once. */
const LISTED = 60;

/** Study blocks from now to a day, shown before any of them is made. */
export function StudyPlanDialog({ title, lead, onClose, ...rest }: StudyPlanProps) {
  return (
    <Dialog open onClose={onClose} title={title} lead={lead} width="46rem">
      <PlanForm onClose={onClose} {...rest} />
    </Dialog>
  );
}

function PlanForm({ wants, partsOf, subject, by, hours, none, onClose }: Omit<StudyPlanProps, 'title' | 'lead'>) {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const planner = usePlanner();
  const toast = useToast();
  const today = useToday();
  const { events, parts } = useAppSelector(selectCalendar);
  const clock = clockFor(deviceZone(), parts);
  const index = useMemo(() => dayIndex(events, clock), [events, clock]);
  const [now] = useState(() => Date.now());
  const [limits, setLimits] = useState<StudyLimits>({
    by,
    hours: String(hours ?? PROPOSED_HOURS),
    from: '18:00',
    to: '21:00',
    days: [...MONDAY_FIRST],
  });
  const [wanted, setWanted] = useState<readonly Wanted[]>(() => wants.map((want) => ({ ...want, chosen: true })));
  const offer = useMemo(
    () => planFor({ wanted, limits, index, events, clock, now, today, partsOf }),
    [wanted, limits, index, events, clock, now, today, partsOf],
  );
  const change = (part: Partial<StudyLimits>) => setLimits({ ...limits, ...part });
  const changeWant = (id: string, part: Partial<Wanted>) =>
    setWanted(wanted.map((want) => (want.id === id ? { ...want, ...part } : want)));

  const make = async () => {
    const made = await planner.newBlocks(
      store.getState(),
      offer.blocks.map(({ text, part, start, end }) => ({ text, start, end, about: part.about ?? subject })),
    );
    if (!made) return;
    dispatch(made.add);
    toast({
      text: `${counted(offer.blocks.length, 'study block')} in your calendar.`,
      action: { label: 'Undo', run: () => dispatch(made.remove) },
    });
    onClose();
  };

  if (wanted.length === 0) return <p className="text-ink-soft">{none}</p>;
  return (
    <form
      className="grid grid-cols-1 gap-5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (offer.blocks.length > 0) void make();
      }}
    >
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-3 sm:grid-cols-4">
        <TextField
          label="Ready by"
          type="date"
          min="1000-01-01"
          max="9999-12-31"
          value={limits.by}
          onChange={(event) => change({ by: event.target.value })}
        />
        <TextField
          label="Hours a week"
          type="number"
          min={0}
          max={80}
          step={0.5}
          value={limits.hours}
          onChange={(event) => change({ hours: event.target.value })}
        />
        <TextField
          label="Not before"
          type="time"
          value={limits.from}
          onChange={(event) => change({ from: event.target.value })}
        />
        <TextField
          label="Not after"
          type="time"
          value={limits.to}
          onChange={(event) => change({ to: event.target.value })}
        />
      </div>
      <fieldset className="flex flex-wrap gap-x-4 gap-y-2">
        <legend className="mb-1.5 text-sm font-medium">On these days</legend>
        {MONDAY_FIRST.map((day) => (
          <label key={day} className="inline-flex min-h-8 items-center gap-1.5 text-sm">
            <input
              type="checkbox"
              className="size-4.5 accent-(--primary)"
              checked={limits.days.includes(day)}
              onChange={(event) =>
                change({
                  days: event.target.checked ? [...limits.days, day] : limits.days.filter((one) => one !== day),
                })
              }
            />
            {WEEK[day]}
          </label>
        ))}
      </fieldset>
      <fieldset className="min-w-0">
        <legend className="text-sm font-medium">What to study, the most valuable first</legend>
        <ul className="mt-1.5 max-h-52 divide-y divide-line overflow-y-auto rounded-control border border-line">
          {wanted.map((want) => (
            <li key={want.id} className="flex items-center gap-3 px-3 py-1.5">
              <label className="flex min-w-0 flex-1 items-center gap-2.5 text-sm">
                <input
                  type="checkbox"
                  className="size-4.5 shrink-0 accent-(--primary)"
                  checked={want.chosen}
                  onChange={(event) => changeWant(want.id, { chosen: event.target.checked })}
                />
                <span className="min-w-0 truncate font-medium">{want.name}</span>
                <span className="shrink-0 text-ink-soft">{want.note}</span>
              </label>
              <select
                aria-label={`Time for ${want.name}`}
                value={want.minutes}
                onChange={(event) => changeWant(want.id, { minutes: Number(event.target.value) })}
                className="min-h-8 rounded-control border border-line bg-surface px-2 text-sm pointer-coarse:min-h-11"
              >
                {HALF_HOURS.map((minutes) => (
                  <option key={minutes} value={minutes}>
                    {hoursWords(minutes)}
                  </option>
                ))}
              </select>
            </li>
          ))}
        </ul>
      </fieldset>
      <Preview
        offer={offer}
        onShare={() => {
          const given = offer.blocks.reduce((sum, { start, end }) => sum + (end - start) / 60_000, 0);
          setWanted(shared(wanted, given));
        }}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button look="primary" type="submit" disabled={offer.blocks.length === 0}>
          {offer.blocks.length === 0
            ? 'Put it into my calendar'
            : `Put ${counted(offer.blocks.length, 'block')} into my calendar`}
        </Button>
      </div>
    </form>
  );
}

const HALF_HOURS = [...Array(20).keys()].map((n) => (n + 1) * 30);

const blockTimes = new Intl.DateTimeFormat(undefined, {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
});

/** What would be made, and what does not fit. */
function Preview({ offer, onShare }: { offer: Offer; onShare: () => void }) {
  if (offer.fault)
    return (
      <Notice tone="warning" role="status">
        {offer.fault}
      </Notice>
    );
  const minutes = offer.blocks.reduce((sum, { start, end }) => sum + (end - start) / 60_000, 0);
  const [first] = offer.blocks;
  const last = offer.blocks.at(-1);
  return (
    <div className="grid grid-cols-1 gap-3">
      {first && last ? (
        <section aria-label="The plan">
          <p className="text-sm">
            <strong>{counted(offer.blocks.length, 'block')}</strong>, {hoursWords(minutes)} in all, from{' '}
            {shortDay(offer.dayOf(first.start))} to {shortDay(offer.dayOf(last.start))}. Nothing is in your calendar
            yet.
          </p>
          <ol className="mt-2 grid max-h-56 gap-0.5 overflow-y-auto rounded-control bg-sunken p-3 text-sm">
            {offer.blocks.slice(0, LISTED).map(({ part, start, end }) => (
              <li key={start} className="grid gap-x-3 sm:grid-cols-[11rem_minmax(0,1fr)]">
                <time dateTime={new Date(start).toISOString()} className="text-ink-soft">
                  {blockTimes.format(start)}
                </time>
                <span className="min-w-0 truncate">
                  {part.verb} {part.of}
                  {part.name === part.of ? '' : `: ${part.name}`}{' '}
                  <span className="text-ink-soft">{hoursWords((end - start) / 60_000)}</span>
                </span>
              </li>
            ))}
            {offer.blocks.length > LISTED ? <li>and {offer.blocks.length - LISTED} more</li> : null}
          </ol>
        </section>
      ) : null}
      {offer.left.length > 0 ? (
        <Notice
          tone="warning"
          role="status"
          title="What does not fit"
          actions={
            <Button size="sm" onClick={onShare}>
              Share the hours there are
            </Button>
          }
        >
          {offer.left.map(({ name, minutes: missing }) => `${name} (${hoursWords(missing)})`).join(', ')}. Give it more
          hours a week, more days, or a later date.
        </Notice>
      ) : null}
    </div>
  );
}
