import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isCompiled, type Language } from '../../../domain/c-source/languages.ts';
import type { Challenge, ChallengeProgram } from '../../../domain/challenges/types.ts';
import { pathOf } from '../source.ts';
import type { Faults } from './faults.ts';
import { filesIn, lineAt, readText, type TextFile } from './text-file.ts';

/** A program beside the model: a plausible mistake that the tests must catch, or another right way. The app never gets it. */
export interface OtherSolution {
  /** Its file, from the repository's root. */
  readonly path: string;
  readonly language: Language;
  /** The mistake, or the way, in a few words: the comment on its first line. */
  readonly about: string;
  readonly source: string;
}

export interface ChallengeSources extends Pick<Challenge, 'languages' | 'programs'> {
  readonly wrong: readonly OtherSolution[];
  readonly right: readonly OtherSolution[];
}

/** The endings of files, in the order in which the languages are offered. */
export const endings = { c: 'c', cpp: 'cpp', python: 'py', javascript: 'js', sql: 'sql' } as const satisfies Partial<
  Record<Language, string>
>;
type Ending = (typeof endings)[keyof typeof endings];
const LANGUAGES = Object.keys(endings) as (keyof typeof endings)[];
const languageOf = (ending: string): Language | undefined => LANGUAGES.find((language) => endings[language] === ending);
/** A challenge that can be solved in one of the scripting languages and in another is there in all of these. */
const NEUTRAL: readonly Language[] = ['cpp', 'python', 'javascript'];

/** What a program in the tab does not have, by its language. */
const BEYOND: Readonly<Record<Ending, RegExp>> = {
  c: /<(?:threads\.h|locale\.h|unistd\.h)>|\bfopen\b/,
  cpp: /<(?:thread|mutex|fstream|filesystem|locale\.h|locale|unistd\.h)>|\bfopen\b/,
  py: /^\s*(?:import|from) (?:threading|multiprocessing|asyncio|numpy|pandas|os)\b|\bopen\((?!0)/m,
  sql: /^\.\w+|\b(?:ATTACH|load_extension)\b/im,
  js: /require\((?!'fs'\))|^import\b|\bprompt\(|\breadline\(/m,
};
const OTHER_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*\.(c|cpp|py|js|sql)$/;
const FIRST_LINE = /^(?:\/\/|#|--) (\S.*)\n/;
export const FEWEST = { wrong: 5, right: 2 } as const;

/** The programs of a challenge. What is wrong with them goes to `faults`; `null` when one is missing. */
export function readSources(root: string, folder: string, faults: Faults): ChallengeSources | null {
  const programs: Partial<Record<Language, ChallengeProgram>> = {};
  for (const language of LANGUAGES) {
    const program = readProgram(root, folder, endings[language], faults);
    if (program) programs[language] = program;
  }
  const languages = LANGUAGES.filter((language) => programs[language]);
  if (languages.length === 0) {
    const endingsThere = Object.values(endings).filter((ending) => existsSync(join(folder, `starter.${ending}`)));
    if (endingsThere.length === 0)
      faults.add(
        pathOf(root, folder),
        1,
        'has no programs: starter and model, in .py, .js and .cpp, or in one language',
      );
    return null;
  }
  if (languages.length > 1 && !languages.every((language) => isCompiled(language)))
    for (const language of NEUTRAL)
      if (!programs[language as keyof typeof endings])
        faults.add(
          pathOf(root, join(folder, `model.${endings[language as keyof typeof endings]}`)),
          1,
          'is missing: a challenge in several languages has C++, Python and JavaScript',
        );
  const models = Object.values(programs).map(({ solution }) => solution);
  const others = (kind: 'right' | 'wrong') => readOthers(root, join(folder, kind), kind, { languages, models }, faults);
  return {
    languages,
    programs,
    wrong: others('wrong'),
    right: others('right'),
  };
}

function readProgram(root: string, folder: string, ending: Ending, faults: Faults): ChallengeProgram | null {
  const read = (name: 'starter' | 'model') => {
    const file = join(folder, `${name}.${ending}`);
    const text = existsSync(file) ? readText(root, file, faults) : null;
    if (text) checkProgram(text, ending, faults);
    return text;
  };
  const starter = read('starter');
  const model = read('model');
  if (!starter && !model) return null;
  if (!starter || !model) {
    faults.add(pathOf(root, join(folder, `${starter ? 'model' : 'starter'}.${ending}`)), 1, 'is missing');
    return null;
  }
  if (starter.text === model.text) faults.add(starter.path, 1, 'is the model solution itself');
  return { starter: starter.text, solution: model.text };
}

function checkProgram({ path, text }: TextFile, ending: Ending, faults: Faults): void {
  const compiled = ending === 'c' || ending === 'cpp';
  if (compiled && !text.startsWith('#include <')) faults.add(path, 1, 'begin with the includes: #include <…>');
  if (compiled && !text.includes('main(')) faults.add(path, 1, 'has no main()');
  if (!/[^\n]\n$/.test(text)) faults.add(path, lineAt(text, text.length), 'end with one line break');
  const tab = text.indexOf('\t');
  if (tab !== -1) faults.add(path, lineAt(text, tab), 'indent by blanks; there is a tab here');
  const beyond = BEYOND[ending].exec(text);
  if (beyond)
    faults.add(
      path,
      lineAt(text, beyond.index),
      `a program here has no threads, files, locale or further modules: ${beyond[0].trim()}`,
    );
}

function readOthers(
  root: string,
  folder: string,
  kind: 'right' | 'wrong',
  { languages, models }: { languages: readonly Language[]; models: readonly string[] },
  faults: Faults,
): OtherSolution[] {
  const others: OtherSolution[] = [];
  for (const [name, { path, text }] of filesIn(root, folder, faults)) {
    const language = languageOf(OTHER_NAME.exec(name)?.[1] ?? '');
    if (!language || !languages.includes(language)) {
      faults.add(
        path,
        1,
        `name it in small letters and hyphens, in a language of the challenge: ${kind === 'wrong' ? 'forgets-zero' : 'with-a-stack'}.${endings[(languages[0] ?? 'cpp') as keyof typeof endings]}`,
      );
      continue;
    }
    const about = FIRST_LINE.exec(text)?.[1]?.trim();
    if (about === undefined) {
      faults.add(
        path,
        1,
        kind === 'wrong'
          ? 'begin with a line that says the mistake: // Forgets that n may be 0'
          : 'begin with a line that says the way: # Sorts first',
      );
      continue;
    }
    const same = others.find((other) => other.about === about);
    if (same) faults.add(path, 1, `says the same as ${same.path}`);
    if (models.includes(programIn(text))) faults.add(path, 2, 'is the model solution itself');
    others.push({ path, language, about, source: text });
  }
  return others;
}

/** A solution beside the model without the line that says what it is. */
export const programIn = (source: string): string => source.slice(source.indexOf('\n') + 1);
