import { useDeferredValue } from 'react';
import { listed } from '../../domain/plans/counted';
import { Button } from '../../ui/button';
import { readTopic } from './topic-reader';

/** What a wish is understood as while it is written; a doubtful reading is asked. */
export function TopicReading({ text, onWrite }: { text: string; onWrite: (text: string) => void }) {
  const read = useDeferredValue(text);
  const { known, unknown, misspelt } = readTopic(read);
  return (
    <div role="status" className="mt-3 grid justify-items-start gap-2 text-sm">
      {misspelt.map(({ said, meant }) => (
        <p key={said}>
          Did you mean{' '}
          <Button size="sm" onClick={() => onWrite(read.replace(said, meant))}>
            {meant}
          </Button>
          ? “{said}” is read as that.
        </p>
      ))}
      {known.length > 0 ? (
        <p className="text-ink-soft">
          In the catalogue: <span className="font-medium text-ink">{listed(known)}</span>.
        </p>
      ) : null}
      {unknown.length > 0 ? (
        <p className="text-ink-soft">
          Not in the catalogue: <span className="font-medium text-ink">{listed(unknown)}</span>. For that the built-in
          planner has a general plan in your own words; a model may know more.
        </p>
      ) : null}
    </div>
  );
}
