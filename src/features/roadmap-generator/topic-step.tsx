import { useEffect, useEffectEvent, useState } from 'react';
import { useAppSelector } from '../../app/hooks';
import { paths } from '../../app/paths';
import { Button } from '../../ui/button';
import { useHere } from '../../ui/came-from';
import { TextField } from '../../ui/field';
import { lazyPart } from '../../ui/lazy-part';
import { Link } from '../../ui/link';
import { selectCurrentAsked } from '../jobs/selectors';
import type { Wizard } from './use-roadmap-wizard';

const TopicReading = lazyPart<{ text: string; onWrite: (text: string) => void }>(() =>
  import('./topic-reading').then((m) => m.TopicReading),
);

/** Skills of a job that one plan is about: more would be a topic each for a week. */
const PLANNED = 6;

/** What one wants to learn: until something is entered, what the current job asks for. */
export function TopicStep({ wizard: { snapshot, send } }: { wizard: Wizard }) {
  const { topic } = snapshot.context.form;
  const job = useAppSelector(selectCurrentAsked);
  const asked = job?.skills.slice(0, PLANNED).join(', ') ?? '';
  const write = (text: string) => send({ type: 'topic.written', text });
  // The current job is what one means until one says otherwise.
  const begin = useEffectEvent(() => {
    if (asked !== '' && topic === '') write(asked);
  });
  useEffect(() => begin(), []);
  // A wish can be written while the catalogue is not there yet, or cannot be fetched.
  const [reads, setReads] = useState(false);
  useEffect(() => void TopicReading.preload().then(setReads), []);
  return (
    <>
      <TextField
        label="What do you want to learn?"
        autoComplete="off"
        value={topic}
        onChange={(event) => write(event.target.value)}
        help="A field, a tool, or several: “Frontend”, “React”, “docker and kubernetes”, “machine learning for web developers”."
      />
      {reads && topic.trim() !== '' ? <TopicReading text={topic} onWrite={write} /> : null}
      {job ? <FromJob job={job} taken={topic === asked} onTake={() => write(asked)} /> : null}
    </>
  );
}

function FromJob({
  job: { id, name },
  taken,
  onTake,
}: {
  job: { readonly id: string; readonly name: string };
  taken: boolean;
  onTake: () => void;
}) {
  const state = useHere('the roadmap generator');
  if (!taken)
    return (
      <Button size="sm" className="mt-3 max-w-full" onClick={onTake}>
        <span className="truncate">Use what {name} asks for</span>
      </Button>
    );
  return (
    <p className="mt-3 text-sm text-ink-soft">
      From your current job,{' '}
      <Link className="underline" to={`${paths.jobs}/${id}`} state={state}>
        {name}
      </Link>
      . You can change it here.
    </p>
  );
}
