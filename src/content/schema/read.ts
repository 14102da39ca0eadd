import { join } from 'node:path';
import type { PlannedSubject } from '../../domain/catalogue/subject-types.ts';
import type { Reference, Track } from '../../domain/catalogue/types.ts';
import type { InterviewPattern } from '../../domain/challenges/interview-course.ts';
import type { CardIndex, FurtherWords } from '../../domain/coach/card-index.ts';
import type { Card } from '../../domain/coach/types.ts';
import type { Way } from '../../domain/evidence/way-types';
import type { BankWords } from '../../domain/interview/answer/bank-words.ts';
import type { Mistake } from '../../domain/interview/mistakes/types.ts';
import type { QuestionContent } from '../../domain/interview/questions/bank-types.ts';
import type { InterviewTopic } from '../../domain/interview/types.ts';
import type { Misbelief, Program } from '../../domain/quiz/types.ts';
import type { ContentModule, Room } from './room.ts';
import { rooms } from './rooms.ts';

/** The modules that scripts and browser tests read, and what is in them. */
interface ContentData {
  readonly 'bank-words': BankWords;
  readonly cards: readonly Card[];
  readonly 'cards/further': FurtherWords;
  readonly 'cards/index': CardIndex;
  readonly 'interview-75': readonly InterviewPattern[];
  readonly mistakes: readonly Mistake[];
  readonly 'mistakes/of-cards': readonly Misbelief[];
  readonly programs: readonly Program[];
  readonly questions: QuestionContent;
  readonly references: readonly Reference[];
  readonly 'subjects/all': readonly PlannedSubject[];
  readonly 'tracks/all': readonly Track[];
  readonly ways: readonly Way[];
  readonly [role: `roles/${string}`]: readonly InterviewTopic[];
}

/** The names of the modules of a room all begin with this. */
const nameOf = ({ place }: Room) => place.replace(/\.\w+$/, '');

/** The room that reads a file. @param path below `src/content`, with forward slashes */
export const roomAt = (path: string): Room | undefined =>
  rooms.find(({ place }) => path === place || path.startsWith(`${place}/`));

/** Finds the module `content:<id>`, and keeps what it has read in `known`. @throws ContentError */
export function findModule(
  id: string,
  root: string,
  known: Map<Room, ReadonlyMap<string, ContentModule>>,
): ContentModule | undefined {
  for (const room of rooms) {
    if (id !== nameOf(room) && !id.startsWith(`${nameOf(room)}/`)) continue;
    const modules = known.get(room) ?? room.read(join(root, 'src/content', room.place), root);
    known.set(room, modules);
    const found = modules.get(id);
    if (found) return found;
  }
  return undefined;
}

/**
 * The data of `content:<id>` where there is no Vite: in scripts and browser tests.
 * @throws RangeError when there is no such data, ContentError when a file does not fit its schema
 */
export function readContent<K extends keyof ContentData>(id: K, root = process.cwd()): ContentData[K] {
  const found = findModule(id, root, new Map());
  if (!found || !('data' in found)) throw new RangeError(`There is no content "${id}".`);
  return found.data as ContentData[K];
}
