import { loaders } from 'content:tracks/pages';
import type { TrackPage } from '../../domain/catalogue/types';
import { keptPromises } from '../../ui/kept-promises';

/** What a track's own page shows, the same promise for all callers. */
export const trackPageOf = keptPromises<TrackPage>(async (id) => {
  const load = loaders[id];
  if (!load) throw new RangeError(`No track has the id "${id}".`);
  return (await load()).default;
});
