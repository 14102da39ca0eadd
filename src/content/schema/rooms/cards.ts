import { basename, join } from 'node:path';
import { z } from 'zod';
import { indexCards } from '../../../domain/coach/card-index.ts';
import type { Card } from '../../../domain/coach/types.ts';
import { text } from '../link.ts';
import type { ContentModule, Room } from '../room.ts';
import { NO_SKILL, skills } from '../skills.ts';
import {
  type Checked,
  checkedFile,
  faultAt,
  filesIn,
  foldersIn,
  readAll,
  readMarkdown,
  type Source,
  throwFaults,
} from '../source.ts';
import { readSources } from './tracks.ts';

const WAYS = 'has to be two to five ways of asking';
const MOST_HEARD = 100;
const MOST_EXPLAINED = 20;
const HEARD = 'has to be 4 to 300 characters';
const LEAST_WORDS = 50;
const MOST_WORDS = 170;
/** Names of modules that are no group. */
const TAKEN = ['further', 'groups', 'index', 'sources'];
/** Groups with cards that are about no skill, such as the one on cover letters. */
const GENERAL = ['career', 'interview', 'study'];

const schema = z.strictObject({
  title: text,
  asked: z.array(text).min(2, WAYS).max(5, WAYS),
  heard: z
    .array(text.min(4, HEARD).max(300, HEARD))
    .max(MOST_HEARD, `has to be at most ${MOST_HEARD} ways of asking`)
    .default([]),
  explains: z
    .array(text.max(60, 'has to be at most 60 characters'))
    .max(MOST_EXPLAINED, `has to be at most ${MOST_EXPLAINED} names`)
    .default([]),
  terms: z.array(text).default([]),
  skills: skills(),
  sources: z.array(text).default([]),
  next: z.array(text).min(1, 'has to be at least one card that leads on'),
});

interface CardFile extends Checked<z.output<typeof schema>> {
  readonly card: Card;
}

/**
 * The cards, by group and name.
 * @throws ContentError
 */
export function readCards(content: string, root: string): CardFile[] {
  const groups = foldersIn(join(content, 'cards'));
  const files = groups.flatMap((group) => filesIn(group, '.md').map((file) => ({ group: basename(group), file })));
  const cards = readAll(files, ({ group, file }): CardFile => {
    const { source, data } = checkedFile(schema, readMarkdown(root, file));
    const { skills: named, heard: _, explains: __, ...said } = data;
    const card = { id: `${group}/${source.name}`, group, ...said, answer: source.body.trim() };
    throwFaults([
      ...(TAKEN.includes(group) ? [faultAt(source, [], `no group can be called "${group}"`)] : []),
      ...(named.length === 0 && !GENERAL.includes(group) ? [faultAt(source, ['skills'], NO_SKILL)] : []),
      ...faultsOfAnswer(source),
    ]);
    return { source, data, card };
  });
  throwFaults(faultsTogether(cards, new Set(readSources(content, root).keys())));
  return cards;
}

/** The text with code blocks blanked out, line by line. */
function proseOf(body: string): string {
  let fenced = false;
  return body
    .split('\n')
    .map((line) => {
      const fence = line.startsWith('```');
      if (fence) fenced = !fenced;
      return fenced || fence ? '' : line;
    })
    .join('\n');
}

const wordsIn = (prose: string): number => prose.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

