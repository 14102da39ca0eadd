import { expect, test } from 'vitest';
import { followUpPrompt, readFollowUp } from '../../src/ai/prompts/follow-up-prompt';

const input = { role: ' SDE-1 ', question: 'What is an index?', answer: ' A tree. ', missed: ['cost of writes'] };
const textOf = (request: ReturnType<typeof followUpPrompt>) => request.messages[0]?.text ?? '';

test('the prompt holds question, answer and what was not found, as data', () => {
  const text = textOf(followUpPrompt(input));
  for (const part of ['SDE-1', 'What is an index?', 'A tree.', 'cost of writes']) expect(text).toContain(part);
  expect(textOf(followUpPrompt({ ...input, missed: [] }))).not.toContain('NOT FOUND IN IT');
  expect(followUpPrompt(input)).toEqual(followUpPrompt(input));
  expect(textOf(followUpPrompt({ ...input, answer: 'a'.repeat(40_000) })).length).toBeLessThan(32_000);
});

test.each([
  ['{"question":" What does it cost? ","covers":["writes"]}', { question: 'What does it cost?', covers: ['writes'] }],
  ['```json\n{"question":"What does it cost?"}\n```', { question: 'What does it cost?', covers: [] }],
  [
    '{"question":"What does it cost?","covers":["a","b","c","d"]}',
    { question: 'What does it cost?', covers: ['a', 'b', 'c'] },
  ],
  ['{"question":"What does it cost?","covers":"writes"}', { question: 'What does it cost?', covers: [] }],
  ['{"question":"  "}', null],
  ['{"text":"What does it cost?"}', null],
  ['I would ask what it costs.', null],
  ['', null],
])('%s', (reply, expected) => {
  expect(readFollowUp(reply)).toEqual(expected);
});
