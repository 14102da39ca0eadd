import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Challenge } from '../../../domain/challenges/types.ts';
import { pathOf } from '../source.ts';
import type { Faults } from './faults.ts';
import { filesIn, lineAt, readText, type TextFile } from './text-file.ts';

type Language = Challenge['language'];

/** A plausible mistake that the tests of a challenge must catch. The app never gets it. */
export interface WrongSolution {
  /** Its file, from the repository's root. */
  readonly path: string;
  /** The mistake in a few words: the comment on its first line. */
  readonly mistake: string;
  readonly source: string;
}

export interface ChallengeSources {
  readonly language: Language;
  readonly starter: string;
  readonly model: string;
  readonly wrong: readonly WrongSolution[];
}

const LANGUAGES: readonly Language[] = ['c', 'cpp'];
/** What a program in the tab does not have. */
const BEYOND = /<(?:thread|mutex|fstream|filesystem|locale\.h|locale|unistd\.h)>|\bfopen\b/;
const WRONG_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*\.(c|cpp)$/;
const FEWEST_WRONG = 2;

/** The programs of a challenge. What is wrong with them goes to `faults`; `null` when one is missing. */
export function readSources(root: string, folder: string, faults: Faults): ChallengeSources | null {
  const starter = readProgram(root, folder, 'starter', faults);
  const model = readProgram(root, folder, 'model', faults);
  if (!starter || !model) return null;
  const { language } = model;
  if (starter.language !== language)
    faults.add(starter.path, 1, `is not in the language of model.${language}; a challenge is in C or in C++`);
  if (starter.text === model.text) faults.add(starter.path, 1, 'is the model solution itself');
  return {
    language,
    starter: starter.text,
    model: model.text,
    wrong: readWrong(root, join(folder, 'wrong'), model, faults),
  };
}

interface ProgramFile extends TextFile {
  readonly language: Language;
}

function readProgram(root: string, folder: string, name: 'starter' | 'model', faults: Faults): ProgramFile | null {
  const found = filesNamed(root, folder, name, faults);
  const [program, another] = found;
  if (!program) {
    faults.add(pathOf(root, join(folder, `${name}.c`)), 1, `is missing; it is ${name}.cpp for a challenge in C++`);
    return null;
  }
  if (another) faults.add(another.path, 1, `there is ${name}.c already; keep one of the two`);
  checkProgram(program, faults);
  return program;
}

const filesNamed = (root: string, folder: string, name: string, faults: Faults): ProgramFile[] =>
  LANGUAGES.flatMap((language) => {
    const file = join(folder, `${name}.${language}`);
    const read = existsSync(file) ? readText(root, file, faults) : null;
    return read ? [{ ...read, language }] : [];
  });

function checkProgram({ path, text }: TextFile, faults: Faults): void {
  if (!text.startsWith('#include <')) faults.add(path, 1, 'begin with the includes: #include <…>');
  if (!/[^\n]\n$/.test(text)) faults.add(path, lineAt(text, text.length), 'end with one line break');
  const tab = text.indexOf('\t');
  if (tab !== -1) faults.add(path, lineAt(text, tab), 'indent by four spaces; there is a tab here');
  if (!text.includes('main(')) faults.add(path, 1, 'has no main()');
  const beyond = BEYOND.exec(text);
  if (beyond)
    faults.add(path, lineAt(text, beyond.index), `a program here has no threads, files or locale: ${beyond[0]}`);
}

function readWrong(root: string, folder: string, model: ProgramFile, faults: Faults): WrongSolution[] {
  const wrong: WrongSolution[] = [];
  const { language } = model;
  for (const [name, { path, text }] of filesIn(root, folder, faults)) {
    if (WRONG_NAME.exec(name)?.[1] !== language) {
      faults.add(path, 1, `name it after its mistake, in small letters and hyphens: forgets-zero.${language}`);
      continue;
    }
    const mistake = /^\/\/ (\S.*)\n/.exec(text)?.[1]?.trim();
    if (mistake === undefined) {
      faults.add(path, 1, 'begin with a line that says the mistake: // Forgets that n may be 0');
      continue;
    }
    const same = wrong.find((other) => other.mistake === mistake);
    if (same) faults.add(path, 1, `has the mistake of ${same.path}`);
    if (programIn(text) === model.text) faults.add(path, 2, 'is the model solution itself');
    wrong.push({ path, mistake, source: text });
  }
  if (wrong.length < FEWEST_WRONG)
    faults.add(
      pathOf(root, folder),
      1,
      `holds ${wrong.length} of the ${FEWEST_WRONG} wrong solutions that a challenge needs at least`,
    );
  return wrong;
}

/** A wrong solution without the line that says its mistake. */
export const programIn = (source: string): string => source.slice(source.indexOf('\n') + 1);
