import { join } from 'node:path';
import type { Challenge, ChallengeCase, MadeCase } from '../../../domain/challenges/types.ts';
import { checked, pathOf, readYaml } from '../source.ts';
import type { Faults } from './faults.ts';
import { recipe } from './recipes.ts';
import { filesIn, lineAt, type TextFile } from './text-file.ts';

const NAME = /^(\d{2,})-(example|hidden)(?:-[a-z0-9]+)*\.(in|out|make)$/;
const MOST_EXAMPLES = 2;
/** Of a program that reads something. */
const FEWEST_HIDDEN = 3;
/** Characters of the output on an input that is made: it is there to be looked at, too. */
const LONGEST_MADE_OUTPUT = 4000;

interface Pair extends ChallengeCase {
  readonly stem: string;
  readonly hidden: boolean;
  /** How its input is made; `input` is then the text of the recipe. */
  readonly make: MadeCase['make'] | null;
  /** Paths from the repository's root. */
  readonly inputPath: string;
  readonly outputPath: string;
}

/** The tests of a challenge: pairs like `01-example.in` and `01-example.out`. What is wrong goes to `faults`. */
export function readCases(root: string, folder: string, faults: Faults): Pick<Challenge, 'examples' | 'hidden'> {
  const pairs = readPairs(root, folder, faults);
  checkInputs(pairs, faults);
  checkOutputs(pairs, faults);
  const examples = pairs.filter(({ hidden }) => !hidden);
  const hidden = pairs.filter((pair) => pair.hidden);
  const place = pathOf(root, folder);
  if (examples.length < 1 || examples.length > MOST_EXAMPLES)
    faults.add(
      place,
      1,
      `holds ${examples.length} examples; one or two are shown before the run (01-example.in, .out)`,
    );
  const reads = pairs.some(({ input }) => input !== '');
  if (reads && hidden.length < FEWEST_HIDDEN)
    faults.add(place, 1, `holds ${hidden.length} hidden tests; a program that reads needs at least ${FEWEST_HIDDEN}`);
  const bare = ({ input, output }: Pair): ChallengeCase => ({ input, output });
  return {
    examples: examples.map(bare),
    hidden: hidden.map((pair) => (pair.make ? { make: pair.make, output: pair.output } : bare(pair))),
  };
}

const isHidden = (stem: string) => NAME.exec(`${stem}.in`)?.[2] === 'hidden';

function readPairs(root: string, folder: string, faults: Faults): Pair[] {
  const files = filesIn(root, folder, faults);
  const stems = new Set<string>();
  for (const [name, { path }] of files)
    if (NAME.test(name)) stems.add(name.replace(/\.\w+$/, ''));
    else faults.add(path, 1, 'name a test 01-example.in and 01-example.out, or 03-hidden.in and 03-hidden.out');
  checkNumbers(root, folder, [...stems], faults);
  return [...stems].flatMap((stem) => {
    const missing = (ending: 'in' | 'out') =>
      faults.add(
        pathOf(root, join(folder, `${stem}.${ending}`)),
        1,
        ending === 'in'
          ? `is missing beside ${stem}.out; make an empty file when the program reads nothing`
          : `is missing beside ${stem}.in: what must the program print?`,
      );
    const recipeFile = files.get(`${stem}.make`);
    const input = recipeFile ?? files.get(`${stem}.in`);
    const output = files.get(`${stem}.out`);
    if (!input) missing('in');
    if (!output) missing('out');
    if (!input || !output) return [];
    const make = recipeFile ? readRecipe(root, join(folder, `${stem}.make`), faults) : null;
    if (make) checkMade(stem, output, faults);
    else if (recipeFile) return [];
    checkText(input, faults);
    checkText(output, faults);
    if (output.text === '') faults.add(output.path, 1, 'is empty; every test prints something');
    return [
      {
        stem,
        hidden: isHidden(stem),
        make,
        input: input.text,
        output: output.text,
        inputPath: input.path,
        outputPath: output.path,
      },
    ];
  });
}

const readRecipe = (root: string, file: string, faults: Faults) =>
  faults.from(() => checked(recipe, readYaml(root, file)));

function checkMade(stem: string, { path, text }: TextFile, faults: Faults): void {
  if (!isHidden(stem)) faults.add(path, 1, 'an example is there to be read: give its input as it is');
  if (text.length > LONGEST_MADE_OUTPUT)
    faults.add(path, 1, `has more than ${LONGEST_MADE_OUTPUT} characters: let the program print less, or read less`);
}

function checkText({ path, text }: TextFile, faults: Faults): void {
  if (text === '') return;
  const carriage = text.indexOf('\r');
  if (carriage !== -1)
    faults.add(path, lineAt(text, carriage), 'has a line break of Windows (CRLF); save it with LF alone');
  if (!text.endsWith('\n')) faults.add(path, lineAt(text, text.length), 'end with a line break');
}

/** The screen counts the tests as they come, so that "Test 4" is the file that begins with 04. */
function checkNumbers(root: string, folder: string, stems: readonly string[], faults: Faults): void {
  stems.forEach((stem, index) => {
    const path = pathOf(root, join(folder, `${stem}.in`));
    const wanted = String(index + 1).padStart(2, '0');
    if (!stem.startsWith(`${wanted}-`))
      faults.add(path, 1, `number the tests from 01 on without gaps: this one is ${wanted}`);
    if (!isHidden(stem) && stems.slice(0, index).some(isHidden))
      faults.add(path, 1, 'examples come before the hidden tests');
  });
}

function checkInputs(pairs: readonly Pair[], faults: Faults): void {
  pairs.forEach(({ input, inputPath }, index) => {
    const same = pairs.slice(0, index).find((before) => before.input === input);
    if (same) faults.add(inputPath, 1, `is the input of ${same.stem}.in again`);
  });
}

function checkOutputs(pairs: readonly Pair[], faults: Faults): void {
  const [first, ...others] = pairs.map(({ output }) => printed(output));
  if (pairs[0] && others.length > 0 && others.every((output) => output === first))
    faults.add(pairs[0].outputPath, 1, 'every test prints the same: a program that reads nothing would pass');
}

/** What the judge compares: blanks at the ends of lines and of the whole do not count. */
const printed = (output: string): string => output.replace(/[ \t]+$/gm, '').trimEnd();
