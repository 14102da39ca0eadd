import { Button } from './button';
import { ButtonLink } from './button-link';
import { Link } from './link';

/**
 * Below a field for a posting: where its text comes from, the posting of the current job at one press, and the way to keep
 * a text that was typed as a job.
 */
export function PostingSource({
  job,
  text,
  jobsPath,
  onTake,
}: {
  /** The current job; `null` for none. */
  job: { readonly id: string; readonly name: string; readonly posting: string } | null;
  text: string;
  jobsPath: string;
  onTake: (posting: string) => void;
}) {
  const own = job !== null && job.posting !== '' && text === job.posting;
  const offered = job !== null && job.posting !== '' && !own;
  const typed = text.trim() !== '' && !own;
  if (!own && !offered && !typed) return null;
  return (
    <div className="mt-2 flex flex-wrap items-center gap-2 text-sm">
      {own ? (
        <p className="text-ink-soft">
          From your current job,{' '}
          <Link className="underline" to={`${jobsPath}/${job.id}`}>
            {job.name}
          </Link>
          . You can change it here.
        </p>
      ) : null}
      {offered ? (
        <Button size="sm" className="max-w-full" onClick={() => onTake(job.posting)}>
          <span className="truncate">Use the posting of {job.name}</span>
        </Button>
      ) : null}
      {typed ? (
        <ButtonLink size="sm" look="quiet" to={jobsPath} state={{ posting: text }}>
          Keep this job
        </ButtonLink>
      ) : null}
    </div>
  );
}
