import ways from 'content:ways';
import { offerOf } from '../../app/open-source';
import { paths } from '../../app/paths';
import type { Share } from '../../domain/evidence/types';
import { waysTo } from '../../domain/evidence/ways';
import type { Job } from '../../domain/jobs/job-types';
import { useHere } from '../../ui/came-from';
import { Link } from '../../ui/link';
import { useMatrix } from './use-matrix';

const SHOWN = 3;

/** "3 of 7 musts shown": always with its parts, never a bare percentage. */
export const shareWords = ({ shown, of }: Share, one: string, many: string): string =>
  of === 0 ? '' : `${shown} of ${of} ${of === 1 ? one : many} shown`;

/**
 * The largest gaps of a job, each with the first thing to do about it.
 * @param here what the screens that it leads to call the way back
 */
export function Gaps({ job, here }: { job: Job; here: string }) {
  const state = useHere(here);
  const { rows, musts } = useMatrix(job);
  const gaps = rows.filter(({ strength }) => strength === 'gap').slice(0, SHOWN);
  if (rows.length === 0) return <p className="text-sm text-ink-soft">No requirement was read in its posting.</p>;
  return (
    <>
      {musts.of > 0 ? <p className="font-medium">{shareWords(musts, 'must', 'musts')}</p> : null}
      {gaps.length === 0 ? (
        <p className="text-sm text-ink-soft">Nothing it asks for is without a mark of yours.</p>
      ) : (
        <ul aria-label="Largest gaps" className="grid gap-1.5">
          {gaps.map(({ requirement: { id, skill, words } }) => {
            const way = skill === null ? undefined : waysTo(skill, ways).find(({ kind }) => kind !== 'card');
            const offer = way && offerOf(way);
            return (
              <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
                <Link
                  to={`${paths.jobs}/${job.id}`}
                  state={state}
                  className="font-medium wrap-anywhere first-letter:uppercase hover:underline"
                >
                  {words}
                </Link>
                {offer ? (
                  <Link to={offer.to} state={state} className="text-primary-ink wrap-anywhere hover:underline">
                    {offer.verb}: {offer.name}
                  </Link>
                ) : null}
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
