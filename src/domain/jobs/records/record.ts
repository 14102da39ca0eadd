import { skillByName } from '../../skills/skills-data';
import { askedFor } from '../asked-for';
import { requirementsOf } from '../job-reading';
import { type Job, NEEDS, type Need, type Requirement } from '../job-types';
import { readJob } from '../read-job';
import { groupId } from '../requirements-of';
import type { JobRecord } from './types';

/** A job as a file has it. */
export function recordOf(job: Job): JobRecord {
  const of = (need: Need) =>
    need === 'not-asked'
      ? job.requirements.filter((one) => one.need === need).map(({ words }) => [words])
      : askedFor(job.requirements.filter((one) => one.need === need)).map(({ members }) =>
          members.map(({ words }) => words),
        );
  return {
    title: job.title,
    company: job.company,
    link: job.link,
    place: job.place,
    posting: job.posting,
    status: job.status,
    history: job.history,
    deadline: job.deadline,
    notes: job.notes,
    contacts: job.contacts.map(({ name, note }) => ({ name, note })),
    sent: job.sent,
    needs: { must: of('must'), nice: of('nice'), 'not-asked': of('not-asked') },
    addedAt: job.createdAt,
  };
}

/**
 * The job that a record becomes. Its posting is read: where the file has no requirements they are taken from it, where it
 * has some they get their lines from it.
 * @param newId an id for the job and each of its contacts @param now ISO date-time, for what the file does not date
 */
export function jobFrom(record: JobRecord, newId: (kind: 'job' | 'contact') => string, now: string): Job {
  const { needs, addedAt, contacts, history, status, ...rest } = record;
  const last = history.at(-1)?.status;
  return {
    ...rest,
    id: newId('job'),
    status,
    history: last === status ? history : [...history, { status, at: now }],
    interviews: [],
    contacts: contacts.map((contact) => ({ id: newId('contact'), ...contact })),
    requirements: requirementsFrom(needs, record.posting),
    createdAt: addedAt ?? now,
  };
}

function requirementsFrom(needs: JobRecord['needs'], posting: string): readonly Requirement[] {
  const read = requirementsOf(readJob(posting));
  if (needs === null) return read;
  const known = new Map(read.map((one) => [one.id, one]));
  const made = new Map<string, Requirement>();
  for (const need of NEEDS)
    for (const together of needs[need]) {
      const anyOf = together.length > 1 ? groupId(together.map((words) => skillByName(words)?.name ?? words)) : null;
      for (const words of together) {
        const skill = skillByName(words)?.name ?? null;
        const id = `skill-${(skill ?? words).toLowerCase()}`;
        const found = known.get(id);
        const quote = found?.quote ?? null;
        const touched = found?.need !== need || found.anyOf !== anyOf;
        if (!made.has(id)) made.set(id, { id, skill, words, need, anyOf, quote, touched });
      }
    }
  return [...made.values()];
}
