import { type Dispatch, type SetStateAction, useId } from 'react';
import { DAY_NAMES, type DayWindow, SPREADS, type Spread, type StudyTimes, spread } from '../../domain/study/limits';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/field';

const MONDAY_FIRST = [1, 2, 3, 4, 5, 6, 0] as const;
const WAYS = ['even', 'weekdays', 'weekend', 'more'] as const satisfies readonly Spread[];

/** When one studies: the hours of each day of the week, and the hours of the clock that they lie in. */
export function TimesFields<T extends StudyTimes>({
  times,
  onChange,
}: {
  times: T;
  onChange: Dispatch<SetStateAction<T>>;
}) {
  const change = (part: Partial<StudyTimes>) => onChange((now) => ({ ...now, ...part }));
  return (
    <div className="grid grid-cols-1 gap-4">
      <fieldset className="min-w-0">
        <legend className="text-sm font-medium">Hours on each day</legend>
        <div className="mt-1.5 grid grid-cols-4 gap-2 sm:grid-cols-7">
          {MONDAY_FIRST.map((day) => (
            <DayHours
              key={day}
              name={DAY_NAMES[day]}
              value={times.each[day] ?? ''}
              onChange={(hours) =>
                onChange((now) => ({ ...now, each: now.each.map((own, n) => (n === day ? hours : own)) }))
              }
            />
          ))}
        </div>
        <div className="mt-2 flex flex-wrap items-center gap-2">
          <span className="text-sm text-ink-soft">Spread the week:</span>
          {WAYS.map((way) => (
            <Button key={way} size="sm" onClick={() => change({ each: spread(times.hours, way) })}>
              {SPREADS[way].label}
            </Button>
          ))}
        </div>
      </fieldset>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <WindowFields days="Monday to Friday" window={times.weekdays} onChange={(weekdays) => change({ weekdays })} />
        <WindowFields days="Saturday and Sunday" window={times.weekend} onChange={(weekend) => change({ weekend })} />
      </div>
    </div>
  );
}

function DayHours({ name, value, onChange }: { name: string; value: string; onChange: (hours: string) => void }) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block text-xs text-ink-soft">
        {name.slice(0, 3)}
      </label>
      <input
        id={id}
        aria-label={`Hours on ${name}`}
        type="number"
        min={0}
        max={24}
        step={0.5}
        inputMode="decimal"
        placeholder="0"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="figures h-10 w-full rounded-control border border-line-strong bg-surface px-2 text-base hover:border-ink-faint focus:border-primary pointer-coarse:h-11"
      />
    </div>
  );
}

function WindowFields({
  days,
  window: { from, to },
  onChange,
}: {
  days: string;
  window: DayWindow;
  onChange: (window: DayWindow) => void;
}) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">{days}</legend>
      <div className="grid grid-cols-2 gap-2">
        <TextField
          label="Not before"
          type="time"
          value={from}
          onChange={(event) => onChange({ from: event.target.value, to })}
        />
        <TextField
          label="Not after"
          type="time"
          value={to}
          onChange={(event) => onChange({ from, to: event.target.value })}
        />
      </div>
    </fieldset>
  );
}
