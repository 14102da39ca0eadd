import type {
  BuildProblem,
  EngineName,
  RunLimits,
  RuntimeFault,
  ToolchainProblem,
} from '../../../machines/contracts/compiler';
import type { RunEnd } from '../../../machines/contracts/terminal';
import type { FileProblem } from '../../domain/c-source/files';
import { counted } from '../../ui/format';
import type { ShareProblem } from './share-link';

/** What a run gets: output 1 MB, memory 256 MB, 10 seconds that can be extended. */
export const LIMITS: RunLimits = { seconds: 10, outputBytes: 1_048_576, memoryBytes: 268_435_456 };
/** Seconds that one press adds. */
export const MORE_SECONDS = 30;

export const TOKENS_MEAN =
  'Tokens are the words, numbers, texts and signs that a compiler reads. Comments do not count.';

/** What an engine is called, alone and in a sentence, and what is said of it where it is offered. */
export const engineWords: Readonly<
  Record<EngineName, { readonly name: string; readonly title: string; readonly about: string }>
> = {
  clang: {
    name: 'compiler',
    title: 'A real compiler, in this tab',
    about: 'Your code is built by clang and runs on this device; no server sees it.',
  },
  javascript: {
    name: 'JavaScript engine',
    title: 'JavaScript, in this tab',
    about: 'Your code is run by QuickJS on this device, apart from this page; no server sees it.',
  },
  typescript: {
    name: 'TypeScript engine',
    title: 'TypeScript, in this tab',
    about:
      'The TypeScript compiler checks your types and takes them out, and QuickJS runs the rest: on this device, apart from this page; no server sees it.',
  },
  python: {
    name: 'Python engine',
    title: 'Python, in this tab',
    about: 'Your code is run by CPython (Pyodide) on this device, apart from this page; no server sees it.',
  },
  sql: {
    name: 'SQL engine',
    title: 'SQL, in this tab',
    about: 'Your queries are run by SQLite on this device, in a database of their own; no server sees them.',
  },
};

export const toolchainProblems: Readonly<Record<ToolchainProblem, { readonly what: string; readonly now: string }>> = {
  offline: {
    what: 'There is no network, and the {engine} is not on this device yet.',
    now: 'Your code is kept. Connect once and load it; from then on it works without a network.',
  },
  interrupted: {
    what: 'The download broke off.',
    now: 'Your code is kept, and nothing half-loaded is used. Load it again.',
  },
  damaged: {
    what: 'What arrived is not the {engine} that was expected.',
    now: 'It was thrown away; your code is kept. Load it again. If it happens again, something on the way is changing files.',
  },
  unsupported: {
    what: 'This browser can’t run the {engine}: it needs WebAssembly with exceptions.',
    now: 'Your code is kept. A current Chrome, Edge, Firefox or Safari can.',
  },
  failed: {
    what: 'The {engine} could not be loaded.',
    now: 'Your code is kept. Load it again; if that fails, reload the page.',
  },
};

export const buildProblems: Readonly<Record<BuildProblem, string>> = {
  'too-large':
    'The source is larger than this compiler accepts. Shorten it; a program of this size belongs in several files.',
  'compiler-stack':
    'The compiler ran out of stack: something is nested too deeply for it, such as hundreds of ifs, brackets or templates within each other. Flatten it.',
  'compiler-timeout':
    'The compiler took too long and was stopped. Look for templates or constants that never end. If there are none, the device was busy: run it again.',
  'compiler-crashed': 'The compiler crashed on this source and was restarted. Your code is kept; the next run works.',
  'no-toolchain': 'The compiler is no longer on this device. Run again to load it.',
};

export const fileProblems: Readonly<Record<FileProblem, string>> = {
  'not-source':
    'Only program files are opened here: .c, .h, .cpp, .cc, .cxx, .hpp, .py, .js, .mjs, .cjs, .ts, .mts, .cts, .sql.',
  'too-large': 'The file is larger than 1 MB. Nothing was opened.',
  'not-text': 'The file is not UTF-8 text. Nothing was opened.',
};

export const shareProblems: Readonly<Record<ShareProblem, string>> = {
  damaged: 'The link is cut or damaged, so its code can’t be read. Ask for it again; your files are as they were.',
  unknown: 'The link was made by a newer version, or needs a newer browser. Your files are as they were.',
  'too-large': 'The link carries more than a program may hold. Your files are as they were.',
};

/** The spec's words for a fault of a running program. */
export const faultTitle = ({ message }: RuntimeFault): string => `Runtime Error: ${message}`;

/** How a run ended, in a few words for lists. */
export function endWords(end: RunEnd['kind'], code: number | null): string {
  if (end === 'exited') return code === 0 ? 'Ended' : `Ended with exit code ${code}`;
  return {
    fault: 'Runtime error',
    limit: 'Met a limit',
    stopped: 'Stopped',
    unbuilt: 'Not built',
    broken: 'Broke off',
  }[end];
}

/** What is said under the output when it says more than the output itself. */
export function limitWords(limit: 'output' | 'time', seconds: number): string {
  return limit === 'time'
    ? `Stopped after ${counted(seconds, 'second')}: the program had not finished. Look for a loop that never ends, or add time while it runs.`
    : 'Stopped at 1 MB of output: nothing more is shown. Look for a loop that never ends.';
}

/** A test on a large input did not end in time. */
export const tooSlowWords = (seconds: number): string =>
  `Stopped after ${counted(seconds, 'second')}: this input is as large as the task allows. If smaller ones passed, look for a way that takes fewer steps.`;

export const milliseconds = (ms: number): string =>
  ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;
