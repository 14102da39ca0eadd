import type { Language } from './languages';

/** UTF-16 units that a source may have; the compiler refuses longer ones, and so does opening a file. */
export const LONGEST_SOURCE = 1_000_000;
/** Characters of a file's name with its ending. */
export const LONGEST_NAME = 80;

const ENDINGS: Readonly<Record<string, Language>> = {
  c: 'c',
  h: 'c',
  cpp: 'cpp',
  cc: 'cpp',
  cxx: 'cpp',
  hpp: 'cpp',
  js: 'javascript',
  mjs: 'javascript',
  cjs: 'javascript',
  ts: 'typescript',
  mts: 'typescript',
  cts: 'typescript',
  py: 'python',
  sql: 'sql',
};

/** The ending that a file of a language gets. */
export const endingFor: Readonly<Record<Language, string>> = {
  c: 'c',
  cpp: 'cpp',
  javascript: 'js',
  typescript: 'ts',
  python: 'py',
  sql: 'sql',
};

const endingOf = (name: string): string => (/\.([^.]*)$/.exec(name)?.[1] ?? '').toLowerCase();

/**
 * The language that a file's name implies, or `null`. `.C` alone means C++ to compilers, and C to those who type it: C.
 */
export const languageOf = (name: string): Language | null => ENDINGS[endingOf(name)] ?? null;

/**
 * A name for a file of the language: what no system takes becomes `-`, an ending of the other language gives way to its
 * own, and a name of nothing becomes `main`.
 */
export function fileName(name: string, language: Language): string {
  const clean = [...name.normalize('NFC').trim()]
    .map((char) => ('\\/:*?"<>|'.includes(char) || char < ' ' ? '-' : char))
    .join('')
    .replace(/^\.+(?=.*\.)/, '');
  const known = languageOf(clean);
  if (known === language) return shortened(clean.slice(0, clean.lastIndexOf('.')), clean.slice(clean.lastIndexOf('.')));
  return shortened(known === null ? clean : clean.slice(0, clean.lastIndexOf('.')), `.${endingFor[language]}`);
}

function shortened(stem: string, ending: string): string {
  const short = [...stem]
    .slice(0, LONGEST_NAME - ending.length)
    .join('')
    .trim();
  return `${short === '' ? 'main' : short}${ending}`;
}

/** The name, or the name with the first free number from 2 on: `main-2.c`. */
export function freeName(name: string, taken: readonly string[]): string {
  const used = new Set(taken.map((one) => one.toLowerCase()));
  if (!used.has(name.toLowerCase())) return name;
  const dot = name.lastIndexOf('.');
  const [stem, ending] = dot < 0 ? [name, ''] : [name.slice(0, dot), name.slice(dot)];
  const base = stem.replace(/-\d+$/, '');
  for (let number = 2; ; number += 1) {
    const next = `${base}-${number}${ending}`;
    if (!used.has(next.toLowerCase())) return next;
  }
}

export type FileProblem = 'not-source' | 'too-large' | 'not-text';
