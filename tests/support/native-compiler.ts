import { spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundledBuild } from './bundled-programs';
import type { Build, BuiltProgram, ProgramEnd, Role } from './challenge-proof';

/** Names the files of this process. */
let count = 0;

/** Longest build of a bundle. */
const BUILD_SECONDS = 120;

const compilers = { c: 'gcc', cpp: 'g++' } as const;
const standards = { c: 'c17', cpp: 'c++17' } as const;

/** Whether gcc and g++ are both here. */
export function hasNativeCompilers(): boolean {
  return Object.values(compilers).every((compiler) => spawnSync(compiler, ['--version']).status === 0);
}

const interpreters = { python: 'python3', javascript: process.execPath, sql: 'python3' } as const;
/** Runs SQL by the SQLite that Python brings. */
const SQL_RUNNER = join(import.meta.dirname, 'run-sql.py');

/** The scripting languages that this machine has. */
export const nativeScripts = (): (keyof typeof interpreters)[] =>
  spawnSync(interpreters.python, ['--version']).status === 0 ? ['python', 'javascript', 'sql'] : ['javascript'];

/** The version of the machine's gcc, in its own words. */
export const nativeVersion = (): string =>
  `gcc ${spawnSync(compilers.c, ['-dumpfullversion']).stdout.toString().trim()}`;

/**
 * Builds with the machine's gcc or g++ into files of `folder`; C sources one by one, C++ ones together.
 * What is meant to be right must compile without a warning. In wrong solutions signed overflow wraps, so that a
 * mistake has one certain result.
 * @param cpp the C++ sources
 */
export function nativeBuild(folder: string, cpp: Readonly<Record<Role, readonly string[]>>): Build {
  const build = async (source: string, language: 'c' | 'cpp', role: Role): Promise<BuiltProgram> => {
    count += 1;
    const program = join(folder, `program-${count}`);
    const file = `${program}.${language}`;
    writeFileSync(file, source);
    const strictness = role === 'right' ? ['-Werror'] : ['-fwrapv'];
    const flags = [`-std=${standards[language]}`, '-Wall', '-Wextra', ...strictness, file, '-o', program, '-lm'];
    const built = await finished(compilers[language], flags, '', BUILD_SECONDS);
    if (built.code !== 0) throw new Error(`It does not compile:\n${built.stderr}`);
    return (input, seconds) => ended(program, [], input, seconds);
  };
  const together = bundledBuild(cpp, (source, role) => build(source, 'cpp', role));
  const interpreted = async (source: string, language: keyof typeof interpreters): Promise<BuiltProgram> => {
    count += 1;
    const file = join(folder, `program-${count}.${{ python: 'py', javascript: 'cjs', sql: 'sql' }[language]}`);
    writeFileSync(file, source);
    return (input, seconds) =>
      ended(interpreters[language], language === 'sql' ? [SQL_RUNNER, file] : [file], input, seconds);
  };
  return (language, source, role) => {
    if (language === 'cpp') return together(language, source, role);
    if (language === 'c') return build(source, 'c', role);
    // TypeScript has the programs of JavaScript.
    return interpreted(source, language === 'typescript' ? 'javascript' : language);
  };
}

/** What a program did in its time; a fault of an interpreted one is no end of its own. */
async function ended(command: string, args: readonly string[], input: string, seconds: number): Promise<ProgramEnd> {
  const { code, stdout } = await finished(command, args, input, seconds);
  const isFault = code === null || (args.length > 0 && code !== 0);
  return { output: stdout, outcome: { kind: isFault ? 'killed' : 'exited' } };
}

interface Finished {
  /** `null` when a signal ended the process. */
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

function finished(command: string, flags: readonly string[], input: string, seconds: number): Promise<Finished> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, flags, { env: { ...process.env, LC_ALL: 'C' } });
    const timer = setTimeout(() => child.kill('SIGKILL'), seconds * 1000);
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({ code, stdout, stderr });
    });
    // A program may end before it has read everything.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}
