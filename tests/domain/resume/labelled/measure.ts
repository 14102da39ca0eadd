import type { ResumeReport } from '../../../../src/domain/report/types';
import type { ResumeEntry } from '../../../../src/domain/resume/facts';
import { countedSpan, monthsCovered } from '../../../../src/domain/resume/months';
import { readResume } from '../../../../src/domain/resume/read-resume';
import { documentOf } from '../../report/resumes';
import { checkOf, reportOn } from '../../report/support';
import { LAYOUTS } from './layouts';
import { FORMS } from './one-job-forms';
import type { Labelled } from './types';

const AS_OF = '2026-11';
const JOB = 'Software Engineer\nRequirements\n- 30+ years of experience with Go\n- SQL';
const FILLER = `
Skills
Go, SQL, Kubernetes, and other words so that there is enough text in this document to say something about it at all.`;

/** The rows of a half: even rows were looked at while the reader was written, odd rows were not. */
export const halfOf = (odd: boolean): readonly Labelled[] =>
  [...FORMS, ...LAYOUTS].filter((_, index) => index % 2 === (odd ? 1 : 0));

export interface Outcome {
  readonly name: string;
  /** What is wrong, in words; empty when all is right. */
  readonly wrong: readonly string[];
  readonly months: boolean;
  readonly falseGap: boolean;
  readonly missedGap: boolean;
  readonly titles: readonly [right: number, of: number];
  readonly organisations: readonly [right: number, of: number];
  readonly asked: boolean;
}

function spanOf(dates: string) {
  if (dates === '-') return [];
  const [start = '', end = ''] = dates.split('..');
  const yearly = start.length === 4;
  const range = {
    start: yearly ? `${start}-01` : start,
    end: end === '' ? null : yearly ? `${end}-12` : end,
    precision: yearly ? ('year' as const) : ('month' as const),
    single: false,
    text: '',
    from: 0,
    to: 0,
  };
  return countedSpan(range, AS_OF) ?? [];
}

const tidy = (entry: ResumeEntry | undefined, key: 'title' | 'organisation') => entry?.[key]?.value ?? '(none)';
const asserts = (report: ResumeReport) =>
  checkOf(report, 'role-years').status !== 'skipped' && checkOf(report, 'role-years').says.includes('add up to');

/** Reads one labelled text and compares. */
export function outcomeOf({ name, text, jobs, asks = false, gap = false }: Labelled): Outcome {
  const document = documentOf(text);
  const facts = readResume(document);
  const report = reportOn(documentOf(text + FILLER), JOB);
  const wanted = jobs.map((job) => job.split(' | '));
  const found = facts.entries.filter(({ section }) => section === 'experience');
  const months = monthsCovered(wanted.flatMap(([, , dates = '-']) => spanOf(dates)));
  const read = report.candidate.months ?? 0;
  const claimed = /^No line accounts/.test(checkOf(report, 'dates-gaps').says);
  const rights = (key: 'title' | 'organisation', at: 0 | 1) =>
    wanted.filter((job, i) => tidy(found[i], key) === job[at]).length;
  const asked = ('questions' in report ? (report.questions as readonly unknown[]).length : 0) > 0;
  const wrong = [
    ...(asks || months === read ? [] : [`months ${read}, not ${months}`]),
    ...(found.length === wanted.length ? [] : [`${found.length} jobs, not ${wanted.length}`]),
    ...wanted.flatMap(([title = '', organisation = ''], i) => [
      ...(tidy(found[i], 'title') === title ? [] : [`title “${tidy(found[i], 'title')}”, not “${title}”`]),
      ...(tidy(found[i], 'organisation') === organisation
        ? []
        : [`organisation “${tidy(found[i], 'organisation')}”, not “${organisation}”`]),
    ]),
    ...(claimed === gap || asks ? [] : [claimed ? 'gap claimed' : 'gap not seen']),
    ...(asks && claimed ? ['gap claimed from uncertain dates'] : []),
    ...(asked === asks ? [] : [asks ? 'did not ask' : 'asked in vain']),
    ...(asks && asserts(report) ? ['asserted uncertain years'] : []),
  ];
  return {
    name,
    wrong,
    months: asks ? asked && !asserts(report) : months === read,
    falseGap: claimed && (asks || !gap),
    missedGap: gap && !claimed,
    titles: [rights('title', 0), wanted.length],
    organisations: [rights('organisation', 1), wanted.length],
    asked: asked === asks,
  };
}

/** The figures of a half, as one line each. */
export function figuresOf(rows: readonly Labelled[]) {
  const all = rows.map(outcomeOf);
  const sum = (key: 'titles' | 'organisations', at: 0 | 1) => all.reduce((total, row) => total + row[key][at], 0);
  return {
    documents: all.length,
    months: all.filter(({ months }) => months).length,
    falseGaps: all.filter(({ falseGap }) => falseGap).length,
    missedGaps: all.filter(({ missedGap }) => missedGap).length,
    titles: `${sum('titles', 0)} of ${sum('titles', 1)}`,
    organisations: `${sum('organisations', 0)} of ${sum('organisations', 1)}`,
    asked: all.filter(({ asked }) => asked).length,
    wrong: all.flatMap(({ name, wrong }) => wrong.map((what) => `${name}: ${what}`)),
  };
}
