import { useMemo, useState } from 'react';
import { readTimeLimit } from '../../domain/plans/time-limit';
import { TextField } from '../../ui/field';
import { Notice } from '../../ui/notice';
import { localToday, type Wizard } from './use-roadmap-wizard';
import { TIME_PROBLEMS } from './wizard-words';

/** The time limit in free words, how it is understood, and the two figures that can be corrected. */
export function TimeStep({ wizard: { snapshot, send } }: { wizard: Wizard }) {
  const { time, correction } = snapshot.context.form;
  const today = localToday();
  const limit = useMemo(() => readTimeLimit(time, today, correction), [time, today, correction]);
  const [hours, setHours] = useState<string | null>(null);
  const { budget } = limit;
  const written = time.trim() !== '';
  const figure = Number(hours);
  const refused = hours !== null && !(hours.trim() !== '' && figure > 0 && figure <= 112);
  return (
    <div className="grid gap-5">
      <TextField
        label="How long do you have?"
        data-autofocus
        autoComplete="off"
        value={time}
        onChange={(event) => {
          setHours(null);
          send({ type: 'time.written', text: event.target.value });
        }}
        help="In your own words: “6 weeks”, “40 hours”, “2 hours a day until June”, “by 1 March”."
      />
      {written ? (
        <>
          <Notice
            tone={limit.kind === 'understood' ? 'info' : 'warning'}
            title={limit.kind === 'understood' ? 'Understood' : (TIME_PROBLEMS[limit.problem] ?? 'Not understood')}
            role="status"
          >
            {limit.kind === 'understood' ? (
              <>
                <p>{limit.words}</p>
                {limit.assumptions.map((assumption) => (
                  <p key={assumption} className="mt-1 text-ink-soft">
                    {assumption}
                  </p>
                ))}
              </>
            ) : (
              <>
                <p>{limit.words}</p>
                <p className="mt-1 text-ink-soft">{limit.instead}</p>
              </>
            )}
          </Notice>
          <fieldset>
            <legend className="mb-2 text-sm font-medium">Not quite? Correct it here.</legend>
            <div className="grid gap-4 sm:grid-cols-2">
              <TextField
                label="Hours a week"
                type="number"
                inputMode="decimal"
                min={0.5}
                max={112}
                step={0.5}
                value={hours ?? String(budget.hoursPerWeek)}
                error={refused ? 'Enter a number from 0.5 to 112.' : null}
                onChange={(event) => {
                  const text = event.target.value;
                  setHours(text);
                  const value = Number(text);
                  if (text.trim() !== '' && value > 0 && value <= 112)
                    send({ type: 'time.corrected', correction: { ...correction, hoursPerWeek: value } });
                }}
              />
              <TextField
                label="Done by"
                type="date"
                min={today}
                value={correction.end ?? budget.end}
                onChange={(event) =>
                  send({ type: 'time.corrected', correction: { ...correction, end: event.target.value || null } })
                }
              />
            </div>
          </fieldset>
        </>
      ) : null}
    </div>
  );
}
