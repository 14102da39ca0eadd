import { join } from 'node:path';
import { z } from 'zod';
import type { ChallengeGroup, ChallengeHead } from '../../../domain/challenges/types.ts';
import { Faults } from '../challenge/faults.ts';
import { type AuthoredChallenge, readChallenge } from '../challenge/read-challenge.ts';
import { programIn } from '../challenge/sources.ts';
import { namesIn } from '../challenge/text-file.ts';
import type { ContentModule, Room } from '../room.ts';
import { checked, readAll, readYaml, type Source } from '../source.ts';

const PLACE = 'challenges';
const GROUPS = 'groups.yaml';

/**
 * Every challenge in the order of the list, with its wrong solutions; for what runs without the app's build.
 * @param root the repository's folder
 * @throws ContentError that names each fault with its file and line
 */
export const readChallenges = (root: string): readonly AuthoredChallenge[] =>
  readPlace(join(root, 'src/content', PLACE), root).flatMap(({ members }) => members);

/**
 * The folders below `challenges`. `content:challenges` has as much of them as the list shows; `content:challenges/ids`
 * has their numbers alone, and `content:challenges/groups` fetches the whole challenges of a group.
 */
export const challenges: Room = {
  place: PLACE,
  read(place, root) {
    const groups = readPlace(place, root);
    const loaders = groups.map(
      ({ name }) => `  ${JSON.stringify(name)}: () => import(${JSON.stringify(`content:${moduleOf(name)}`)}),\n`,
    );
    return new Map<string, ContentModule>([
      [PLACE, { data: groups.map(({ name, members }): ChallengeGroup => ({ name, challenges: members.map(headOf) })) }],
      [`${PLACE}/ids`, { data: groups.flatMap(({ members }) => members.map(({ challenge }) => challenge.id)) }],
      [`${PLACE}/groups`, { code: `export const loaders = {\n${loaders.join('')}};\n` }],
      ...groups.map(({ name, members }): [string, ContentModule] => [
        moduleOf(name),
        { data: members.map(({ challenge }) => challenge) },
      ]),
    ]);
  },
};

const moduleOf = (group: string) =>
  `${PLACE}/${group
    .toLowerCase()
    .replaceAll('+', 'p')
    .replace(/[^a-z0-9]+/g, '-')}`;

const headOf = ({ challenge }: AuthoredChallenge): ChallengeHead => {
  const { id, title, difficulty, language, languages, topics } = challenge;
  return { id, title, difficulty, language, languages, topics };
};

interface Group {
  readonly name: string;
  readonly members: readonly AuthoredChallenge[];
}

function readPlace(place: string, root: string): Group[] {
  const list = readYaml(root, join(place, GROUPS));
  const names = checked(z.array(z.string().min(1)).min(1), list);
  const folders = namesIn(place).filter((name) => name !== GROUPS);
  const all = readAll(folders, (name) => readChallenge(root, join(place, name), names)).sort(
    (a, b) => a.challenge.id - b.challenge.id,
  );
  const groups = names.map((name) => ({ name, members: all.filter(({ challenge }) => challenge.group === name) }));
  checkTogether(all, groups, list);
  return groups;
}

/** The rules that no challenge can break alone. */
function checkTogether(all: readonly AuthoredChallenge[], groups: readonly Group[], list: Source): void {
  const faults = new Faults();
  all.forEach(({ challenge: { id, title }, path }, index) => {
    const before = all.slice(0, index);
    if (before.some(({ challenge }) => challenge.id === id)) faults.add(path, 1, `there is a number ${id} already`);
    else if (id !== (before.at(-1)?.challenge.id ?? 0) + 1)
      faults.add(path, 1, `numbers count from 01 on without gaps: this one is ${String(index + 1).padStart(2, '0')}`);
    if (before.some(({ challenge }) => challenge.title.toLowerCase() === title.toLowerCase()))
      faults.add(`${path}/statement.md`, 1, `there is a challenge called "${title}" already`);
  });
  const wrong = all.flatMap((one) => [...one.wrong, ...one.right]);
  wrong.forEach(({ source, path }, index) => {
    const same = wrong.slice(0, index).find((other) => programIn(other.source) === programIn(source));
    if (same) faults.add(path, 1, `is the program of ${same.path} again`);
  });
  groups.forEach(({ name, members }, index) => {
    if (groups.findIndex((group) => group.name === name) < index)
      faults.add(list.path, list.lineOf([index]), `"${name}" is listed twice`);
    else if (members.length === 0) faults.add(list.path, list.lineOf([index]), `no challenge belongs to "${name}"`);
  });
  faults.throwAny();
}
