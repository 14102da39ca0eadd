import { useEffect, useRef } from 'react';
import { REPEATS, type RepeatChoice } from '../../domain/calendar/repeat-choices';
import { ruleFor } from '../../domain/calendar/repeats';
import { CheckboxField, SelectField, TextField } from '../../ui/field';
import { lazyPart } from '../../ui/lazy-part';
import { Overlay } from '../../ui/overlay';
import type { CalendarDraft } from './calendar-slice';
import { lengthOfForm, withStart } from './opened-form';

const RepeatEditor = lazyPart<{ rule: string; startDay: string; onChange: (rule: string) => void }>(() =>
  import('./repeat-editor').then((m) => m.RepeatEditor),
);

const REPEAT_WORDS: Readonly<Record<RepeatChoice, string>> = {
  none: 'Does not repeat',
  daily: 'Every day',
  weekdays: 'Every weekday, Monday to Friday',
  weekly: 'Every week',
  monthly: 'Every month',
  yearly: 'Every year',
  custom: 'Custom: choose days and an end',
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
  const { startDay, startTime, endDay, endTime, allDay, repeat, rule } = form;
  const length = useRef<number | null>(null);
  useEffect(() => {
    length.current = lengthOfForm(form) ?? length.current;
  }, [form]);
  const startMoved = (start: Partial<Pick<CalendarDraft, 'startDay' | 'startTime'>>) =>
    onChange(withStart(form, start, length.current));
  const repeated = (choice: RepeatChoice) =>
    onChange({ repeat: choice, rule: choice === 'custom' ? ruleFor(form) || 'FREQ=WEEKLY' : '' });
  const kept = useRef(repeat === 'kept');
  const choices = [...REPEATS, 'custom' as const, ...(kept.current ? ['kept' as const] : [])];
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label="Starts on"
          type="date"
          max="9999-12-31"
          value={startDay}
          onChange={(event) => startMoved({ startDay: event.target.value })}
        />
        {allDay ? (
          <span />
        ) : (
          <TextField
            label="Starts at"
            type="time"
            value={startTime}
            onChange={(event) => startMoved({ startTime: event.target.value })}
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
        <SelectField label="Repeats" value={repeat} onChange={(event) => repeated(event.target.value as RepeatChoice)}>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {REPEAT_WORDS[choice]}
            </option>
          ))}
        </SelectField>
      ) : null}
      {repeats && repeat === 'custom' ? (
        <Overlay resetKey="custom">
          <RepeatEditor rule={rule} startDay={startDay} onChange={(next) => onChange({ rule: next })} />
        </Overlay>
      ) : null}
      {error ? (
        <p role="alert" className="text-sm text-danger-ink">
          {error}
        </p>
      ) : null}
    </div>
  );
}
