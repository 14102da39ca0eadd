import { expect, test } from 'vitest';
import { additions, applied, edit } from '../../../src/domain/board/changes';
import { toCsv } from '../../../src/domain/board/csv';
import { listsOf } from '../../../src/domain/board/lists';
import { readMarkdown, toMarkdown } from '../../../src/domain/board/markdown';
import type { TaskWords } from '../../../src/domain/board/types';
import { AT, boardOf, taskOf } from './support';

/** What the user may say of a task: another value than the task below has, and how a CSV file shows it. */
const said: { readonly [Field in keyof TaskWords]: { readonly value: TaskWords[Field]; readonly inCsv: string } } = {
  content: { value: 'Something else', inCsv: 'Something else' },
  due: { value: '2031-07-09', inCsv: '2031-07-09' },
};
const fields = Object.entries(said).map(([field, { value, inCsv }]) => [field, { [field]: value }, inCsv] as const);
const before = taskOf(boardOf({ todo: ['Write tests'] }), 'task-Write tests');
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
  expect(readMarkdown(toMarkdown(lists))).toMatchObject([words]);
  expect(toCsv(lists)).toContain(inCsv);
});

test('what an edit leaves out stays', () => {
  expect(edit(tasks, before.id, {})).toEqual([]);
  const dated = { [before.id]: { ...before, due: '2030-01-01' } };
  expect(edit(dated, before.id, { due: null })[0]?.after).toEqual({ ...before, due: null });
});
