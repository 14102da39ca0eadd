import type { EngineName } from '../../../machines/contracts/compiler';

/** What the files of each engine are for, in the order in which they are listed. */
export const engines: readonly { readonly engine: EngineName; readonly title: string; readonly name: string }[] = [
  { engine: 'clang', title: 'C and C++ compiler', name: 'compiler' },
  { engine: 'python', title: 'Python engine', name: 'Python engine' },
  { engine: 'javascript', title: 'JavaScript engine', name: 'JavaScript engine' },
  { engine: 'typescript', title: 'TypeScript engine', name: 'TypeScript engine' },
  { engine: 'sql', title: 'SQL engine', name: 'SQL engine' },
];
