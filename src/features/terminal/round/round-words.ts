import type { Language } from '../../../domain/c-source/languages';
import type { RoundLevel, RoundProblem, RoundRun } from '../../../domain/challenges/round';
import { wrongRuns } from '../../../domain/challenges/round';
import { counted } from '../../../ui/format';

export const levelNames: Readonly<Record<RoundLevel, string>> = {
  mixed: 'Easy, then medium',
  easy: 'Two easy ones',
  medium: 'Two medium ones',
  hard: 'Two hard ones',
};

/** A length of time as a clock shows it: `44:05`. */
export function clockFigures(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** A length of time in words: `14 min 5 s`. */
export function timeWords(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  const minutes = Math.floor(seconds / 60);
  return minutes === 0 ? `${seconds} s` : `${minutes} min ${seconds % 60} s`;
}

const ENDS: Readonly<Record<Exclude<RoundRun['end'], 'exited'>, string>> = {
  unbuilt: 'not built',
  fault: 'ended by a fault',
  limit: 'stopped at a limit',
  stopped: 'stopped by you',
  broken: 'broken off by the engine',
};

/** How often a problem was run, and what the runs that were wrong came to. */
export function runsWords(problem: Pick<RoundProblem, 'runs'>): string {
  const { runs } = problem;
  if (runs.length === 0) return 'Handed in without a run.';
  const wrong = wrongRuns(problem);
  if (wrong === 0) return `${counted(runs.length, 'run')}, none of them wrong.`;
  const kinds = new Map<string, number>();
  for (const { end, passed, of } of runs) {
    if (end === 'exited' && passed === of) continue;
    const kind = end === 'exited' ? 'with an example failed' : ENDS[end];
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  return `${counted(runs.length, 'run')}, ${wrong} of them wrong: ${[...kinds].map(([kind, n]) => `${n} ${kind}`).join(', ')}.`;
}

/** The file that a problem would be: it names nothing that gives the way to solve it away. */
export const fileOf = (index: number, language: Language): string => `problem-${index + 1}.${ENDINGS[language]}`;

const ENDINGS: Readonly<Record<Language, string>> = {
  c: 'c',
  cpp: 'cpp',
  javascript: 'js',
  typescript: 'ts',
  python: 'py',
  sql: 'sql',
};
