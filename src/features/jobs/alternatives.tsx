import { X } from 'lucide-react';
import { useAppDispatch } from '../../app/hooks';
import { splitGroups } from '../../domain/jobs/asked-for';
import type { Job, Requirement } from '../../domain/jobs/job-types';
import { Button } from '../../ui/button';
import { useToast } from '../../ui/toast';
import { jobAlternativesRejoined, jobAlternativesSplit, jobNeedSet, jobRequirementsRestored } from './jobs-slice';

/** The alternatives of which one is enough. Where the posting was read wrongly, one is taken out, or each is asked for. */
export function Alternatives({ job, group, members }: { job: Job; group: string; members: readonly Requirement[] }) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const splitUp = () => {
    dispatch(jobAlternativesSplit({ id: job.id, group }));
    toast({
      text: 'Each of them is a requirement now.',
      action: { label: 'Undo', run: () => dispatch(jobRequirementsRestored({ id: job.id, requirements: members })) },
    });
  };
  return (
    <ul aria-label="Alternatives" className="-ml-2 flex flex-wrap items-center gap-x-1 text-sm">
      {members.map(({ id, words }) => (
        <li key={id}>
          <Button
            size="sm"
            look="quiet"
            aria-label={`Take ${words} out`}
            onClick={() => dispatch(jobNeedSet({ id: job.id, requirement: id, need: 'not-asked' }))}
          >
            {words} <X aria-hidden="true" />
          </Button>
        </li>
      ))}
      <li>
        <Button size="sm" look="quiet" onClick={splitUp}>
          Ask for each of them
        </Button>
      </li>
    </ul>
  );
}

/** Alternatives of which the learner asked for each, with the way back. */
export function Rejoin({ job }: { job: Job }) {
  const dispatch = useAppDispatch();
  return [...splitGroups(job.requirements)].map(([group, members]) => {
    const names = members.map(({ words }) => words).join(', ');
    return (
      <p key={group} className="mt-4 flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
        <span className="wrap-anywhere">{names}: alternatives in the posting, each asked for here.</span>
        <Button
          size="sm"
          look="quiet"
          aria-label={`Count ${names} once again`}
          onClick={() => dispatch(jobAlternativesRejoined({ id: job.id, group }))}
        >
          Count them once again
        </Button>
      </p>
    );
  });
}
