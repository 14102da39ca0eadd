import { useMemo, useState } from 'react';
import { useAppDispatch, useAppSelector, useAppStore, useDevice, usePlanner } from '../../app/hooks';
import type { StudyPlanProps } from '../../app/planner-types';
import { dayIndex } from '../../domain/calendar/day-index';
import { clockFor } from '../../domain/calendar/zones';
import { blocksMarkdown } from '../../domain/study/blocks-out';
import { hoursOf, proposedTimes, shortOf, tidied } from '../../domain/study/limits';
import { hoursWords, planFor, type StudyLimits, shared, type Wanted } from '../../domain/study/study-plan';
import { Button } from '../../ui/button';
import { deviceZone } from '../../ui/device-zone';
import { Dialog } from '../../ui/dialog';
import { TextField } from '../../ui/field';
import { counted, readableDay } from '../../ui/format';
import { useToast } from '../../ui/toast';
import { useToday } from '../../ui/use-today';
import { selectCalendar } from '../calendar/selectors';
import { studyTimesKept } from './limits-slice';
import { PlanPreview } from './plan-preview';
import { selectStudyTimes } from './selectors';
import { TimesFields } from './times-fields';

const PROPOSED_HOURS = 5;

/** Study blocks from now to a day, shown before any of them is made. */
export function StudyPlanDialog({ title, lead, onClose, ...rest }: StudyPlanProps) {
  return (
    <Dialog open onClose={onClose} title={title} lead={lead} width="46rem">
      <PlanForm onClose={onClose} {...rest} />
    </Dialog>
  );
}

function PlanForm({
  name,
  order,
  wants,
  partsOf,
  subject,
  by,
  hours,
  byDay,
  none,
  onClose,
}: Omit<StudyPlanProps, 'title' | 'lead'>) {
  const store = useAppStore();
  const device = useDevice();
  const dispatch = useAppDispatch();
  const planner = usePlanner();
  const toast = useToast();
  const today = useToday();
  const { events, parts } = useAppSelector(selectCalendar);
  const clock = clockFor(deviceZone(), parts);
  const index = useMemo(() => dayIndex(events, clock), [events, clock]);
  const [now] = useState(() => Date.now());
  const kept = useAppSelector(selectStudyTimes);
  const [limits, setLimits] = useState<StudyLimits>(() => ({
    ...proposedTimes(hours ?? PROPOSED_HOURS, byDay),
    ...kept,
    ...(hours === null ? {} : { hours: String(hours) }),
    ...(byDay ? { each: byDay.map(String) } : {}),
    by,
  }));
  const [wanted, setWanted] = useState<readonly Wanted[]>(() => wants.map((want) => ({ ...want, chosen: true })));
  const offer = useMemo(
    () => planFor({ wanted, limits, index, events, clock, now, today, partsOf }),
    [wanted, limits, index, events, clock, now, today, partsOf],
  );
  const said = hoursOf(limits);
  const short = 'fault' in said ? null : shortOf(limits, said);
  const change = (part: Partial<StudyLimits>) => setLimits((now) => ({ ...now, ...part }));
  const changeWant = (id: string, part: Partial<Wanted>) =>
    setWanted(wanted.map((want) => (want.id === id ? { ...want, ...part } : want)));

  const proposed = () =>
    planner.newBlocks(
      store.getState(),
      offer.blocks.map(({ text, part, start, end }) => ({ text, start, end, about: part.about ?? subject })),
    );
  const make = async () => {
    const made = await proposed();
    if (!made) return;
    dispatch(made.add);
    if (!('fault' in said)) dispatch(studyTimesKept(tidied(limits, said)));
    toast({
      text: `${counted(offer.blocks.length, 'study block')} in your calendar.`,
      action: { label: 'Undo', run: () => dispatch(made.remove) },
    });
    onClose();
  };
  const saveIcs = async () => {
    const made = await proposed();
    if (!made) return;
    device.download('study-plan.ics', await device.writeCalendar(made.events, Object.values(parts)), 'text/calendar');
  };
  const saveMarkdown = async () => {
    const made = await proposed();
    if (!made) return;
    const text = blocksMarkdown(name, made.events, clock, readableDay, offer.left);
    device.download('study-plan.md', text, 'text/markdown;charset=utf-8');
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
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-3">
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
      </div>
      <TimesFields times={limits} onChange={setLimits} />
      {short ? (
        <p role="status" className="-mt-2 text-sm text-warning-ink">
          {short}
        </p>
      ) : null}
      <fieldset className="min-w-0">
        <legend className="text-sm font-medium">What to study, {order}</legend>
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
                {lengthsWith(want.minutes).map((minutes) => (
                  <option key={minutes} value={minutes}>
                    {hoursWords(minutes)}
                  </option>
                ))}
              </select>
            </li>
          ))}
        </ul>
      </fieldset>
      <PlanPreview
        offer={offer}
        onIcs={() => void saveIcs()}
        onMarkdown={() => void saveMarkdown()}
        onShare={() => {
          const given = offer.blocks.reduce((sum, { start, end }) => sum + (end - start) / 60_000, 0);
          setWanted(shared(wanted, given));
        }}
      />
      <div className="sticky bottom-0 -mx-6 -mb-6 flex flex-wrap justify-end gap-2 border-t border-line bg-raised px-6 py-3">
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

/** Half hours up to ten, then whole hours; with any other time that was proposed. */
const LENGTHS = [
  ...Array.from({ length: 20 }, (_, n) => (n + 1) * 30),
  ...Array.from({ length: 30 }, (_, n) => (n + 11) * 60),
];
const lengthsWith = (minutes: number): readonly number[] =>
  LENGTHS.includes(minutes) ? LENGTHS : [...LENGTHS, minutes].sort((a, b) => a - b);
