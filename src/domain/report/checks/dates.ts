import { questionsOf, readingsOfJobs, spansOfJobs } from '../../resume/date-questions';
import type { DateSpan, ResumeEntry, TextLine } from '../../resume/facts';
import {
  gapsOver,
  isReversed,
  type MonthSpan,
  monthIndex,
  monthName,
  spokenMonth,
  spokenMonths,
  widestSpan,
} from '../../resume/months';
import { result } from '../rubric';
import type { CheckResult, Evidence } from '../types';
import { asking, counted, listed, quoted, quoteLine } from '../words';
import { type CheckContext, datedJobs, jobsOf } from './context';

/** A gap between jobs is worth a word when it is longer than this many months. */
const GAP_MONTHS = 6;

/** The checks of the area "dates". They look at jobs only; a student without jobs has nothing to lose here. */
export function dateChecks(context: CheckContext): CheckResult[] {
  return [present(context), months(context), order(context), gaps(context)];
}

const dateOf = (entry: ResumeEntry): Evidence[] =>
  entry.dates && entry.dateLine ? [quoteLine(entry.dateLine, entry.dates.text)] : [];
const titleOf = (entry: ResumeEntry) => entry.title?.value ?? entry.head[0]?.text.trim() ?? 'a job';

function present(context: CheckContext): CheckResult {
  const jobs = jobsOf(context);
  if (jobs.length === 0)
    return result('dates-present', {
      share: null,
      says: 'No job was found under an Experience heading, so there are no dates to look for.',
    });
  const dated = datedJobs(context);
  const bare = jobs.filter((job) => !job.dates);
  if (bare.length === 0)
    return result('dates-present', {
      share: 1,
      says:
        jobs.length === 1
          ? 'Your job has dates.'
          : `${jobs.length === 2 ? 'Both' : `All ${jobs.length}`} jobs have dates.`,
      evidence: dated.flatMap(dateOf),
    });
  return result('dates-present', {
    share: dated.length / jobs.length,
    says:
      dated.length === 0
        ? 'No line under Experience reads like a date or a range of dates.'
        : `${counted(bare.length, 'entry', 'entries')} under Experience ${bare.length === 1 ? 'has' : 'have'} no date that could be read: ${listed(
            bare.map((job) => quoted(titleOf(job), 50)),
            3,
          )}.`,
    advice: 'Give every job a start and an end on the line of its title, such as “Mar 2021 – Jun 2023”.',
    evidence: bare.flatMap(({ head }) => (head[0] ? [quoteLine(head[0])] : [])),
  });
}

function months(context: CheckContext): CheckResult {
  const dated = datedJobs(context);
  if (dated.length === 0) return result('dates-months', { share: null, says: 'No job has a date that could be read.' });
  const yearly = dated.filter((job) => job.dates?.precision === 'year');
  if (yearly.length === 0)
    return result('dates-months', {
      share: 1,
      says: 'All dates of jobs name their months.',
      evidence: dated.flatMap(dateOf),
    });
  return result('dates-months', {
    share: 1 - yearly.length / dated.length,
    says: `${yearly.length} of ${counted(dated.length, 'job')} ${yearly.length === 1 ? 'names' : 'name'} years without months, so ${yearly.length === 1 ? 'its' : 'their'} length can only be estimated.`,
    advice: 'Add the months: “2019 – 2020” can mean two months or two years.',
    evidence: yearly.flatMap(dateOf),
  });
}

function order(context: CheckContext): CheckResult {
  const dated = datedJobs(context);
  const reversed = dated.filter((job) => job.dates && isReversed(job.dates));
  if (reversed.length > 0)
    return result('dates-order', {
      share: 0,
      says: `${counted(reversed.length, 'range')} of dates ends before it starts: ${listed(
        reversed.map((job) => quoted(job.dates?.text ?? '')),
        3,
      )}.`,
      advice: 'Correct the dates.',
      evidence: reversed.flatMap(dateOf),
    });
  if (dated.length < 2)
    return result('dates-order', {
      share: null,
      says: 'Fewer than two jobs have dates, so there is no order to check.',
    });
  const startOf = (job: ResumeEntry) => (job.dates ? monthIndex(job.dates.start) : 0);
  const late = dated.filter(
    (job, i) => i > 0 && startOf(job) > startOf(dated[i - 1] ?? job) && !ongoing(job, dated[i - 1]),
  );
  return result('dates-order', {
    share: late.length === 0 ? 1 : late.length === 1 ? 0.5 : 0,
    says:
      late.length === 0
        ? 'Jobs are listed newest first.'
        : `${counted(late.length, 'job')} ${late.length === 1 ? 'is' : 'are'} below an older one: ${listed(
            late.map((job) => quoted(job.dates?.text ?? '')),
            3,
          )}.`,
    advice: 'Put the newest job first.',
    evidence: (late.length === 0 ? dated : late).flatMap(dateOf),
  });
}

