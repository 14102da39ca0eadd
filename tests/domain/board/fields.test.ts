import { expect, test } from 'vitest';
import { additions, applied, edit } from '../../../src/domain/board/changes';
import { NOTHING_AROUND, toCsv } from '../../../src/domain/board/csv';
import { listsOf } from '../../../src/domain/board/lists';
import { readMarkdown, toMarkdown } from '../../../src/domain/board/markdown';
import type { Task, TaskDetails, TaskWords } from '../../../src/domain/board/types';
import { AT, boardOf, taskOf } from './support';

/** What the user may say of a task: another value than the task below has, and how a CSV file shows it. */
const said: { readonly [Field in keyof TaskWords]: { readonly value: TaskWords[Field]; readonly inCsv: string } } = {
  content: { value: 'Something else', inCsv: 'Something else' },
  due: { value: '2031-07-09', inCsv: '2031-07-09' },
};
const details: {
  readonly [Field in keyof TaskDetails]: { readonly value: TaskDetails[Field]; readonly inCsv: string };
} = {
  notes: { value: 'Some **notes**', inCsv: 'Some **notes**' },
  checklist: { value: [{ id: 'point-1', text: 'A point', done: true }], inCsv: '[x] A point' },
  labels: { value: ['label-1'], inCsv: 'Interview (blue)' },
  priority: { value: 'high', inCsv: 'high' },
  dueTime: { value: '15:30', inCsv: '15:30' },
  estimate: { value: 45, inCsv: '45 min' },
  repeat: { value: 'FREQ=DAILY', inCsv: 'FREQ=DAILY' },
  links: { value: ['topic frontend/html'], inCsv: 'topic frontend/html' },
  reminders: { value: [30], inCsv: '30 min before' },
};
const fields = Object.entries({ ...said, ...details }).map(
  ([field, { value, inCsv }]) => [field, { [field]: value }, inCsv] as const,
);
const labels = { 'label-1': { id: 'label-1', name: 'Interview', colour: 'blue' as const } };
const before: Task = { ...taskOf(boardOf({ todo: ['Write tests'] }), 'task-Write tests'), due: '2030-01-01' };
const tasks = { [before.id]: before };

test.each(fields)('%s: an edit changes it alone, and a sample is one no more', (_, words) => {
  const sample = { ...before, sample: true };
  expect(edit({ [before.id]: sample }, before.id, words)).toEqual([
    { id: before.id, before: sample, after: { ...sample, ...words, sample: false } },
  ]);
  const after = applied(tasks, edit(tasks, before.id, words));
  expect(edit(after, before.id, words)).toEqual([]);
});

test.each(fields)('%s: a new task has it', (_, words) => {
  const { content, due } = before;
  const [added] = additions({}, [{ content, due, ...words, id: 'new', list: 'todo', at: AT }]);
  expect(added?.after).toMatchObject(words);
});

test.each(fields)('%s is in each file of the board', (_, words, inCsv) => {
  const lists = listsOf(applied(tasks, edit(tasks, before.id, words)));
  const around = { ...NOTHING_AROUND, labels };
  const [read] = readMarkdown(toMarkdown(lists, around));
  expect({ ...read, labels: read?.labels?.map(({ name }) => (name === 'Interview' ? 'label-1' : '')) }).toMatchObject(
    words,
  );
  expect(toCsv(lists, around)).toContain(inCsv);
});

test('what an edit leaves out stays', () => {
  expect(edit(tasks, before.id, {})).toEqual([]);
  const timed = { [before.id]: { ...before, dueTime: '15:00' } };
  expect(edit(timed, before.id, { due: null })[0]?.after).toEqual({ ...before, due: null, dueTime: null });
});
