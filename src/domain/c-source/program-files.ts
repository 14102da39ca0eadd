import type { AnyProgram, Program, SourceFile, SourceLanguage } from '../../../machines/contracts/compiler';

/** The name of a program's first file, the one in `source`. */
export const mainFileOf = (language: SourceLanguage): string => (language === 'c' ? 'main.c' : 'main.cpp');

/** Files beside the first one that a program may have. */
export const MOST_FILES = 20;
const LONGEST_NAME = 60;
const NAME = /^[A-Za-z0-9_][A-Za-z0-9_-]*(?:\.[A-Za-z0-9_-]+)*$/;

const UNITS: Readonly<Record<SourceLanguage, RegExp>> = { c: /\.c$/, cpp: /\.(?:cpp|cc|cxx)$/ };
const HEADERS: Readonly<Record<SourceLanguage, RegExp>> = { c: /\.h$/, cpp: /\.(?:h|hh|hpp|hxx)$/ };
const ENDINGS: Readonly<Record<SourceLanguage, string>> = { c: '.c or .h', cpp: '.cpp, .h or .hpp' };

/** Whether a file is compiled by itself; the others are there to be included. */
export const isUnit = (name: string, language: SourceLanguage): boolean => UNITS[language].test(name);

/** A file that is compiled, with its text. */
export interface Unit {
  readonly name: string;
  readonly source: string;
}

/** What of a program is compiled by itself: its first file, then the others in their order. */
export const unitsOf = ({ source, language, files = [] }: Program): readonly Unit[] => [
  { name: mainFileOf(language), source },
  ...files.filter(({ name }) => isUnit(name, language)).map(({ name, text }) => ({ name, source: text })),
];

/** Every text of a program by the name of its file, the first one first. */
export const textsOf = ({
  source,
  language,
  files = [],
}: Pick<Program, 'source' | 'language' | 'files'>): ReadonlyMap<string, string> =>
  new Map([[mainFileOf(language), source], ...files.map(({ name, text }) => [name, text] as const)]);

/**
 * Why a file of a program can't have a name.
 * @param taken the names of the program's other files, without the first
 * @returns a sentence, or `null` for a name that is free and can be included
 */
export function nameProblem(name: string, language: SourceLanguage, taken: readonly string[]): string | null {
  if (name === '') return 'Give the file a name.';
  if (name.length > LONGEST_NAME) return `A name has up to ${LONGEST_NAME} characters.`;
  if (!NAME.test(name)) return 'A name has letters, digits, _ and - only, and an ending.';
  if (!UNITS[language].test(name) && !HEADERS[language].test(name)) return `The name ends in ${ENDINGS[language]}.`;
  const all = [mainFileOf(language), ...taken].map((one) => one.toLowerCase());
  // Two names that differ in their capitals are one file on many a machine.
  return all.includes(name.toLowerCase()) ? `The program has a file ${name} already.` : null;
}

const isHeader = (name: string, language: SourceLanguage): boolean => HEADERS[language].test(name);

/** The names of headers among some names: what an `#include` of the program can name. */
export const headersAmong = (names: readonly string[], language: SourceLanguage): readonly string[] =>
  names.filter((name) => isHeader(name, language));

/**
 * What a new file begins with: a header with the guard that lets it be included twice, a source with its own header.
 * @param taken the names of the program's other files
 */
export function textOfNew(name: string, language: SourceLanguage, taken: readonly string[]): string {
  if (isHeader(name, language)) {
    const guard = name
      .toUpperCase()
      .replace(/[^A-Z0-9]/g, '_')
      .replace(/^(?=\d)/, 'H_');
    return `#ifndef ${guard}\n#define ${guard}\n\n\n\n#endif\n`;
  }
  const stem = name.slice(0, name.lastIndexOf('.'));
  const own = headersAmong(taken, language).find((header) => header.slice(0, header.lastIndexOf('.')) === stem);
  return own ? `#include "${own}"\n\n` : '';
}

/** The same name in another language: only a file that is compiled has an ending of its own. */
export const nameIn = (language: SourceLanguage, name: string): string =>
  language === 'c' ? name.replace(UNITS.cpp, '.c') : name.replace(UNITS.c, '.cpp');

/** The further files of a program of any language; only C and C++ have some. */
export const filesOf = (program: AnyProgram): readonly SourceFile[] => ('files' in program && program.files) || NONE;
const NONE: readonly SourceFile[] = [];

/**
 * A program with the text of one of its files as it is in the editor.
 * @param file its name; `null` for the first
 */
export const withText = (program: AnyProgram, file: string | null, text: string): AnyProgram =>
  file === null
    ? { ...program, source: text }
    : ({
        ...program,
        files: filesOf(program).map((one) => (one.name === file ? { ...one, text } : one)),
      } as AnyProgram);

/** All that a program says, one file after the other. */
export const wholeText = (program: AnyProgram): string =>
  [program.source, ...filesOf(program).map(({ text }) => text)].join('\n');

/** Whether two programs have the same texts. */
export const haveSameTexts = (a: AnyProgram, b: AnyProgram): boolean =>
  a.source === b.source && areSameFiles(filesOf(a), filesOf(b));

/** Whether two lists hold the same files in the same order. */
export const areSameFiles = (a: readonly SourceFile[] = [], b: readonly SourceFile[] = []): boolean =>
  a.length === b.length && a.every(({ name, text }, at) => name === b[at]?.name && text === b[at]?.text);
