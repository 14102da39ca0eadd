/** How a C or C++ program is built and started, beside language and standard. */
export interface BuildOptions {
  /** Every access to memory is looked at while the program runs. */
  readonly memoryChecks: boolean;
  /** `0`: as written, the quickest to build. `2`: as fast as clang can make it. */
  readonly optimise: '0' | '2';
  /** `usual`: -Wall -Wextra. `more`: conversions and names that hide others, too. `none`: errors alone. */
  readonly warnings: 'none' | 'usual' | 'more';
}

/** What a program gets when nobody chose: what finds the most faults. */
export const defaultBuild: BuildOptions = { memoryChecks: true, optimise: '0', warnings: 'usual' };

/** As a compiler on the command line would build it, but for the checks that every program has. */
export const plainBuild: BuildOptions = { memoryChecks: false, optimise: '0', warnings: 'usual' };
