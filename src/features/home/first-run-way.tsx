import tracks from 'content:tracks/list';
import ways from 'content:ways';
import { type FormEvent, useDeferredValue, useMemo, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { type SuggestedTrack, suggestTrack } from '../../domain/plans/suggest-track';
import { Button } from '../../ui/button';
import { SelectField, TextField } from '../../ui/field';
import { counted } from '../../ui/format';
import { type StepProps, StepTitle } from './first-run-parts';
import { hoursAWeekSet, LEAST_HOURS, MOST_HOURS, trackChosen } from './home-slice';
import { looksLikePosting } from './looks-like-posting';
import { selectHomeSettings } from './selectors';

const taught = new Set(tracks.flatMap((track) => track.topics.map(({ id }) => id)));
const topics = ways.filter(({ kind, id }) => kind === 'topic' && taught.has(id));

/** The track that leads to what is wanted, and the hours a week for it, with what the two come to. */
export function WayStep({ moved, to }: StepProps) {
  const { wanted, track, hoursAWeek } = useAppSelector(selectHomeSettings);
  const dispatch = useAppDispatch();
  const text = useDeferredValue(wanted);
  const suggested = useMemo(() => suggestTrack(text, topics), [text]);
  const chosen = track ?? suggested?.id ?? '';
  const [typed, setTyped] = useState(hoursAWeek === null ? '' : String(hoursAWeek));
  const wrong = isWrong(typed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (wrong) return;
    if (track === null) dispatch(trackChosen(chosen));
    to('begin');
  };
  const type = (value: string) => {
    setTyped(value);
    if (!isWrong(value)) dispatch(hoursAWeekSet(value.trim() === '' ? null : Number(value)));
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <StepTitle moved={moved} title="How will you get there?">
        A track puts the topics of a field in an order to learn them in. You can change both answers whenever you like.
      </StepTitle>
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-[1.6fr_1fr]">
        <SelectField
          label="Track"
          help={chosen !== '' && chosen === suggested?.id ? reasonFor(suggested, wanted) : undefined}
          value={chosen}
          onChange={(event) => dispatch(trackChosen(event.target.value))}
        >
          <option value="">Not sure yet</option>
          {tracks.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Hours a week"
          inputMode="decimal"
          autoComplete="off"
          placeholder="6"
          value={typed}
          error={wrong ? `Enter ${LEAST_HOURS} to ${MOST_HOURS}, in steps of half an hour.` : null}
          onChange={(event) => type(event.target.value)}
        />
      </div>
      <p className="min-h-6 text-ink-soft" aria-live="polite">
        {comesTo(chosen, hoursAWeek)}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary">
          Continue
        </Button>
        <Button look="quiet" onClick={() => to('goal')}>
          Back
        </Button>
      </div>
    </form>
  );
}

function isWrong(typed: string): boolean {
  if (typed.trim() === '') return false;
  const hours = Number(typed);
  return !(hours >= LEAST_HOURS && hours <= MOST_HOURS && Number.isInteger(hours * 2));
}

function reasonFor({ taught, named }: SuggestedTrack, wanted: string): string {
  if (!looksLikePosting(wanted) || taught.length === 0) return 'Suggested by the role you named.';
  return `Suggested: it teaches ${taught.length} of the ${counted(named, 'skill')} that the posting names.`;
}

function comesTo(id: string, hoursAWeek: number | null): string {
  const track = tracks.find((one) => one.id === id);
  if (!track) return '';
  const hours = track.topics.reduce((sum, topic) => sum + topic.hours, 0);
  const size = `${track.title} has ${counted(track.topics.length, 'topic')}, about ${hours} hours for a beginner`;
  if (hoursAWeek === null) return `${size}.`;
  return `${size}: at ${counted(hoursAWeek, 'hour')} a week, about ${counted(Math.ceil(hours / hoursAWeek), 'week')}.`;
}
