import { join } from 'node:path';
import { z } from 'zod';
import { findMistakes } from '../../../domain/interview/mistakes/find-mistakes.ts';
import { commonnessIn, keyedFrames } from '../../../domain/interview/mistakes/frame-keys.ts';
import { readFrame, splitFrame } from '../../../domain/interview/mistakes/frames.ts';
import type { Mistake } from '../../../domain/interview/mistakes/types.ts';
import type { Misbelief } from '../../../domain/quiz/types.ts';
import type { Room } from '../room.ts';
import { type Checked, checkedFile, faultAt, filesIn, readAll, readYaml, throwFaults } from '../source.ts';
import { plain, wordCount } from '../wording.ts';
import { readCards } from './cards.ts';
import { readQuestions } from './questions.ts';
import { readRoles } from './roles.ts';

/** Each technical topic of a role or bank has at least so many. */
const LEAST = 2;

const statement = plain.regex(/^[A-Z0-9].*\.$/, 'has to be one sentence').refine((said) => wordCount(said) <= 30, {
  error: 'has more than 30 words',
});
const frame = z.string().refine(
  (text) => {
    try {
      return splitFrame(text).map(readFrame).length > 0;
    } catch {
      return false;
    }
  },
  { error: 'is no frame: see src/domain/interview/mistakes/frames.ts' },
);

const schema = z.record(
  z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'has to be small letters with hyphens'),
  z.strictObject({
    /** `<role>/<topic>`, or `technical/<id>` for the bank that needs no role. */
    topics: z.array(z.string()).min(1, 'has to be at least one topic'),
    wrong: statement,
    why: plain.regex(/\.$/, 'has to be whole sentences').refine((said) => wordCount(said) <= 50, {
      error: 'has more than 50 words',
    }),
    card: z.string().exactOptional(),
    says: z.array(frame).min(1),
    /** The same in other words: it has to be found, too. */
    also: z.array(z.string().min(1)).default([]),
  }),
);

type MistakeFile = Checked<z.output<typeof schema>>;

const textsOf = ({ wrong, why, also }: MistakeFile['data'][string]): string[] => [wrong, why, ...also];

/**
 * What people often get wrong, each with the topics it belongs to.
 * @throws ContentError for one that its own frames do not find, a topic or card that is not there, and a technical topic
 * with fewer than two
 */
export function readMistakes(content: string, root: string): { mistake: Mistake; topics: readonly string[] }[] {
  const files = readAll(filesIn(join(content, 'mistakes'), '.yaml'), (path) =>
    checkedFile(schema, readYaml(root, path)),
  );
  const cards = new Map(readCards(content, root).map(({ card }) => [card.id, card.title]));
  const topics = technicalTopics(content, root);
  const commonness = commonnessIn(files.flatMap(({ data }) => Object.values(data).flatMap(textsOf)));
  const faults: string[] = [];
  const count = new Map<string, number>();
  const taken = new Set<string>();
  const found = files.flatMap((file) =>
    Object.entries(file.data).map(([id, entry]) => {
      const { wrong, why, card, says: frames } = entry;
      const title = card === undefined ? undefined : cards.get(card);
      const mistake: Mistake = {
        id,
        wrong,
        why,
        card: card === undefined || title === undefined ? null : { id: card, title },
        frames: frames.flatMap((written) => keyedFrames(written, commonness)),
      };
      if (taken.has(id)) faults.push(faultAt(file.source, [id], 'is there already'));
      taken.add(id);
      if (card !== undefined && title === undefined)
        faults.push(faultAt(file.source, [id, 'card'], `there is no card "${card}"`));
      entry.topics.forEach((topic, at) => {
        if (!topics.has(topic)) faults.push(faultAt(file.source, [id, 'topics', at], `there is no topic "${topic}"`));
        count.set(topic, (count.get(topic) ?? 0) + 1);
      });
      faults.push(...faultsOfFrames(file, id, mistake, topics.get(entry.topics[0] ?? '') ?? ''));
      return { mistake, topics: entry.topics };
    }),
  );
  for (const topic of topics.keys())
    if ((count.get(topic) ?? 0) < LEAST)
      faults.push(`src/content/mistakes: "${topic}" has ${count.get(topic) ?? 0} mistakes; at least ${LEAST} fit`);
  throwFaults(faults);
  return found;
}

function faultsOfFrames({ source, data }: MistakeFile, id: string, mistake: Mistake, question: string): string[] {
  const finds = (text: string) => findMistakes(text, [mistake], question).length > 0;
  const { also = [] } = data[id] ?? {};
  return [
    ...(finds(mistake.wrong) ? [] : [faultAt(source, [id, 'wrong'], 'is not found by its own frames')]),
    ...also.flatMap((text, at) => (finds(text) ? [] : [faultAt(source, [id, 'also', at], 'is not found')])),
    ...(finds(mistake.why) ? [faultAt(source, [id, 'why'], 'is taken for the mistake')] : []),
  ];
}

/** What is asked, by topic. */
function technicalTopics(content: string, root: string): Map<string, string> {
  const roles = readRoles(content, root).flatMap(({ source, data }) =>
    data.questions
      .filter(({ category }) => category === 'technical')
      .map(({ topic, question }) => [`${source.name}/${topic}`, `${topic} ${question}`] as const),
  );
  const bank = readQuestions(content, root).technical.map(
    ({ id, topic, question }) => [`technical/${id}`, `${topic} ${question}`] as const,
  );
  return new Map([...roles, ...bank]);
}

/** What is wrong and why, of those that belong to a card: what questions about it are made from. */
const misbeliefsIn = (found: ReturnType<typeof readMistakes>): Misbelief[] =>
  found.flatMap(({ mistake: { id, card, wrong, why } }) => (card === null ? [] : [{ id, card: card.id, wrong, why }]));

/**
 * `mistakes/`: `content:mistakes` is all of it, fetched when an answer has been scored; `content:mistakes/of-cards` without
 * what finds them, for the questions of study mode.
 */
export const mistakes: Room = {
  place: 'mistakes',
  read: (place, root) => {
    const found = readMistakes(join(place, '..'), root);
    return new Map([
      ['mistakes', { data: found.map(({ mistake }) => mistake) }],
      ['mistakes/of-cards', { data: misbeliefsIn(found) }],
    ]);
  },
};
