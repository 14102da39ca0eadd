import type { TrainerSession } from '../../../machines/contracts/trainer';
import { folded, type PractisedQuestion } from './practised';

/** Questions that an interview can have. */
const MOST = 20;

/**
 * An interview of questions that are due, after the last one for their role. Its seed says that it is that one once more,
 * on purpose.
 * @param questions at least one
 */
export function interviewOfDue(last: TrainerSession, questions: readonly PractisedQuestion[]): TrainerSession {
  const asked = questions.slice(0, MOST).sort((a, b) => Number(b.isFromModel) - Number(a.isFromModel));
  return {
    ...last,
    questions: asked.map(({ question, isFromModel }, index) =>
      isFromModel ? { ...question, id: `model-again-${index + 1}` } : question,
    ),
    fromModel: asked.filter(({ isFromModel }) => isFromModel).length,
  };
}

/** Questions by the role they were last answered for, in the order in which the roles come. */
export function byRole<T>(
  list: readonly T[],
  roleOf: (one: T) => string,
): readonly (readonly [string, readonly T[]])[] {
  const roles = new Map<string, { readonly role: string; readonly of: T[] }>();
  for (const one of list) {
    const role = roleOf(one);
    const known = roles.get(folded(role)) ?? { role, of: [] };
    known.of.push(one);
    roles.set(folded(role), known);
  }
  return [...roles.values()].map(({ role, of }) => [role, of]);
}
