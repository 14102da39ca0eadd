import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { useAppSelector } from '../../app/hooks';
import { reminderWords } from '../../domain/calendar/reminder-words';
import {
  type EventDetails,
  LONGEST_PLACE,
  LONGEST_TEXT,
  MOST_REMINDERS,
  OWN_CALENDAR,
} from '../../domain/calendar/types';
import { COLOURS, colourWords } from '../../domain/colours/names';
import { passedReminders, passedWords } from '../../domain/reminders/passed';
import { SelectField, TextArea, TextField } from '../../ui/field';
import { selectCalendars } from './selectors';

/** Minutes before the start that one can choose; a file may bring others. */
const CHOICES = [0, 5, 10, 15, 30, 60, 120, 1440, 2880, 10_080];

/** The fields of what an event holds beside its words and times. */
export function EventDetailsFields({
  details,
  starts,
  onChange,
}: {
  details: EventDetails;
  /** When it begins, an instant; NaN for a series or while the form has no day. */
  starts: number;
  onChange: (details: EventDetails) => void;
}) {
  const { place, notes, reminders, calendarId, colour } = details;
  const calendars = useAppSelector(selectCalendars);
  const put = (change: Partial<EventDetails>) => onChange({ ...details, ...change });
  const own = Object.values(calendars).filter(({ id }) => id !== OWN_CALENDAR);
  const passed = passedWords(passedReminders(starts, reminders, Date.now()).map(reminderWords));
  const followed = (calendars[calendarId]?.address ?? '') !== '';
  return (
    <div className="grid gap-3">
      <TextField
        label="Place"
        value={place}
        dir="auto"
        maxLength={LONGEST_PLACE}
        onChange={(event) => put({ place: event.target.value })}
      />
      <TextArea
        label="Notes"
        help="Markdown is set. A link to a meeting becomes a button."
        value={notes}
        dir="auto"
        maxLength={LONGEST_TEXT}
        onChange={(event) => put({ notes: event.target.value })}
      />
      <div className="grid gap-2">
        <SelectField
          label="Remind me"
          value=""
          disabled={reminders.length >= MOST_REMINDERS}
          onChange={(event) => {
            const all = new Set([...reminders, Number(event.target.value)]);
            put({ reminders: [...all].sort((a, b) => a - b) });
          }}
        >
          <option value="">{reminders.length === 0 ? 'Choose when' : 'Add another'}</option>
          {CHOICES.filter((minutes) => !reminders.includes(minutes)).map((minutes) => (
            <option key={minutes} value={minutes}>
              {reminderWords(minutes)}
            </option>
          ))}
        </SelectField>
        {reminders.length > 0 ? (
          <ul aria-label="Reminders" className="flex flex-wrap gap-2">
            {reminders.map((minutes) => (
              <li
                key={minutes}
                className="inline-flex items-center gap-1 rounded-chip border border-line bg-sunken ps-2.5 text-sm text-ink-soft"
              >
                {reminderWords(minutes)}
                <button
                  type="button"
                  aria-label={`Remove the reminder ${reminderWords(minutes)}`}
                  className="grid size-8 place-items-center rounded-chip hover:text-ink pointer-coarse:size-11"
                  onClick={() => put({ reminders: reminders.filter((one) => one !== minutes) })}
                >
                  <X aria-hidden="true" className="size-3.5" />
                </button>
              </li>
            ))}
          </ul>
        ) : null}
        {passed ? (
          <p role="status" className="text-sm text-warning-ink">
            {passed}
          </p>
        ) : null}
      </div>
      {own.length > 0 ? (
        <SelectField
          label="Calendar"
          value={calendarId}
          disabled={followed}
          help={followed ? 'It is read from an address: the next refresh takes changes here back.' : undefined}
          onChange={(event) => put({ calendarId: event.target.value })}
        >
          <option value="">{calendars[OWN_CALENDAR]?.name ?? 'Your calendar'}</option>
          {own
            .filter(({ id, address }) => address === '' || id === calendarId)
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
        </SelectField>
      ) : null}
      <ColourChoice legend="Colour" colour={colour} none="As its calendar" onChange={(next) => put({ colour: next })} />
    </div>
  );
}

/** One of the ten colours, or none: a row of named dots. */
export function ColourChoice({
  legend,
  colour,
  none,
  onChange,
}: {
  legend: string;
  colour: EventDetails['colour'];
  none: string;
  onChange: (colour: EventDetails['colour']) => void;
}) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{legend}</legend>
      <div className="flex flex-wrap gap-1">
        {(['', ...COLOURS] as const).map((choice) => (
          <button
            key={choice}
            type="button"
            aria-pressed={choice === colour}
            aria-label={choice === '' ? none : colourWords(choice)}
            title={choice === '' ? none : colourWords(choice)}
            onClick={() => onChange(choice)}
            className={clsx(
              'grid size-8 place-items-center rounded-full border-2 pointer-coarse:size-11',
              choice === colour ? 'border-ink' : 'border-transparent hover:border-line-strong',
            )}
          >
            <span
              aria-hidden="true"
              data-colour={choice || undefined}
              className={clsx(
                'colour-dot size-5 rounded-full',
                choice === '' && 'border-2 border-dashed border-line-strong',
              )}
            />
          </button>
        ))}
      </div>
    </fieldset>
  );
}
