import { requirementsOf } from '../../../src/domain/jobs/job-reading';
import type { Job } from '../../../src/domain/jobs/job-types';
import { readJob } from '../../../src/domain/jobs/read-job';

export const POSTING = `Backend Developer
Company: Acme
Location: Berlin

Requirements
- Docker and Kubernetes
- PostgreSQL

Nice to have
- Redis`;

/** A job with what the given posting asks for. */
export const jobWith = (changes: Partial<Job> = {}): Job => ({
  id: 'job-1',
  title: 'Backend Developer',
  company: 'Acme',
  link: '',
  place: 'Berlin',
  posting: changes.posting ?? POSTING,
  status: 'saved',
  history: [{ status: 'saved', at: '2026-11-20T10:00:00.000Z' }],
  deadline: null,
  interviews: [],
  contacts: [],
  notes: '',
  sent: null,
  requirements: requirementsOf(readJob(changes.posting ?? POSTING)),
  createdAt: '2026-11-20T10:00:00.000Z',
  ...changes,
});
