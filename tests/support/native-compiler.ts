import { spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Build } from './challenge-proof';

/** Longest run of one program; the models need a few milliseconds. */
const runMilliseconds = 5_000;

const compilers = { c: 'gcc', cpp: 'g++' } as const;
const standards = { c: 'c17', cpp: 'c++17' } as const;

/** Whether gcc and g++ are both here. */
export function hasNativeCompilers(): boolean {
  return Object.values(compilers).every((compiler) => spawnSync(compiler, ['--version']).status === 0);
}

/**
 * Builds with the machine's gcc or g++ into files of `folder`.
 * What is meant to be right must compile without a warning. In wrong solutions signed overflow wraps, so that a
 * mistake has one certain result.
 */
export function nativeBuild(folder: string): Build {
  let count = 0;
  return async ({ language }, source, role) => {
    count += 1;
    const program = join(folder, `program-${count}`);
    const file = `${program}.${language}`;
    writeFileSync(file, source);
    const strictness = role === 'right' ? ['-Werror'] : ['-fwrapv'];
    const flags = [`-std=${standards[language]}`, '-Wall', '-Wextra', ...strictness, file, '-o', program, '-lm'];
    const build = await finished(compilers[language], flags, '');
    if (build.code !== 0) throw new Error(`It does not compile:\n${build.stderr}`);
    return async (input) => {
      const { code, stdout } = await finished(program, [], input);
      return code === 0 ? stdout : null;
    };
  };
}

interface Finished {
  /** `null` when a signal ended the process. */
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

function finished(command: string, flags: readonly string[], input: string): Promise<Finished> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, flags, { env: { ...process.env, LC_ALL: 'C' } });
    const timer = setTimeout(() => child.kill('SIGKILL'), command.startsWith('/') ? runMilliseconds : 60_000);
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
