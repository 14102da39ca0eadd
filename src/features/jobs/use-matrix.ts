import ways from 'content:ways';
import { useMemo, useState } from 'react';
import { useAppSelector } from '../../app/hooks';
import { matrix } from '../../domain/evidence/matrix';
import type { Matrix } from '../../domain/evidence/types';
import type { Job } from '../../domain/jobs/job-types';
import { factsFor } from './facts';

/** The matrix of a job, as the state is now. */
export function useMatrix(job: Job): Matrix {
  const [now] = useState(() => new Date().toISOString());
  const select = useMemo(() => factsFor(ways, job.posting, now), [job.posting, now]);
  const facts = useAppSelector(select);
  return useMemo(() => matrix(job, facts), [job, facts]);
}
