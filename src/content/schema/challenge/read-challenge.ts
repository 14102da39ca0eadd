import { basename, join } from 'node:path';
import { z } from 'zod';
import { isCompiled, type Language } from '../../../domain/c-source/languages.ts';
import type { Challenge } from '../../../domain/challenges/types.ts';
import { skills } from '../skills.ts';
import { type Checked, checkedFile, pathOf, readMarkdown } from '../source.ts';
import { readCases } from './cases.ts';
import { readEditorial } from './editorial.ts';
import { type Equivalent, readEquivalent } from './equivalent.ts';
import { Faults } from './faults.ts';
import { type ChallengeSources, FEWEST, type OtherSolution, readSources } from './sources.ts';
import { namesIn } from './text-file.ts';

/** A challenge as its folder holds it: with what the app gets, and what only its tests read. */
export interface AuthoredChallenge {
  /** Its folder's name. */
  readonly name: string;
  /** Its folder, from the repository's root. */
  readonly path: string;
  readonly challenge: Challenge;
  /** What passing it shows; names of the vocabulary, its language first. */
  readonly skills: readonly string[];
  readonly wrong: readonly OtherSolution[];
  /** Right in another way. */
  readonly right: readonly OtherSolution[];
  /** Changes of the model that no test can notice. */
  readonly equivalent: readonly Equivalent[];
}

const FOLDER = /^(\d{2,})-[a-z0-9]+(?:-[a-z0-9]+)*$/;
const ENTRIES = [
  ...['statement.md', 'editorial.md', 'equivalent.yaml', 'wrong', 'right', 'tests'],
  ...['c', 'cpp', 'py', 'js', 'sql'].flatMap((ending) => [`starter.${ending}`, `model.${ending}`]),
];
const FEWEST_HINTS = 3;
const SHORTEST_STATEMENT = 60;
/** The skill that every challenge in one language alone shows. */
const SKILL_OF: Readonly<Partial<Record<Language, string>>> = {
  c: 'C',
  cpp: 'C++',
  python: 'Python',
  javascript: 'JavaScript',
  sql: 'SQL',
};

const words = z
  .string()
  .min(1, 'is empty')
  .refine((text) => text === text.trim(), 'has blanks at its ends');

const front = z.strictObject({
  title: words,
  group: words,
  difficulty: z.enum(['easy', 'medium', 'hard']),
  topics: z.array(words).min(1, 'name one to four topics').max(4, 'name one to four topics'),
  skills: skills(),
  hints: z.array(words).min(1, 'give at least one hint'),
  seconds: z.number().min(0.5).max(10).exactOptional(),
  begins: z.enum(['c', 'cpp']).exactOptional(),
});

interface Statement extends Checked<z.output<typeof front>> {
  readonly description: string;
}

/**
 * Reads a challenge's folder and holds it against every rule.
 * @param groups the names of groups that there are
 * @throws ContentError that names each fault with its file and line
 */
export function readChallenge(root: string, folder: string, groups: readonly string[]): AuthoredChallenge {
  const faults = new Faults();
  const name = basename(folder);
  const id = Number(FOLDER.exec(name)?.[1] ?? 0);
  if (id === 0) faults.add(pathOf(root, folder), 1, 'name the folder by its number and title: 57-count-the-vowels');
  for (const entry of namesIn(folder))
    if (!ENTRIES.includes(entry))
      faults.add(pathOf(root, join(folder, entry)), 1, `is no file of a challenge; these are: ${ENTRIES.join(', ')}`);
  const statement = readStatement(root, folder, groups, faults);
  const sources = readSources(root, folder, faults);
  const cases = readCases(root, join(folder, 'tests'), faults);
  const editorial = readEditorial(root, folder, faults);
  const equivalent = readEquivalent(root, folder, faults);
  if (statement && sources) {
    checkLanguages(statement, sources.languages, faults);
    checkWhole(pathOf(root, folder), statement, sources, faults);
    if (editorial === null)
      faults.add(pathOf(root, join(folder, 'editorial.md')), 1, 'is missing: how the model works and what it costs');
  }
  faults.throwAny();
  if (!statement || !sources) throw new Error(`${name}: a missing file was not reported`);
  const { wrong, right, ...programs } = sources;
  const { skills: shown, seconds = null, begins, ...head } = statement.data;
  const languages = inOrder(sources.languages, begins);
  const [language = 'cpp'] = languages;
  const { description } = statement;
  return {
    name,
    path: pathOf(root, folder),
    challenge: { id, ...head, language, description, ...programs, languages, ...cases, seconds, editorial },
    skills: shown,
    wrong,
    right,
    equivalent,
  };
}

