import type { MemoryLeak } from '../../../machines/contracts/compiler';
import type { BuildOptions } from '../../domain/c-source/build-options';
import { counted } from '../../ui/format';

export const optimiseNames: Readonly<Record<BuildOptions['optimise'], string>> = {
  '0': 'Off (-O0)',
  '2': 'For speed (-O2)',
};

export const warningNames: Readonly<Record<BuildOptions['warnings'], string>> = {
  none: 'None (-w)',
  usual: 'Usual (-Wall -Wextra)',
  more: 'More (-Wconversion -Wshadow -Wpedantic)',
};

/** The choices in a few words, for when the panel is closed. */
export function optionsInShort({ memoryChecks, optimise, warnings }: BuildOptions, args: readonly string[]): string {
  const parts = [
    `memory checks ${memoryChecks ? 'on' : 'off'}`,
    `-O${optimise}`,
    ...(warnings === 'usual' ? [] : [warnings === 'none' ? 'no warnings' : 'more warnings']),
    ...(args.length === 0 ? [] : [counted(args.length, 'argument')]),
  ];
  return parts.join(', ');
}

/** A leak in one sentence, without its places. */
export function leakTitle({ blocks, bytes }: MemoryLeak): string {
  const size = counted(bytes, 'byte');
  return blocks === 1
    ? `Memory leak: 1 block of ${size} was never given back.`
    : `Memory leak: ${blocks} blocks with ${size} in all were never given back.`;
}

export const LEAK_MEANS =
  'Nothing points to it any more, so nothing can free it. The system takes it back when a program ends; one that runs for long would grow and grow.';

/** The same without what takes time while the program runs. */
export const withoutChecks = (build: BuildOptions): BuildOptions => ({ ...build, memoryChecks: false });
