import type { Found, ResumeEntry, ResumeFacts } from '../../resume/facts';
import { titleWords } from '../../resume/job-titles';
import { findSkills } from '../../skills/find-skills';
import { impliedBy } from '../../skills/implied';
import { askedSkills } from '../asked-skills';
import type { CheckContext } from './context';
import { fieldOfTitle, tellingTitles } from './title-match';

export interface RelatedJobs {
  /** The resume without the dates of jobs in other fields. */
  readonly related: ResumeFacts;
  /** Titles of the dated jobs that were left out. */
  readonly others: readonly string[];
  /** The same without the dates of jobs whose field cannot be known: no title that names one, no must named. */
  readonly sure: ResumeFacts;
  readonly unknown: number;
  /** Titles of jobs in other fields that count all the same, as their lines name the skills that are asked for. */
  readonly bySkills: readonly Found[];
}

/** A job of another field, by its title, counts when it names this share of the musts, and at least two. */
const SHARED = 0.5;
const LEAST_SHARED = 2;

/** Which jobs bear on the years that are asked for: by title, or by the skills that they name. */
export function relatedJobs({ facts, job, skills }: Pick<CheckContext, 'facts' | 'job' | 'skills'>): RelatedJobs {
  const wanted = job.title ? titleWords(job.title.text) : [];
  if (wanted.length === 0) return { related: facts, sure: facts, others: [], unknown: 0, bySkills: [] };
  const asked = askedSkills(skills);
  const musts = asked.filter(({ need }) => need === 'must');
  const first = (musts.length > 0 ? musts : asked).map(({ rows }) => rows.map(({ skill }) => skill));
  const shared = (entry: ResumeEntry) => {
    const lines = [...entry.head.map(({ text }) => text), ...entry.bullets.map((at) => facts.bullets[at]?.text ?? '')];
    const named = new Set(findSkills(lines).flatMap(({ skill }) => [skill, ...impliedBy(skill)]));
    return first.filter((group) => group.some((skill) => named.has(skill))).length;
  };
  const others: string[] = [];
  const bySkills: Found[] = [];
  const telling = tellingTitles(facts.titles);
  const unknown = new Set<ResumeEntry>();
  const entries = facts.entries.map((entry) => {
    if (entry.section !== 'experience' || !entry.dates) return entry;
    const field = entry.title ? fieldOfTitle(entry.title.value, wanted, telling) : 'unknown';
    if (field === 'unknown' && shared(entry) === 0) unknown.add(entry);
    if (field !== 'other' || !entry.title) return entry;
    if (shared(entry) >= Math.max(LEAST_SHARED, first.length * SHARED)) {
      bySkills.push(entry.title);
      return entry;
    }
    others.push(entry.title.value);
    return undated(entry);
  });
  return {
    related: { ...facts, entries },
    sure: { ...facts, entries: entries.map((entry) => (unknown.has(entry) ? undated(entry) : entry)) },
    others,
    unknown: unknown.size,
    bySkills,
  };
}

const undated = (entry: ResumeEntry): ResumeEntry => ({ ...entry, dates: null, doubt: null });
