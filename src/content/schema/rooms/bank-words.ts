import { join } from 'node:path';
import { type BankWords, packWords } from '../../../domain/interview/answer/bank-words.ts';
import { bankId } from '../../../domain/interview/questions/bank-ids.ts';
import type { Concept } from '../../../domain/interview/types.ts';
import type { Room } from '../room.ts';
import { readQuestions } from './questions.ts';
import { readTopics } from './roles.ts';

const formsOf = (concepts: readonly Concept[]) => concepts.flatMap(({ label, match }) => [label, ...match]);

/** @throws ContentError */
function readBankWords(content: string, root: string): BankWords {
  const { introduction, behavioural, situational, technical } = readQuestions(content, root);
  const banked = [introduction, ...behavioural, ...situational, ...technical].map(
    ({ id, topic, question, concepts, outline }) =>
      [bankId(id), [topic, question, outline, ...formsOf(concepts)].join(' ')] as const,
  );
  const topics = readTopics(content, root).map(
    ({ id, topic, question, concepts, outline, covers, followUps }) =>
      [id, [topic, question, outline, ...formsOf(concepts), ...covers, ...followUps].join(' ')] as const,
  );
  return packWords(new Map([...topics, ...banked]));
}

/**
 * `content:bank-words`: the words of all questions, gathered from the banks and roles, for the judge of answers. It has no
 * files of its own.
 */
export const bankWords: Room = {
  place: 'bank-words',
  read: (place, root) => new Map([['bank-words', { data: readBankWords(join(place, '..'), root) }]]),
};
