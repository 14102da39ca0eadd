import { BULLET_MARK } from './bullet-mark';
import { dayOrderOf } from './date-points';
import type { DateDoubt, DateSpan, DoubtReason, ResumeFacts, ResumeSection, SectionKind, TextLine } from './facts';
import { partsOf } from './head-parts';
import { isJobTitle } from './job-titles';
import { datesOfLines, textIn } from './line-dates';
import { spokenMonth } from './months';
import { countWords } from './text-lines';

/** A question about dates that can be read in more than one way. Plain JSON. */
export interface DateQuestion {
  readonly reason: DoubtReason;
  /** Where the dates are: 1-based page, 0-based line of that page, and the words, which are part of that line. */
  readonly page: number;
  readonly line: number;
  readonly quote: string;
  /** The title of the job, or its first line; null where the dates are alone. */
  readonly about: string | null;
  /** The question in words. */
  readonly asks: string;
  /** The answers, the likeliest first. */
  readonly readings: readonly DateReading[];
}

/** One answer: its words and the spans it makes count, none for "not the dates of a job". */
export interface DateReading {
  readonly says: string;
  readonly spans: readonly DateSpan[];
}

/** Uncertain dates with their place. */
interface Doubtful {
  readonly doubt: DateDoubt;
  readonly line: TextLine;
  readonly quote: string;
  readonly about: string | null;
}

/** Sections in which no job belongs: dates beside a title there may be a job whose heading is not known. */
const NO_JOBS: ReadonlySet<SectionKind> = new Set(['header', 'summary', 'skills', 'languages', 'interests', 'contact']);
/** A longer line is a sentence. */
const HEAD_WORDS = 14;

/** What has to be asked about the dates of a resume, in reading order. Pure; empty when all dates are sure. */
export function questionsOf(facts: ResumeFacts): DateQuestion[] {
  return doubtfulDates(facts).map(({ doubt, line, quote, about }) => ({
    reason: doubt.reason,
    page: line.page,
    line: line.line,
    quote,
    about,
    asks: asks(doubt, quote, about),
    readings: doubt.readings.map((spans) => ({ says: says(spans, doubt), spans })),
  }));
}

/** The dates of jobs that are sure, and for each uncertain one the spans that each reading makes count. */
export function spansOfJobs(facts: ResumeFacts): { sure: DateSpan[]; doubts: DateDoubt[] } {
  const sure = facts.entries.flatMap(({ section, dates, doubt }) =>
    section === 'experience' && dates && !doubt ? [dates] : [],
  );
  return { sure, doubts: doubtfulDates(facts).map(({ doubt }) => doubt) };
}

/** With more combinations than this only the fewest and the most months are looked at. */
const COMBINATIONS = 256;

/** Every set of spans that the dates of the jobs can mean, the likeliest first. */
export function readingsOfJobs(facts: ResumeFacts): DateSpan[][] {
  const { sure, doubts } = spansOfJobs(facts);
  const count = doubts.reduce((product, { readings }) => Math.min(product * readings.length, COMBINATIONS + 1), 1);
  if (count > COMBINATIONS)
    return [
      [...sure, ...doubts.flatMap(({ readings }) => readings[0] ?? [])],
      [...sure],
      [...sure, ...doubts.flatMap(({ readings }) => readings.flat())],
    ];
  return doubts.reduce<DateSpan[][]>(
    (sets, { readings }) => sets.flatMap((set) => readings.map((spans) => [...set, ...spans])),
    [sure],
  );
}

function doubtfulDates(facts: ResumeFacts): Doubtful[] {
  const ofJobs = facts.entries.flatMap(({ doubt, dates, dateLine, title, head }): Doubtful[] =>
    doubt && dates && dateLine
      ? [{ doubt, line: dateLine, quote: dates.text, about: title?.value ?? head[0]?.text.trim() ?? null }]
      : [],
  );
  const known = facts.entries.some(({ section }) => section === 'experience');
  const order = dayOrderOf(facts.lines);
  const elsewhere = facts.sections
    .filter(({ kind }) => NO_JOBS.has(kind) || (!known && (kind === 'education' || kind === 'certifications')))
    .flatMap((section) => jobsIn(section, order));
  const place = ({ line }: Doubtful) => line.page * 1e6 + line.line;
  return [...ofJobs, ...elsewhere].sort((a, b) => place(a) - place(b));
}

/** Ranges beside a title, in the same line or the next ones, in a section that is no section for jobs. */
function jobsIn(section: ResumeSection, order: ReturnType<typeof dayOrderOf>): Doubtful[] {
  const datesOf = datesOfLines(section, order);
  const titleOf = (line: TextLine | undefined) =>
    line && countWords(line.text) <= HEAD_WORDS && !BULLET_MARK.test(line.text) && !/[.;:]$/.test(line.text.trim())
      ? partsOf(line, textIn(section, line), datesOf.get(line)?.cut ?? []).find(({ value }) => isJobTitle(value))?.value
      : undefined;
  return section.lines.flatMap((line, at): Doubtful[] => {
    if (countWords(line.text) > HEAD_WORDS || BULLET_MARK.test(line.text)) return [];
    const ranges = (datesOf.get(line)?.ranges ?? []).filter(({ single }) => !single);
    const range = ranges[0];
    const about = range && (titleOf(line) ?? titleOf(section.lines[at - 1]) ?? titleOf(section.lines[at + 1]));
    if (!range || about === undefined) return [];
    const { start, end, precision, single } = range;
    return [
      {
        doubt: { reason: 'section', readings: [[{ start, end, precision, single }], []] },
        line,
        quote: range.text,
        about,
      },
    ];
  });
}

function asks({ reason, readings }: DateDoubt, quote: string, about: string | null): string {
  const words = `“${quote}”`;
  const job = about ? `“${about}”` : 'the job above';
  switch (reason) {
    case 'day-or-month':
      return `Is ${words} ${readings.map((spans) => spans.map(spoken).join(' and ')).join(', or ')}?`;
    case 'no-end':
      return `${words} has no end. Do you still hold this job, or did it end then?`;
    case 'reversed':
      return `${words} ends before it begins. Which dates are right?`;
    case 'two-ranges':
      return `The line of ${words} names more than one range of dates. Which of them belong to ${job}?`;
    case 'two-digits':
      return `Does ${words} mean ${(readings[0] ?? []).map(spoken).join(' and ')}, or is a number in it a day?`;
    case 'far':
      return `${words} is below the text of ${job}. Are these its dates?`;
    default:
      return `${words} is under no heading for experience. Is ${job} a job you held?`;
  }
}

const NO_DATES: Readonly<Partial<Record<DoubtReason, string>>> = {
  reversed: 'Neither: leave it out',
  section: 'No, it is not a job',
};

function says(spans: readonly DateSpan[], { reason }: DateDoubt): string {
  if (spans.length === 0) return NO_DATES[reason] ?? 'These are not its dates';
  return spans.map(spoken).join(' and ');
}

/** `March 2019 to May 2020`, `2019 to 2021`, `since March 2019`, `March 2015 only`. */
function spoken({ start, end, precision }: DateSpan): string {
  const name = (month: string) => (precision === 'year' ? month.slice(0, 4) : spokenMonth(month));
  if (end === null) return `since ${name(start)}`;
  return name(start) === name(end) ? `${name(start)} only` : `${name(start)} to ${name(end)}`;
}