/** What several languages solve begins in the one that most people can read, or in the one that it was there in first. */
function inOrder(languages: readonly Language[], begins: Language | undefined): readonly Language[] {
  const first = begins ?? (languages.includes('python') ? 'python' : languages[0]);
  return languages.toSorted((a, b) => Number(b === first) - Number(a === first));
}

/** One language alone is shown by what passes; of several, it is not known beforehand which. */
function checkLanguages({ source, data }: Statement, languages: readonly Language[], faults: Faults): void {
  const [language, ...others] = languages;
  const shown = language && others.length === 0 ? SKILL_OF[language] : undefined;
  if (data.begins !== undefined && (others.length === 0 || !languages.includes(data.begins)))
    faults.add(
      source.path,
      source.lineOf(['begins']),
      'begins: names one of several languages, in which it was at first',
    );
  if (shown !== undefined && data.skills[0] !== shown)
    faults.add(source.path, source.lineOf(['skills']), `skills: begin with ${shown}, which passing it shows`);
  if (others.length > 0 && data.skills.some((skill) => Object.values(SKILL_OF).includes(skill)))
    faults.add(source.path, source.lineOf(['skills']), 'skills: no language where it can be solved in several');
  if (others.length > 0 && data.seconds === undefined)
    faults.add(source.path, 1, 'seconds: say how long a compiled program may take for one test');
  if (data.seconds !== undefined && !languages.some((one) => isCompiled(one)) && data.seconds > 5)
    faults.add(source.path, source.lineOf(['seconds']), 'seconds: an interpreted program has twice as long already');
}

function checkWhole(
  path: string,
  { source, data }: Statement,
  { wrong, right }: ChallengeSources,
  faults: Faults,
): void {
  const few = (found: number, fewest: number, what: string) => {
    if (found < fewest) faults.add(path, 1, `holds ${found} of the ${fewest} ${what} that a challenge needs at least`);
  };
  few(wrong.length, FEWEST.wrong, 'wrong solutions');
  few(right.length, FEWEST.right, 'other right solutions');
  if (data.hints.length < FEWEST_HINTS)
    faults.add(source.path, source.lineOf(['hints']), 'hints: give three, from a nudge to nearly the answer');
}

function readStatement(root: string, folder: string, groups: readonly string[], faults: Faults): Statement | null {
  if (!namesIn(folder).includes('statement.md')) {
    faults.add(pathOf(root, join(folder, 'statement.md')), 1, 'is missing: title, hints and what to write');
    return null;
  }
  return faults.from(() => {
    const { source, data: head } = checkedFile(front, readMarkdown(root, join(folder, 'statement.md')));
    if (!groups.includes(head.group))
      faults.add(source.path, source.lineOf(['group']), `group: groups.yaml has no "${head.group}"`);
    const description = paragraphs(source.body);
    if (description.length <= SHORTEST_STATEMENT)
      faults.add(
        source.path,
        source.bodyLine,
        'say below the front matter what to write: what is read, what is printed, what the edges are',
      );
    const marks = /`|\*\*/.exec(source.body);
    if (marks)
      faults.add(
        source.path,
        source.bodyLine + source.body.slice(0, marks.index).split('\n').length - 1,
        `the statement is shown as plain text: leave out ${marks[0]}`,
      );
    return { source, data: head, description };
  });
}

/** Lines of a paragraph run on; an empty line parts two paragraphs. */
const paragraphs = (body: string): string =>
  body
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s*\n\s*/g, ' '))
    .join('\n\n');
