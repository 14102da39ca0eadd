import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ResumeReport } from '../../../src/domain/report/types';
import { documentOf } from './resumes';
import { reportOn } from './support';

const folder = join(process.cwd(), 'tests/fixtures/fit');
interface Labels {
  readonly jobs: string[];
  readonly tiers: Record<string, number[]>;
}
const labelsIn = (name: string): Labels => JSON.parse(readFileSync(join(folder, name), 'utf8'));

function texts(name: string): Map<string, string> {
  const parts = readFileSync(join(folder, name), 'utf8')
    .split(/^=== (.+)\n/m)
    .slice(1);
  return new Map(parts.flatMap((part, i) => (i % 2 === 0 ? [[part, parts[i + 1] ?? ''] as const] : [])));
}

export const RESUMES = texts('resumes.txt');
export const JOBS = texts('jobs.txt');

/** One resume beside one job, with its label. */
export interface Pair {
  readonly resume: string;
  readonly job: string;
  readonly tier: number;
  /** `second`: of the second set, set aside until rubric 3; `third`: of the third, set aside. */
  readonly half: 'work' | 'aside' | 'second' | 'third';
  readonly report: ResumeReport;
  /** Share of the job's words that the resume has: a trivial baseline. */
  readonly common: number;
}

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}+#]{2,}/gu) ?? []);

/** The labelled set. The halves: labels.json. */
export const pairs = (): Pair[] =>
  read(labelsIn('labels.json'), RESUMES, JOBS, (place) => (place % 2 === 0 ? 'work' : 'aside'));

/** The second set: labels-2.json. */
export const secondPairs = (): Pair[] =>
  read(labelsIn('labels-2.json'), texts('resumes-2.txt'), texts('jobs-2.txt'), () => 'second');

/** The third set: labels-3.json. */
export const thirdPairs = (): Pair[] =>
  read(labelsIn('labels-3.json'), texts('resumes-3.txt'), texts('jobs-3.txt'), () => 'third');

function read(
  labels: Labels,
  resumes: ReadonlyMap<string, string>,
  jobs: ReadonlyMap<string, string>,
  halfOf: (place: number) => Pair['half'],
): Pair[] {
  return Object.entries(labels.tiers).flatMap(([resume, tiers], row) =>
    tiers.map((tier, column): Pair => {
      const job = labels.jobs[column] ?? '';
      const [text, posting] = [resumes.get(resume) ?? '', jobs.get(job) ?? ''];
      const [have, want] = [wordsOf(text), wordsOf(posting)];
      return {
        resume,
        job,
        tier,
        half: halfOf(row + column),
        report: reportOn(documentOf(text), posting),
        common: [...want].filter((word) => have.has(word)).length / want.size,
      };
    }),
  );
}

/**
 * Of all pairs of pairs that share a job or a resume and whose tiers differ by `apart` or more, how many `figure` orders as
 * the labels do; ties count half.
 */
export function ordered(all: readonly Pair[], figure: (pair: Pair) => number, apart: number) {
  let [right, of] = [0, 0];
  const wrong: string[] = [];
  for (const high of all)
    for (const low of all) {
      if (high.tier - low.tier < apart || (high.job !== low.job && high.resume !== low.resume)) continue;
      const difference = figure(high) - figure(low);
      of += 1;
      right += difference > 0 ? 1 : difference === 0 ? 0.5 : 0;
      if (difference <= 0)
        wrong.push(`${high.resume} × ${high.job} ${figure(high)} > ${low.resume} × ${low.job} ${figure(low)}`);
    }
  return { share: right / of, of, wrong };
}
