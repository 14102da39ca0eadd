import bank from 'content:bank-words';
import { describe, expect, test } from 'vitest';
import { readQuestions } from '../../../../src/ai/prompts/trainer-prompts';
import { evaluateAnswer } from '../../../../src/domain/interview/answer/evaluate-answer';

const evaluated = (written: object, answer: string) => {
  const [question] = readQuestions(JSON.stringify([written]), 1) ?? [];
  if (!question) throw new Error('No question was read.');
  return evaluateAnswer({ bank, question, answer }).modelOutline;
};
const ANSWER = 'An index keeps the keys in order, so that a lookup reads few pages instead of the whole table.';

describe('a model’s question without an outline still has its correct answer', () => {
  test.each([ANSWER, 'Yes.'])('from what it is to cover: %s', (answer) => {
    expect(evaluated({ question: 'What is an index?', covers: ['order', 'lookup cost', 'writes'] }, answer)).toMatch(
      /^A strong answer covers order, lookup cost and writes\. Say in one sentence what it is/,
    );
  });

  test.each([
    ['technical', /^Say in one sentence what it is/],
    ['behavioral', /^Set the scene/],
    ['situational', /^Say first what you would find out/],
  ])('and where that is not said either, from its kind: %s', (category, shape) => {
    expect(evaluated({ question: 'What would you do?', category, outline: ' ' }, ANSWER)).toMatch(shape);
  });

  test('one of its own is kept', () => {
    expect(evaluated({ question: 'What is an index?', outline: 'A sorted copy.' }, ANSWER)).toBe('A sorted copy.');
  });
});
