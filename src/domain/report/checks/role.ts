import { questionsOf, readingsOfJobs } from '../../resume/date-questions';
import type { DateSpan, Month, ResumeFacts } from '../../resume/facts';
import { titleWords } from '../../resume/job-titles';
import { countedSpan, monthsCovered, spokenMonths } from '../../resume/months';
import { result } from '../rubric';
import type { CheckResult } from '../types';
import { asking, counted, listed, quoted, quoteFound, quoteJob, quoteLine } from '../words';
import { type CheckContext, datedJobs, jobsOf } from './context';
import { relatedJobs } from './related-jobs';
import { titleMatch } from './title-match';

/** The checks of the area "role". */
export function roleChecks(context: CheckContext): CheckResult[] {
  return [title(context), years(context)];
}

/**
 * Months in dated jobs, overlaps counted once; null when no job has readable dates, or when they can be read in ways
 * that differ. A single date counts one month.
 */
export function monthsWorked(facts: ResumeFacts, asOf: Month): number | null {
  if (datedJobs({ facts }).length === 0) return null;
  const [first, ...others] = monthsRead(facts, asOf);
  return first !== undefined && others.every((months) => months === first) ? first : null;
}

/** The months that each reading of the dates comes to, the likeliest first. */
const monthsRead = (facts: ResumeFacts, asOf: Month) =>
  readingsOfJobs(facts).map((spans) => monthsCovered(spans.flatMap((span) => monthsOf(span, asOf))));

function monthsOf(dates: DateSpan, asOf: Month) {
  const span = countedSpan(dates, asOf);
  if (!span) return [];
  return [dates.single ? { from: span.from, to: span.from } : span];
}

function title(context: CheckContext): CheckResult {
  const { facts, job } = context;
  if (!job.title)
    return result('role-title', {
      share: null,
      says: 'No line of the job description reads like the title of the job.',
    });
  const wanted = titleWords(job.title.text);
  const asked = quoteJob(job.lines, job.title.line, job.title.text);
  if (wanted.length === 0)
    return result('role-title', {
      share: null,
      says: `The title ${quoted(job.title.text)} says nothing about the kind of work.`,
    });
  const match = titleMatch(facts, job);
  const [bySkills] = relatedJobs(context).bySkills;
  if (match?.field === 'other' && bySkills)
    return result('role-title', {
      share: 0.25,
      says: `None of your titles is in the field of ${quoted(job.title.text)}, but your job as ${quoted(bySkills.value)} names the skills that it asks for.`,
      advice: `If it is true of you, put the kind of work you do below your name in the words of the job description.`,
      evidence: [...quoteFound(bySkills), asked],
    });
  if (!match || match.field === 'other')
    return result('role-title', {
      share: 0,
      says: match
        ? `None of your titles is in the field of ${quoted(job.title.text)}; the nearest to the top is ${quoted(match.best.value)}.`
        : `No line under Experience or below your name reads like a job title, so none could be compared with ${quoted(job.title.text)}.`,
      advice: `If it is true of you, put the kind of work you do below your name in the words of the job description.`,
      evidence: [...(match ? quoteFound(match.best) : []), asked],
    });
  const { best, field, absent } = match;
  return result('role-title', {
    share: field === 'same' ? 1 : field === 'near' ? 0.5 : 0.25,
    says:
      field === 'same'
        ? `Your title ${quoted(best.value)} is for the kind of work that ${quoted(job.title.text)} asks for. Rank was left out.`
        : field === 'near'
          ? `Your title ${quoted(best.value)} is near ${quoted(job.title.text)}, but does not say ${listed(absent.map((word) => quoted(word)))}.`
          : `Your title ${quoted(best.value)} names no field that could be held against ${quoted(job.title.text)}.`,
    advice: 'If it is true of you, put the kind of work you do below your name in the words of the job description.',
    evidence: [...quoteFound(best), asked],
  });
}

const reached = (read: readonly number[], wanted: number) => Math.min(wanted, ...read);

function years(context: CheckContext): CheckResult {
  const { job, asOf } = context;
  if (!job.years)
    return result('role-years', { share: null, says: 'The job description names no years of experience.' });
  const asked = quoteJob(job.lines, job.years.line, job.years.text);
  const wanted = job.years.min * 12;
  if (wanted <= 0)
    return result('role-years', {
      share: 1,
      says: 'The job description asks for no earlier experience.',
      evidence: [asked],
    });
  const { related, sure, others, unknown } = relatedJobs(context);
  const questions = questionsOf(related);
  const dated = datedJobs(context);
  if (dated.length + questions.length === 0) {
    if (jobsOf(context).length > 0)
      return result('role-years', {
        share: null,
        says: 'No job has dates that could be read, so years could not be counted.',
      });
    return result('role-years', {
      share: 0,
      says: `The job asks for ${spokenMonths(wanted)}. No dated job was found under an Experience heading.`,
      advice: 'If you have held jobs, freelance work or internships, put them under “Experience” with their dates.',
      evidence: [asked],
    });
  }
  if (others.length > 0 && datedJobs({ facts: related }).length === 0)
    return result('role-years', {
      share: 0,
      says: `None of your dated jobs is in the field of this one, by title or by skills, so none of their years counts; the job asks for ${spokenMonths(wanted)}.`,
      advice: 'If one of these jobs was in the field, say so in its title or name the skills that you used there.',
      evidence: [...evidenceOf(context), asked],
    });
  const read = monthsRead(related, asOf);
  if (unknown > 0 && reached(read, wanted) !== reached(monthsRead(sure, asOf), wanted))
    return result('role-years', {
      share: null,
      says: `${counted(unknown, 'job has', 'jobs have')} no title that names a field and no skill of this job, so the years in its field are not known and were not judged.`,
      evidence: [...evidenceOf(context), asked],
    });
  const [least, most] = [Math.min(...read), Math.max(...read)];
  if (Math.min(least, wanted) !== Math.min(most, wanted))
    return result('role-years', {
      share: null,
      says: `Your dates can be read as ${spokenMonths(least)} or as up to ${spokenMonths(most)}, and the job asks for ${spokenMonths(wanted)}, so the years were not judged. ${asking(questions)}`,
      evidence: [...evidenceOf(context), asked],
    });
  const estimated = dated.some(({ dates }) => dates?.precision === 'year')
    ? ' (estimated, as some dates name no month)'
    : '';
  const sum = least === most ? spokenMonths(least) : `${spokenMonths(least)} or more`;
  const left =
    others.length > 0
      ? [`Not counted, as neither title nor skills are of this field: ${listed(others.map((name) => quoted(name)))}.`]
      : [];
  return result('role-years', {
    share: least >= wanted ? 1 : least / wanted,
    says: [
      `${questions.length === 0 ? (others.length > 0 ? 'Your dated jobs in this field add up to' : 'Your dated jobs add up to') : 'Whichever way your dates are read, your jobs come to'} ${sum}${estimated}; the job asks for ${spokenMonths(wanted)}.`,
      ...left,
    ].join(' '),
    advice:
      'Check that every job and internship has its dates. Many employers take the years as a wish: weigh whether your strongest project makes up for them.',
    evidence: [...evidenceOf(context), asked],
  });
}

const evidenceOf = (context: CheckContext) =>
  datedJobs(context)
    .flatMap(({ dates, dateLine }) => (dates && dateLine ? [quoteLine(dateLine, dates.text)] : []))
    .slice(0, 11);
