import roles from 'content:roles';
import type { InterviewRecord, RetakenAnswer, RoomQuestion } from '../../../machines/contracts/interview';
import { isOfBank } from '../../domain/interview/questions/bank-ids';
import { bankOf, findRole } from '../../domain/interview/roles';
import type { InterviewRole } from '../../domain/interview/types';
import { keptPromises } from '../../ui/kept-promises';
import { questionOf, topicsOf } from './role-topics';

/** What a room is asked for by its address. */
export interface RoomWish {
  /** Id of the question to begin with. */
  readonly question: string | null;
  /** Id of the session whose questions are to come again. */
  readonly again: string | null;
  /** The answer that is to be given once more. */
  readonly retake: RetakenAnswer | null;
}

/** What a room asks. */
export interface RoomSet {
  /**
   * `first`: the role's questions in the order of the product spec; `new`: drawn for a later session; `again`: those of an
   * earlier one; `chosen`: as the first, after one that was chosen; `retake`: one question of an earlier session.
   */
  readonly kind: 'first' | 'new' | 'again' | 'chosen' | 'retake';
  readonly questions: readonly RoomQuestion[];
  /** How many of them an earlier session asked. */
  readonly askedBefore: number;
  /** Of a retake: the answer that is given once more. */
  readonly retakes: RetakenAnswer | null;
}

/** The earlier sessions of a role, retakes apart, in their order. */
export const sessionsOf = <S extends InterviewRecord>(sessions: readonly S[], roleId: string): readonly S[] =>
  sessions.filter(({ role, retakes }) => role.id === roleId && retakes === null);

/** Ids of the questions that these sessions reached, the oldest first. @param sessions the newest first */
const askedIn = (sessions: readonly InterviewRecord[]): string[] => [
  ...new Set(
    sessions
      .flatMap(({ questions, answers }) => questions.slice(0, answers.length).reverse())
      .map(({ id }) => id)
      .reverse(),
  ),
];

/** The questions of a room that opens now, the same promise for the same past. @param held sessions of the role */
export function roomSet(role: InterviewRole, held: readonly InterviewRecord[], wish: RoomWish): Promise<RoomSet> {
  const again = held.find(({ id }) => id === wish.again)?.questions ?? null;
  const retaken = wish.retake && questionRetaken(held, wish.retake);
  const retake = wish.retake && retaken ? { of: wish.retake, question: retaken } : null;
  return sets(JSON.stringify({ role: role.id, asked: askedIn(held), question: wish.question, again, retake }));
}

const questionRetaken = (held: readonly InterviewRecord[], { session, question }: RetakenAnswer) =>
  held.find(({ id }) => id === session)?.questions.find(({ id }) => id === question);

interface Key {
  readonly role: string;
  readonly asked: readonly string[];
  readonly question: string | null;
  readonly again: readonly RoomQuestion[] | null;
  readonly retake: { readonly of: RetakenAnswer; readonly question: RoomQuestion } | null;
}

const sets = keptPromises(async (key): Promise<RoomSet> => {
  const { role: id, asked, question, again, retake }: Key = JSON.parse(key);
  const known = new Set(asked);
  const setOf = (kind: RoomSet['kind'], questions: readonly RoomQuestion[]): RoomSet => ({
    kind,
    questions,
    askedBefore: questions.filter((one) => known.has(one.id)).length,
    retakes: null,
  });
  if (retake) return { ...setOf('retake', [retake.question]), retakes: retake.of };
  const role = findRole(roles, id);
  if (again || !role) return setOf('again', again ?? []);
  const topics = await topicsOf(role.id);
  const asRole = (first: string | null) => bankOf(role, topics, first).map(({ id, question: text }) => ({ id, text }));
  const chosen = question === null ? null : await questionOf(role.id, question);
  if (question !== null && chosen)
    return setOf(
      'chosen',
      isOfBank(question) ? [{ id: question, text: chosen.question }, ...asRole(null).slice(0, -1)] : asRole(question),
    );
  if (asked.length === 0) return setOf('first', asRole(null));
  const { draw } = await import('./question-bank');
  return setOf(
    'new',
    draw(role, topics, asked).map(({ id, question: text }) => ({ id, text })),
  );
});

/** Whether an unfinished session is more than one answer given once more. */
export const isWhole = ({ retakes }: Pick<InterviewRecord, 'retakes'>): boolean => retakes === null;

/** Whether an unfinished session is one of this set: of a set that was asked for, with its questions. */
export function isOfSet(
  set: Pick<RoomSet, 'kind' | 'questions' | 'retakes'>,
): (draft: Pick<InterviewRecord, 'questions' | 'retakes'>) => boolean {
  const { kind, questions, retakes } = set;
  if (retakes)
    return (draft) => draft.retakes?.session === retakes.session && draft.retakes.question === retakes.question;
  if (kind === 'again')
    return (draft) =>
      draft.retakes === null &&
      draft.questions.length === questions.length &&
      draft.questions.every(({ id }, at) => id === questions[at]?.id);
  if (kind === 'chosen') return (draft) => draft.retakes === null && draft.questions[0]?.id === questions[0]?.id;
  return isWhole;
}

/** A name for the unfinished session of a set, the same in each tab. */
export function nameOfSet(roleId: string, { kind, questions, retakes }: RoomSet): string {
  if (retakes) return `room-${roleId}-${retakes.session}-${retakes.question}`;
  if (kind === 'chosen') return `room-${roleId}-${questions[0]?.id}`;
  if (kind === 'again') return `room-${roleId}-${questions.map(({ id }) => id).join('-')}`;
  return `room-${roleId}`;
}
