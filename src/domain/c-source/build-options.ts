import type { BuildOptions } from '../../../machines/contracts/run-options';

/** What a program gets when nobody chose: what finds the most faults. */
export const defaultBuild: BuildOptions = { memoryChecks: true, optimise: '0', warnings: 'usual' };

/** As a compiler on the command line would build it, but for the checks that every program has. */
export const plainBuild: BuildOptions = { memoryChecks: false, optimise: '0', warnings: 'usual' };
