import { REPEATS, type Repeat } from '../../domain/calendar/repeats';
import { CheckboxField, SelectField, TextField } from '../../ui/field';
import type { CalendarDraft } from './calendar-slice';

const REPEAT_WORDS: Readonly<Record<Repeat, string>> = {
  none: 'Does not repeat',
  daily: 'Every day',
  weekdays: 'Every weekday, Monday to Friday',
  weekly: 'Every week',
  monthly: 'Every month',
  yearly: 'Every year',
  kept: 'As it is now',
};

/** When an event is and how it repeats: the fields beside its words. */
export function EventFields({
  form,
  onChange,
  error,
  repeats = true,
}: {
  form: CalendarDraft;
  onChange: (change: Partial<CalendarDraft>) => void;
  error: string | null;
  /** Whether it may repeat; a single instance of a series does not. */
  repeats?: boolean;
}) {
  const { startDay, startTime, endDay, endTime, allDay, repeat } = form;
  /** A start put later takes an end along that would come before it. */
  const startMoved = (day: string) =>
    onChange({ startDay: day, ...(endDay === startDay || endDay < day ? { endDay: day } : {}) });
  const choices = repeat === 'kept' ? [...REPEATS, 'kept' as const] : REPEATS;
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label="Starts on"
          type="date"
          max="9999-12-31"
          value={startDay}
          onChange={(event) => startMoved(event.target.value)}
        />
        {allDay ? (
          <span />
        ) : (
          <TextField
            label="Starts at"
            type="time"
            value={startTime}
            onChange={(event) => onChange({ startTime: event.target.value })}
          />
        )}
        <TextField
          label="Ends on"
          type="date"
          max="9999-12-31"
          value={endDay}
          onChange={(event) => onChange({ endDay: event.target.value })}
        />
        {allDay ? (
          <span />
        ) : (
          <TextField
            label="Ends at"
            type="time"
            value={endTime}
            onChange={(event) => onChange({ endTime: event.target.value })}
          />
        )}
      </div>
      <CheckboxField
        label="All day"
        checked={allDay}
        onChange={(event) => onChange({ allDay: event.target.checked })}
      />
      {repeats ? (
        <SelectField label="Repeats" value={repeat} onChange={(event) => onChange({ repeat: event.target.value })}>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {REPEAT_WORDS[choice]}
            </option>
          ))}
        </SelectField>
      ) : null}
      {error ? (
        <p role="alert" className="text-sm text-danger-ink">
          {error}
        </p>
      ) : null}
    </div>
  );
}