function faultsOfAnswer(source: Source): string[] {
  const { body, bodyLine, path } = source;
  const prose = proseOf(body);
  const words = wordsIn(prose);
  const faults =
    words < LEAST_WORDS || words > MOST_WORDS
      ? [`${path}:${bodyLine}: the answer has ${words} words; ${LEAST_WORDS} to ${MOST_WORDS} fit, code not counted`]
      : [];
  if ((body.match(/^```/gm) ?? []).length % 2 === 1) faults.push(`${path}:${bodyLine}: a code block is not closed`);
  prose.split('\n').forEach((line, at) => {
    const bare = line.replace(/`[^`]*`/g, ' ');
    if (/<\/?[a-z!]/i.test(bare)) faults.push(`${path}:${bodyLine + at}: HTML is not shown; put it in backquotes`);
    if (/\]\(|https?:\/\/|www\./.test(bare))
      faults.push(`${path}:${bodyLine + at}: an answer has no links; name the page under "sources"`);
  });
  return faults;
}

/** What is wrong between cards: ids that lead nowhere, a question on two cards, a card that none leads to. */
function faultsTogether(cards: readonly CardFile[], sources: ReadonlySet<string>): string[] {
  const ids = new Set(cards.map(({ card }) => card.id));
  const reached = new Set(cards.flatMap(({ card }) => card.next));
  const askedBy = new Map<string, string>();
  const heardBy = new Map(
    cards.flatMap(({ data, source }) => data.asked.map((form) => [form.toLowerCase(), source.path] as const)),
  );
  return cards.flatMap(({ card, data, source }) => {
    const faults: string[] = [];
    card.next.forEach((id, at) => {
      if (id === card.id) faults.push(faultAt(source, ['next', at], 'a card cannot lead to itself'));
      else if (!ids.has(id)) faults.push(faultAt(source, ['next', at], `there is no card "${id}"`));
    });
    card.sources.forEach((key, at) => {
      if (!sources.has(key))
        faults.push(
          faultAt(source, ['sources', at], `no page is called "${key}" in references.yaml, the guides or the tracks`),
        );
    });
    card.asked.forEach((form, at) => {
      const key = `${card.group}: ${form.toLowerCase()}`;
      const other = askedBy.get(key);
      if (other !== undefined) faults.push(faultAt(source, ['asked', at], `${other} has the same way of asking`));
      askedBy.set(key, card.id);
    });
    data.heard.forEach((form, at) => {
      const other = heardBy.get(form.toLowerCase());
      if (other !== undefined) faults.push(faultAt(source, ['heard', at], `${other} has the same way of asking`));
      heardBy.set(form.toLowerCase(), source.path);
    });
    if (!reached.has(card.id))
      faults.push(faultAt(source, [], 'no card leads here; add it to "next" of a card near it'));
    return faults;
  });
}

/** A module that puts those of all groups together. */
const allCode = (groups: readonly string[]): string =>
  [
    ...groups.map((group, at) => `import group${at} from ${JSON.stringify(`content:cards/${group}`)};`),
    `export default [${groups.map((_, at) => `group${at}`).join(', ')}].flat();`,
  ].join('\n');

/** A table of what fetches each group. */
const loadersCode = (groups: readonly string[]): string => {
  const rows = groups.map(
    (group) => `  ${JSON.stringify(group)}: () => import(${JSON.stringify(`content:cards/${group}`)}),\n`,
  );
  return `export const loaders = {\n${rows.join('')}};\n`;
};

/**
 * `cards/`: `content:cards` is all of them, `content:cards/<group>` those of a group, `content:cards/index` the coach's
 * index of all, `content:cards/sources` the pages that they name; `content:cards/groups` fetches those of a group.
 */
export const cards: Room = {
  place: 'cards',
  read: (place, root) => {
    const content = join(place, '..');
    const files = readCards(content, root);
    const found = files.map(({ card }) => card);
    const further = Object.fromEntries(
      files.map(({ card, data: { heard, explains } }) => [card.id, { heard, explains }]),
    );
    const groups = [...new Set(found.map(({ group }) => group))];
    const pages = readSources(content, root);
    const named = new Set(found.flatMap(({ sources }) => sources));
    const sources = [...pages].flatMap(([key, { name, url }]) =>
      named.has(key) ? [[key, { name, url }] as const] : [],
    );
    return new Map<string, ContentModule>([
      ['cards', { data: found, code: allCode(groups) }],
      ['cards/groups', { code: loadersCode(groups) }],
      ['cards/index', { data: indexCards(found, further) }],
      ['cards/further', { data: further }],
      ['cards/sources', { data: Object.fromEntries(sources) }],
      ...groups.map((group) => [`cards/${group}`, { data: found.filter((card) => card.group === group) }] as const),
    ]);
  },
};
