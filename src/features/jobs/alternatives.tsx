import { X } from 'lucide-react';
import { useAppDispatch } from '../../app/hooks';
import type { Job, Requirement } from '../../domain/jobs/job-types';
import { Button } from '../../ui/button';
import { useToast } from '../../ui/toast';
import { jobAlternativesSplit, jobNeedSet, jobRestored } from './jobs-slice';

/** The alternatives of which one is enough. Where the posting was read wrongly, one is taken out, or each is asked for. */
export function Alternatives({ job, group, members }: { job: Job; group: string; members: readonly Requirement[] }) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const splitUp = () => {
    dispatch(jobAlternativesSplit({ id: job.id, group }));
    toast({
      text: 'Each of them is a requirement now.',
      action: { label: 'Undo', run: () => dispatch(jobRestored({ job, current: false })) },
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
