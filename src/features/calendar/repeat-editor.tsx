import { useState } from 'react';
import {
  monthlyChoices,
  partsOf,
  type RepeatParts,
  ruleOfParts,
  UNITS,
  type Unit,
} from '../../domain/calendar/repeat-parts';
import { monthlyWords, ruleWords } from '../../domain/calendar/repeat-words';
import { readRule } from '../../domain/calendar/rule';
import { SelectField, TextField } from '../../ui/field';

const UNIT_WORDS: Readonly<Record<Unit, readonly [string, string]>> = {
  DAILY: ['day', 'days'],
  WEEKLY: ['week', 'weeks'],
  MONTHLY: ['month', 'months'],
  YEARLY: ['year', 'years'],
};

/** From Monday on, as rules are written. */
const DAYS = [
  [1, 'Mon', 'Monday'],
  [2, 'Tue', 'Tuesday'],
  [3, 'Wed', 'Wednesday'],
  [4, 'Thu', 'Thursday'],
  [5, 'Fri', 'Friday'],
  [6, 'Sat', 'Saturday'],
  [0, 'Sun', 'Sunday'],
] as const;

const MOST_INTERVAL = 999;
const MOST_TIMES = 9999;

/** How an event repeats, in fields: every so many days, weeks, months or years, on which days, and until when. */
export function RepeatEditor({
  rule,
  startDay,
  onChange,
}: {
  rule: string;
  startDay: string;
  onChange: (rule: string) => void;
}) {
  const parts = partsOf(rule, startDay);
  const put = (change: Partial<RepeatParts>) => onChange(ruleOfParts({ ...parts, ...change }, rule));
  const { unit, interval, weekdays, monthly, count, until } = parts;
  const ends = count !== null ? 'count' : until !== null ? 'until' : 'never';
  const read = readRule(rule);
  const onDays = [...new Set([monthly, ...monthlyChoices(startDay)])];
  const endsBy = (end: string) =>
    put({
      count: end === 'count' ? (count ?? 10) : null,
      until: end === 'until' ? (until ?? inMonths(startDay, 3)) : null,
    });
  return (
    <fieldset className="grid grid-cols-1 gap-3 rounded-control border border-line bg-sunken p-3">
      <legend className="sr-only">Custom repeat</legend>
      <div className="grid grid-cols-2 gap-3">
        <NumberField label="Every" most={MOST_INTERVAL} value={interval} onChange={(next) => put({ interval: next })} />
        <SelectField label="Unit" value={unit} onChange={(event) => put({ unit: event.target.value as Unit })}>
          {UNITS.map((name) => (
            <option key={name} value={name}>
              {UNIT_WORDS[name][interval === 1 ? 0 : 1]}
            </option>
          ))}
        </SelectField>
      </div>
      {unit === 'WEEKLY' ? (
        <fieldset>
          <legend className="mb-1.5 text-sm font-medium">On</legend>
          <div className="grid grid-cols-7 gap-1">
            {DAYS.map(([day, short, name]) => (
              <label
                key={day}
                className="flex h-10 cursor-pointer items-center justify-center rounded-control border border-line-strong bg-surface text-sm has-checked:border-primary has-checked:bg-primary-soft has-checked:font-medium has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary pointer-coarse:h-11"
              >
                <input
                  type="checkbox"
                  className="sr-only"
                  aria-label={name}
                  checked={weekdays.includes(day)}
                  onChange={(event) => {
                    const next = event.target.checked ? [...weekdays, day] : weekdays.filter((one) => one !== day);
                    // On no day at all it would not repeat.
                    if (next.length > 0) put({ weekdays: next });
                  }}
                />
                {short}
              </label>
            ))}
          </div>
        </fieldset>
      ) : null}
      {unit === 'MONTHLY' ? (
        <SelectField label="On" value={monthly} onChange={(event) => put({ monthly: event.target.value })}>
          {onDays.map((choice) => (
            <option key={choice} value={choice}>
              {monthlyWords(choice)}
            </option>
          ))}
        </SelectField>
      ) : null}
      <div className="grid grid-cols-2 gap-3">
        <SelectField label="Ends" value={ends} onChange={(event) => endsBy(event.target.value)}>
          <option value="never">never</option>
          <option value="until">on a date</option>
          <option value="count">after</option>
        </SelectField>
        {ends === 'until' ? (
          <TextField
            label="Last day"
            type="date"
            min={startDay}
            max="9999-12-31"
            required
            value={until ?? ''}
            onChange={(event) => {
              if (event.target.value !== '') put({ until: event.target.value });
            }}
          />
        ) : null}
        {ends === 'count' ? (
          <NumberField label="Times" most={MOST_TIMES} value={count ?? 1} onChange={(next) => put({ count: next })} />
        ) : null}
      </div>
      <p aria-live="polite" className="text-sm text-ink-soft">
        {read ? `${ruleWords(read).replace(/^r/, 'R')}.` : ''}
      </p>
    </fieldset>
  );
}

/** A whole number; what is half typed changes nothing, and is put right when the field is left. */
function NumberField({
  label,
  most,
  value,
  onChange,
}: {
  label: string;
  most: number;
  value: number;
  onChange: (value: number) => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      label={label}
      type="number"
      inputMode="numeric"
      min={1}
      max={most}
      step={1}
      value={typed ?? value}
      onChange={(event) => {
        setTyped(event.target.value);
        const next = Number(event.target.value);
        if (Number.isInteger(next) && next >= 1 && next <= most) onChange(next);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}

/** A day some months after another. */
function inMonths(day: string, months: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 10);
}
