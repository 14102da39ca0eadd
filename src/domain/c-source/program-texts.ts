import type { AnyProgram, SourceFile, SourceLanguage } from './program';

const isHeader = (name: string): boolean => /\.(?:h|hh|hpp|hxx)$/.test(name);

/** The names of headers among some names: what an `#include` of the program can name. */
export const headersAmong = (names: readonly string[]): readonly string[] => names.filter(isHeader);

/**
 * What a new file begins with: a header with the guard that lets it be included twice, a source with its own header.
 * @param taken the names of the program's other files
 */
export function textOfNew(name: string, taken: readonly string[]): string {
  if (isHeader(name)) {
    const guard = name
      .toUpperCase()
      .replace(/[^A-Z0-9]/g, '_')
      .replace(/^(?=\d)/, 'H_');
    return `#ifndef ${guard}\n#define ${guard}\n\n\n\n#endif\n`;
  }
  const stem = name.slice(0, name.lastIndexOf('.'));
  const own = headersAmong(taken).find((header) => header.slice(0, header.lastIndexOf('.')) === stem);
  return own ? `#include "${own}"\n\n` : '';
}

/** The same name in another language: only a file that is compiled has an ending of its own. */
export const nameIn = (language: SourceLanguage, name: string): string =>
  language === 'c' ? name.replace(/\.(?:cpp|cc|cxx)$/, '.c') : name.replace(/\.c$/, '.cpp');

const NONE: readonly SourceFile[] = [];

/** The further files of a program of any language; only C and C++ have some. */
export const filesOf = (program: AnyProgram): readonly SourceFile[] => ('files' in program && program.files) || NONE;

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
  a.source === b.source && JSON.stringify(filesOf(a)) === JSON.stringify(filesOf(b));
