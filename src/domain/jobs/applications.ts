import { localDay } from '../activity/figures';
import { csvLine } from '../text/csv';
import { type Job, type JobStatus, STATUS_NAMES, STATUSES } from './job-types';

/** The first and the last day of a report, `YYYY-MM-DD`; both belong to it. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

/** What a report says of one job: as it was at the end of the last day. */
export interface Application {
  readonly job: Job;
  /** The day it was first applied for; `null` where that is not known. */
  readonly applied: string | null;
  readonly status: JobStatus;
  readonly stages: readonly { readonly status: JobStatus; readonly day: string }[];
}

/** The jobs whose status changed within the span, by the days of this device; by the day of the application, then of the change. */
export function applicationsBetween(jobs: readonly Job[], { from, to }: Span): readonly Application[] {
  return jobs
    .flatMap((job): (Application & { readonly first: string })[] => {
      const stages = job.history
        .map(({ status, at }) => ({ status, day: localDay(at) }))
        .filter(({ day }) => day <= to);
      const within = stages.filter(({ day }) => day >= from);
      const [first] = within;
      if (!first) return [];
      return [
        {
          job,
          applied: stages.find(({ status }) => status === 'applied')?.day ?? null,
          status: stages.at(-1)?.status ?? job.status,
          stages,
          first: first.day,
        },
      ];
    })
    .sort((a, b) => order(a.applied ?? a.first, b.applied ?? b.first) || order(a.job.id, b.job.id))
    .map(({ first: _, ...application }) => application);
}

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** How many of them have each status, in its order; those that none has are left out. */
export const totalsOf = (applications: readonly Application[]): readonly (readonly [JobStatus, number])[] =>
  STATUSES.map((status) => [status, applications.filter((one) => one.status === status).length] as const).filter(
    ([, count]) => count > 0,
  );

export const SPANS = ['this-month', 'last-month', 'three-months', 'own'] as const;
export type SpanName = (typeof SPANS)[number];

/** @param today `YYYY-MM-DD`; three months are this one and the two before */
export function spanOf(name: Exclude<SpanName, 'own'>, today: string): Span {
  const year = Number(today.slice(0, 4));
  const month = Number(today.slice(5, 7));
  const day = (ofMonth: number, of: number) => new Date(Date.UTC(year, ofMonth - 1, of)).toISOString().slice(0, 10);
  if (name === 'last-month') return { from: day(month - 1, 1), to: day(month, 0) };
  return { from: day(name === 'this-month' ? month : month - 2, 1), to: day(month + 1, 0) };
}

export interface ReportWords {
  /** Of the learner; may be empty. */
  readonly name: string;
  readonly span: Span;
  /** How a day is written. */
  readonly day: (day: string) => string;
}

const HEADS = ['Applied', 'Job', 'Company', 'Place', 'Contact', 'Stages'] as const;

const contactsOf = ({ contacts }: Job): string =>
  contacts.map(({ name, note }) => [name, note].filter((part) => part !== '').join(', ')).join('; ');

/** The report as Markdown: what is printed. */
export function reportMarkdown(applications: readonly Application[], { name, span, day }: ReportWords): string {
  const rows = applications.map(({ job, applied, stages }) => [
    applied === null ? '' : day(applied),
    job.title,
    job.company,
    job.place,
    contactsOf(job),
    stages.map((stage) => `${STATUS_NAMES[stage.status]} ${day(stage.day)}`).join('; '),
  ]);
  const totals = totalsOf(applications).map(([status, count]) => `${STATUS_NAMES[status]}: ${count}`);
  return [
    '# Applications',
    [...(name.trim() === '' ? [] : [`**${cell(name.trim())}**`]), `${day(span.from)} to ${day(span.to)}`].join('  \n'),
    applications.length === 0
      ? 'No job changed its status in this time.'
      : [HEADS, HEADS.map(() => '---'), ...rows.map((row) => row.map(cell))]
          .map((row) => `| ${row.join(' | ')} |`)
          .join('\n'),
    `Jobs: ${applications.length}${totals.length > 0 ? ` (${totals.join(', ')})` : ''}`,
  ]
    .map((part) => `${part}\n`)
    .join('\n');
}

const cell = (text: string): string => text.replace(/\s+/g, ' ').replace(/[\\`*_<[\]~|#]/g, '\\$&');

/** The report as CSV, a line for each job. */
export const reportCsv = (applications: readonly Application[]): string =>
  [
    [...HEADS.slice(0, 5), 'Link', 'Status', 'Stages'],
    ...applications.map(({ job, applied, status, stages }) => [
      applied ?? '',
      job.title,
      job.company,
      job.place,
      contactsOf(job),
      job.link,
      STATUS_NAMES[status],
      stages.map((stage) => `${STATUS_NAMES[stage.status]} ${stage.day}`).join('; '),
    ]),
  ]
    .map(csvLine)
    .join('');
