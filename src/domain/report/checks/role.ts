import { questionsOf, readingsOfJobs } from '../../resume/date-questions';
import type { DateSpan, Month, ResumeFacts } from '../../resume/facts';
import { titleWords } from '../../resume/job-titles';
import { countedSpan, monthsCovered, spokenMonths } from '../../resume/months';
import { result } from '../rubric';
import type { CheckResult } from '../types';
import { asking, listed, quoted, quoteFound, quoteJob, quoteLine } from '../words';
import { type CheckContext, datedJobs, jobsOf } from './context';

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

function title({ facts, job }: CheckContext): CheckResult {
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
  const ranked = facts.titles
    .map((found) => {
      const words = new Set(titleWords(found.value));
      const absent = wanted.filter((word) => !words.has(word));
      return { found, absent, share: 1 - absent.length / wanted.length };
    })
    .sort((a, b) => b.share - a.share);
  const best = ranked[0];
  if (!best || best.share === 0)
    return result('role-title', {
      share: 0,
      says: best
        ? `None of your titles shares a word with ${quoted(job.title.text)}; the nearest to the top is ${quoted(best.found.value)}.`
        : `No line under Experience or below your name reads like a job title, so none could be compared with ${quoted(job.title.text)}.`,
      advice: `If it is true of you, put the kind of work you do below your name in the words of the job description.`,
      evidence: [...(best ? quoteFound(best.found) : []), asked],
    });
  const whole = best.share === 1;
  return result('role-title', {
    share: whole ? 1 : best.share >= 0.5 ? 0.5 : 0.25,
    says: whole
      ? `Your title ${quoted(best.found.value)} is for the kind of work that ${quoted(job.title.text)} asks for. Rank was left out.`
      : `Your title ${quoted(best.found.value)} is near ${quoted(job.title.text)}, but does not say ${listed(best.absent.map((word) => quoted(word)))}.`,
    advice: 'If it is true of you, put the kind of work you do below your name in the words of the job description.',
    evidence: [...quoteFound(best.found), asked],
  });
}

function years(context: CheckContext): CheckResult {
  const { facts, job, asOf } = context;
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
  const questions = questionsOf(facts);
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
  const read = monthsRead(facts, asOf);
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
  return result('role-years', {
    share: least >= wanted ? 1 : least / wanted,
    says: `${questions.length === 0 ? 'Your dated jobs add up to' : 'Whichever way your dates are read, your jobs come to'} ${sum}${estimated}; the job asks for ${spokenMonths(wanted)}.`,
    advice:
      'Check that every job and internship has its dates. Many employers take the years as a wish: weigh whether your strongest project makes up for them.',
    evidence: [...evidenceOf(context), asked],
  });
}

const evidenceOf = (context: CheckContext) =>
  datedJobs(context)
    .flatMap(({ dates, dateLine }) => (dates && dateLine ? [quoteLine(dateLine, dates.text)] : []))
    .slice(0, 11);
