import type { Program, SourceFile, SourceLanguage } from './program';

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

/** Whether two lists hold the same files in the same order. */
export const areSameFiles = (a: readonly SourceFile[] = [], b: readonly SourceFile[] = []): boolean =>
  a.length === b.length && a.every(({ name, text }, at) => name === b[at]?.name && text === b[at]?.text);
