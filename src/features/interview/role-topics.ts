import { loaders } from 'content:roles/topics';
import { isOfBank } from '../../domain/interview/questions/bank-ids';
import { loadTopics } from '../../domain/interview/roles';
import { keptPromises } from '../../ui/kept-promises';

/** The topics of a role, the same promise for all callers; a fetch that failed is tried again the next time. */
export const topicsOf = keptPromises((roleId) => loadTopics(loaders, roleId));

/** What is known of a question beside its words. */
export interface KnownQuestion {
  readonly question: string;
  readonly covers: readonly string[];
  readonly outline: string;
  readonly followUps: readonly string[];
}

const bankOnes = keptPromises(async (id) => {
  const { bankQuestionOf } = await import('./question-bank');
  return bankQuestionOf(id);
});

const questions = keptPromises(async (key): Promise<KnownQuestion | null> => {
  const { role, id }: { role: string; id: string } = JSON.parse(key);
  return isOfBank(id) ? bankOnes(id) : ((await topicsOf(role)).find((topic) => topic.id === id) ?? null);
});

/** A question that the room asks for a role, of the role or of the bank; `null` where there is none any more. */
export const questionOf = (role: string, id: string): Promise<KnownQuestion | null> =>
  questions(JSON.stringify({ role, id }));
