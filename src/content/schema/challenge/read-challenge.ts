import { basename, join } from 'node:path';
import { z } from 'zod';
import type { Challenge } from '../../../domain/challenges/types.ts';
import { skills } from '../skills.ts';
import { type Checked, checkedFile, pathOf, readMarkdown } from '../source.ts';
import { readCases } from './cases.ts';
import { Faults } from './faults.ts';
import { readSources, type WrongSolution } from './sources.ts';
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
  readonly wrong: readonly WrongSolution[];
}

const FOLDER = /^(\d{2,})-[a-z0-9]+(?:-[a-z0-9]+)*$/;
const ENTRIES = ['statement.md', 'starter.c', 'starter.cpp', 'model.c', 'model.cpp', 'wrong', 'tests'];
const SHORTEST_STATEMENT = 60;
/** The skill that every challenge in a language shows. */
const SKILL_OF: Readonly<Record<Challenge['language'], string>> = { c: 'C', cpp: 'C++' };

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
  if (statement && sources) checkSkills(statement, SKILL_OF[sources.language], faults);
  faults.throwAny();
  if (!statement || !sources) throw new Error(`${name}: a missing file was not reported`);
  const { wrong, model, ...programs } = sources;
  const { skills: shown, ...head } = statement.data;
  return {
    name,
    path: pathOf(root, folder),
    challenge: { id, ...head, description: statement.description, ...programs, ...cases, solution: model },
    skills: shown,
    wrong,
  };
}

function checkSkills({ source, data }: Statement, language: string, faults: Faults): void {
  if (data.skills[0] !== language)
    faults.add(source.path, source.lineOf(['skills']), `skills: begin with ${language}, which passing it shows`);
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
