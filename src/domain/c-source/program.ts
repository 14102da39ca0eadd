import type { BuildOptions } from './build-options';

/** A language the compiler takes. */
export type SourceLanguage = 'c' | 'cpp';

/** A language standard; C17 and C++17 unless chosen. Names as the screen shows them. */
export type LanguageStandard = 'C89' | 'C99' | 'C11' | 'C17' | 'C23' | 'C++11' | 'C++14' | 'C++17' | 'C++20' | 'C++23';

/** A file beside a program's first one: compiled by itself, or there to be included, as its ending says. */
export interface SourceFile {
  readonly name: string;
  readonly text: string;
}

/** A program and how it is to be read. */
export interface Program {
  /** Its first file, `main.c` or `main.cpp`. */
  readonly source: string;
  readonly files?: readonly SourceFile[];
  readonly language: SourceLanguage;
  /** One of the language's own standards. */
  readonly standard: LanguageStandard;
  /** `plainBuild` where it is not said. */
  readonly options?: BuildOptions;
}

/** The languages that an engine runs from their source, without the compiler. */
export type ScriptLanguage = 'javascript' | 'typescript' | 'python' | 'sql';

/** A program that an engine runs. It has no standards: which version of the language it is belongs to the engine. */
export interface ScriptProgram {
  readonly source: string;
  readonly language: ScriptLanguage;
  readonly standard: 'JavaScript' | 'TypeScript' | 'Python' | 'SQL';
  /** TypeScript: what its types contradict is said before it runs. */
  readonly checkTypes?: boolean;
}

/** A program of any language of the workbench. */
export type AnyProgram = Program | ScriptProgram;