/** A job that is still held may stand above one that began later. */
const ongoing = (job: ResumeEntry, above: ResumeEntry | undefined) => above?.dates?.end === null && job.dates !== null;

const EXPLAINED =
  /career break|sabbatical|parental leave|maternity|paternity|family leave|gap year|caregiv|carer|military service|national service|health leave|time off|travell?ing/i;

/** The time between jobs that nothing accounts for, and the spans of the jobs, both at their widest. */
function gapsIn(context: CheckContext, jobs: readonly DateSpan[]) {
  const spansOf = (dates: readonly DateSpan[]) => dates.flatMap((range) => widestSpan(range, context.asOf) ?? []);
  const worked = spansOf(jobs);
  const first = Math.min(...worked.map(({ from }) => from));
  const last = Math.max(...worked.map(({ to }) => to));
  const others = context.facts.entries.flatMap(({ section, dates }) =>
    section !== 'experience' && dates ? [dates] : [],
  );
  const found = gapsOver([...worked, ...spansOf(others)], GAP_MONTHS).filter(
    ({ from, to }) => from > first && to < last,
  );
  return { worked, found };
}

/** Whether a gap begins or ends at dates that may be read in another way. */
function isBesideDoubt(gap: MonthSpan, context: CheckContext): boolean {
  const { sure } = spansOfJobs(context.facts);
  const spans = sure.flatMap((range) => widestSpan(range, context.asOf) ?? []);
  return !spans.some(({ to }) => to === gap.from - 1) || !spans.some(({ from }) => from === gap.to + 1);
}

function gaps(context: CheckContext): CheckResult {
  const dated = datedJobs(context);
  const readings = readingsOfJobs(context.facts).map((spans) => gapsIn(context, spans));
  const { worked, found } = readings[0] ?? gapsIn(context, []);
  const explained = context.facts.lines.filter((line) => EXPLAINED.test(line.text));
  const open = found.slice(explained.length);
  const questions = questionsOf(context.facts);
  const differ = readings.some((other) => Math.max(0, other.found.length - explained.length) !== open.length);
  if (questions.length > 0 && (differ || open.some((gap) => isBesideDoubt(gap, context))))
    return result('dates-gaps', {
      share: null,
      says: `Whether there is a gap between your jobs depends on how your dates are read. ${asking(questions)}`,
    });
  if (worked.length < 2)
    return result('dates-gaps', {
      share: null,
      says: 'Fewer than two jobs have dates, so there is nothing between them.',
    });
  if (found.length === 0)
    return result('dates-gaps', {
      share: 1,
      says: `There is no gap of more than ${GAP_MONTHS} months between your jobs. Studies and projects were counted as time accounted for.`,
      evidence: dated.flatMap(dateOf),
    });
  if (open.length === 0)
    return result('dates-gaps', {
      share: 1,
      says: `${gapList(found)} lies between your jobs, and your resume says why.`,
      evidence: explained.slice(0, found.length).map((line) => quoteLine(line)),
    });
  return result('dates-gaps', {
    share: open.length === 1 ? 0.5 : 0,
    says: `No line accounts for ${gapList(open)}.`,
    advice: 'One line is enough: studies, freelance work, a career break. You need not give private reasons.',
    evidence: open.flatMap((gap) => bounds(gap, dated)),
  });
}

function gapList(gaps: readonly MonthSpan[]): string {
  return listed(
    gaps.map(
      ({ from, to }) =>
        `${spokenMonths(to - from + 1)} from ${spokenMonth(monthName(from))} to ${spokenMonth(monthName(to))}`,
    ),
    3,
  );
}

/** The dates of the jobs on either side of a gap. */
function bounds(gap: MonthSpan, dated: readonly ResumeEntry[]): Evidence[] {
  const beside = dated.filter(({ dates }) => {
    if (!dates) return false;
    return monthIndex(dates.start) === gap.to + 1 || (dates.end !== null && monthIndex(dates.end) === gap.from - 1);
  });
  const seen = new Set<TextLine | null>();
  return beside.filter((job) => !seen.has(job.dateLine) && seen.add(job.dateLine)).flatMap(dateOf);
}
