import { useMemo } from 'react';
import { readJob } from '../../domain/jobs/read-job';

/** What a posting says of how one works. Nobody has a gap of these, so they have no marks and are not counted. */
export function WaysOfWorking({ posting }: { posting: string }) {
  const ways = useMemo(() => readJob(posting).ways.map(({ words }) => words), [posting]);
  if (ways.length === 0) return null;
  return (
    <section aria-label="Ways of working" className="mt-4 text-sm text-ink-soft">
      <h3 className="font-medium">Ways of working</h3>
      <p className="wrap-anywhere">{ways.join(', ')}. They are no gaps: show them in how you tell what you did.</p>
    </section>
  );
}
