import { useEffect, useEffectEvent, useId, useMemo, useState } from 'react';
import { useAppSelector } from '../../app/hooks';
import { fits } from '../../domain/catalogue/find';
import type { RoadmapForm } from '../../domain/plans/types';
import type { TrackProgress } from '../../domain/track-progress/types';
import { CheckboxField, TextField } from '../../ui/field';
import { selectTrackProgress } from '../roadmap/selectors';
import { type AskedTopic, topicsOf } from './topic-reader';

/** More topics than this can be searched. */
const SEARCHED = 8;

/** The topics of the wish, to say which are known; those marked done elsewhere are ticked to begin with. */
export function KnownTopics({ form, onMark }: { form: RoadmapForm; onMark: (known: readonly string[]) => void }) {
  const { topic, level, depth, known } = form;
  const topics = useMemo(() => topicsOf({ topic, level, depth }), [topic, level, depth]);
  const progress = useAppSelector(selectTrackProgress);
  const [query, setQuery] = useState('');
  const hint = useId();
  const begin = useEffectEvent(() => {
    if (topics.some(({ id }) => known.includes(id))) return;
    const done = topics.filter((one) => isDone(one, progress)).map(({ id }) => id);
    if (done.length > 0) onMark([...known, ...done]);
  });
  useEffect(() => begin(), []);
  if (topics.length === 0) return null;
  const shown = topics.filter(({ name, course }) => fits(query, [name, course]));
  const ticked = topics.filter(({ id, said }) => said || known.includes(id)).length;
  return (
    <fieldset aria-describedby={hint} className="mt-6">
      <legend className="text-sm font-medium">I already know…</legend>
      <p id={hint} role="status" className="mb-3 text-sm text-ink-soft">
        {ticked === 0
          ? 'Tick what you know: it becomes a short review, and its time goes to the rest.'
          : `${ticked} of ${topics.length} ${ticked === 1 ? 'becomes a short review' : 'become short reviews'}; the time goes to the rest.`}
      </p>
      {topics.length > SEARCHED ? (
        <TextField
          label="Find a topic"
          type="search"
          autoComplete="off"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          // Enter in a search box would go on to the next step.
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault();
          }}
          className="mb-3"
        />
      ) : null}
      <div className="grid max-h-80 gap-2.5 overflow-y-auto rounded-control border border-line p-3 sm:grid-cols-2">
        {shown.map(({ id, name, course, said }) => (
          <CheckboxField
            key={id}
            label={name}
            help={said ? 'You wrote so.' : course}
            checked={said || known.includes(id)}
            disabled={said}
            onChange={({ target }) => onMark(target.checked ? [...known, id] : known.filter((one) => one !== id))}
          />
        ))}
        {shown.length === 0 ? <p className="text-sm text-ink-soft">No topic of this plan has that name.</p> : null}
      </div>
    </fieldset>
  );
}

/** Whether the learner marked all of it as done, in tracks or subjects. */
const isDone = ({ marks }: AskedTopic, progress: Readonly<Record<string, TrackProgress>>): boolean =>
  marks.length > 0 &&
  marks.every((id) => {
    const course = progress[id.split('/')[0] ?? ''];
    return course?.topics[id]?.status === 'done';
  });
