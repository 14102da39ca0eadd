import { type DiffPart, wordDiff } from '../text/word-diff';

interface Asked {
  readonly id: string;
  readonly begunAt: string;
  readonly role: { readonly id: string };
  readonly questions: readonly { readonly id: string }[];
  readonly answers: readonly unknown[];
}

/** An answer of a session, by its place. */
export interface AttemptAt<S> {
  readonly session: S;
  readonly index: number;
}

/** Every answer to a question, in all sessions of its role: the oldest first. */
export const attemptsAt = <S extends Asked>(
  sessions: readonly S[],
  roleId: string,
  questionId: string,
): AttemptAt<S>[] =>
  sessions
    .filter(({ role }) => role.id === roleId)
    .flatMap((session) =>
      session.questions.flatMap(({ id }, index) =>
        id === questionId && index < session.answers.length ? [{ session, index }] : [],
      ),
    )
    .sort((a, b) => Date.parse(a.session.begunAt) - Date.parse(b.session.begunAt));

export interface WordChanges {
  readonly parts: readonly DiffPart[];
  /** Words that the later one has and the earlier one has not. */
  readonly added: number;
  readonly dropped: number;
}

/** What two answers to one question differ in, word by word. */
export function wordChanges(earlier: string, later: string): WordChanges {
  const parts = wordDiff(earlier, later);
  const count = (kind: DiffPart['kind']) =>
    parts.reduce((sum, part) => sum + (part.kind === kind ? wordsIn(part.text) : 0), 0);
  return { parts, added: count('added'), dropped: count('removed') };
}

const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu)?.length ?? 0;
