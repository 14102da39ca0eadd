import ways from 'content:ways';
import { matrix } from '../domain/evidence/matrix';
import { factsFor } from '../features/jobs/facts';
import type { EvidenceOf } from './hooks';

/** The matrix of a job for a screen outside the jobs. */
export const evidenceOf: EvidenceOf = async (state, job) =>
  matrix(job, factsFor(ways, job.posting, new Date().toISOString())(state));
