import type { TrainerAnswer, TrainerSession } from '../../../machines/contracts/trainer';
import { weakAnswers } from './weak-answers';

/** The answers that deserve another try, by the role they were given for. Plain data. */
export interface WeakRole {
  /** As it was typed last. */
  readonly role: string;
  readonly count: number;
  /** The interviews they are in, the newest first. */
  readonly interviews: readonly { readonly id: string; readonly createdAt: string; readonly count: number }[];
}

/**
 * The weak answers of all interviews by role, the role with most of them first. Of a question that was answered several
 * times for a role only the newest scored answer counts: one that was made good is not asked for again.
 * @param sessions the newest first
 */
export function weakByRole(
  sessions: readonly TrainerSession[],
  answersOf: (session: TrainerSession) => readonly TrainerAnswer[],
): readonly WeakRole[] {
  const roles = new Map<string, { role: string; judged: Set<string>; interviews: WeakRole['interviews'][number][] }>();
  for (const session of sessions) {
    const key = same(session.role);
    const found = roles.get(key) ?? { role: session.role.trim(), judged: new Set(), interviews: [] };
    roles.set(key, found);
    const answers = answersOf(session);
    const weak = weakAnswers(session, answers).filter(({ question }) => !found.judged.has(same(question.question)));
    if (weak.length > 0) found.interviews.push({ id: session.id, createdAt: session.createdAt, count: weak.length });
    session.questions.forEach(({ question }, index) => {
      if (answers[index]?.evaluation?.kind === 'evaluation') found.judged.add(same(question));
    });
  }
  return [...roles.values()]
    .map(({ role, interviews }) => ({
      role,
      count: interviews.reduce((sum, { count }) => sum + count, 0),
      interviews,
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || a.role.localeCompare(b.role));
}

const same = (text: string): string => text.trim().toLowerCase();
