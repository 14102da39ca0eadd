import { expect, test } from 'vitest';
import { MOST_READ } from '../../../../src/domain/board/import/types';
import { MOST_POINTS } from '../../../../src/domain/board/types';
import { bytesOf, planOf, problemOf, read } from './support';

const bytes = (...codes: readonly (number | string)[]) =>
  new Uint8Array(
    codes.flatMap((code) => (typeof code === 'number' ? [code] : [...code].map((letter) => letter.charCodeAt(0)))),
  );

test.each([
  ['nothing', bytes(), 'a.csv', 'empty'],
  ['a mark and blanks', bytes(0xef, 0xbb, 0xbf, ' \n'), 'a.csv', 'empty'],
  ['a program named .csv', bytes('MZ', 0x90, 0, 3, 0, 0, 0, 4, 0, 0, 0, 0xff, 0xff), 'a.csv', 'no-text'],
  ['a program of another system', bytes(0x7f, 'ELF', 2, 1, 1, 0), 'board.json', 'no-text'],
  ['an archive', bytes('PK', 3, 4, 20, 0), 'export.csv', 'no-text'],
  ['a picture', bytes(0x89, 'PNG', 13, 10, 26, 10), 'a.md', 'no-text'],
  ['a PDF', bytes('%PDF-1.7\n'), 'a.txt', 'no-text'],
  ['a page of a sign-in', bytes('<!DOCTYPE html>\n<html><body>Sign in</body></html>'), 'board.json', 'web-page'],
  ['a page with a comment first', bytes('<!-- saved -->\n<html lang="en">'), 'tasks.csv', 'web-page'],
  ['JSON that breaks off', bytes('{"name":"x","cards":[{"id":"1","name":"a'), 'board.json', 'broken-json'],
  ['JSON of something else', bytes('{"name":"package","version":"1.0.0"}'), 'package.json', 'other-json'],
  ['an array of JSON', bytes('[1,2,3]'), 'a.json', 'other-json'],
  ['a board without cards', bytes('{"name":"x","lists":[],"cards":[]}'), 'a.json', 'no-tasks'],
  ['words', bytes('Only words.'), 'a.md', 'no-tasks'],
  ['words with commas', bytes('Dear Ana, thank you, and see you.\nBest, Sam'), 'a.txt', 'no-tasks'],
] as const)('%s is refused in words of its own', (_, source, name, problem) => {
  expect(problemOf(source, name)).toBe(problem);
});

test('a CSV of a million rows is left as soon as it is too long', () => {
  const text = `Task,Status\n${'Write tests,Doing\n'.repeat(1_000_000)}`;
  const began = performance.now();
  expect(problemOf(text, 'huge.csv')).toBe('too-many');
  expect(performance.now() - began).toBeLessThan(5000);
});

test('as many rows as are read, and no more', () => {
  const rows = (count: number) => `Task,Status\n${'Write tests,Doing\n'.repeat(count)}`;
  expect(read(rows(MOST_READ)).tasks).toHaveLength(MOST_READ);
  expect(problemOf(rows(MOST_READ + 1))).toBe('too-many');
  expect(planOf(read(rows(MOST_READ))).isTooMuch).toBe(true);
});

test('a Trello board of 20 MB', () => {
  const cards = Array.from({ length: 4000 }, (_, n) => ({
    id: `c${n}`,
    name: `Card ${n}`,
    desc: 'Words of a long description. '.repeat(120),
    idList: `l${n % 12}`,
    pos: n,
    labels: [],
    idLabels: [],
  }));
  const lists = Array.from({ length: 12 }, (_, n) => ({ id: `l${n}`, name: `List ${n}`, pos: n, closed: false }));
  const actions = Array.from({ length: 1000 }, (_, n) => ({
    type: 'commentCard',
    date: '2026-05-01T00:00:00.000Z',
    data: { text: 'A comment. '.repeat(600), card: { id: `c${n}` } },
  }));
  const text = JSON.stringify({ name: 'Large', lists, cards, labels: [], checklists: [], actions });
  expect(text.length).toBeGreaterThan(20_000_000);
  const file = read(text, 'large.json');
  expect(file.tasks).toHaveLength(4000);
  expect(planOf(file).lists).toHaveLength(12);
});

test('a checklist of 6,000: what is beyond the most goes on in the notes', () => {
  const rows = Array.from({ length: 6000 }, (_, n) => `task,Point ${n},4,2`).join('\n');
  const [task, ...others] = read(`TYPE,CONTENT,PRIORITY,INDENT\ntask,Pack,4,1\n${rows}\n`).tasks;
  expect(others).toEqual([]);
  expect(task?.checklist).toHaveLength(MOST_POINTS);
  expect(task?.notes.split('\n')).toHaveLength(1000);
  expect(task?.notes).toContain('- [ ] Point 5999');
});

test('hostile cards: wrong kinds of everything are passed over', () => {
  const board = {
    name: 7,
    lists: [{ id: 'a', name: 'Applied' }, null, 'x', { id: '__proto__', name: '__proto__' }],
    cards: [
      null,
      3,
      { id: 'c', name: {}, idList: 'a' },
      {
        id: 'd',
        name: 'Kept',
        idList: '__proto__',
        due: 'never',
        labels: 'x',
        idLabels: [1, null],
        attachments: [{ url: 'javascript:alert(1)' }],
      },
    ],
    checklists: [{ idCard: 'd', checkItems: [{}, { name: 'ok', state: 'complete' }] }],
    actions: [{ type: 'commentCard', data: null }],
  };
  const file = read(JSON.stringify(board), 'b.json');
  expect(file.tasks).toMatchObject([
    { content: 'Kept', due: null, labels: [], notes: '', checklist: [{ text: 'ok', done: true }] },
  ]);
  expect(planOf(file, { lists: { ['__proto__']: 'todo' } }).tasks[0]?.list).toBe('todo');
});

test('an unclosed quote takes nothing with it', () => {
  expect(
    read('Task,Due\n"Write,2026-05-01\nSend,2026-05-02\n').tasks.map(({ content, due }) => [content, due]),
  ).toEqual([
    ['"Write', '2026-05-01'],
    ['Send', '2026-05-02'],
  ]);
});

test('files in Latin-1 and in UTF-16 without a mark are read as what they are', () => {
  expect(read(bytesOf('excel-latin1.csv'), 'a.csv').tasks[0]?.notes).toBe('Größe');
  const wide = new Uint8Array([...'Task,Due\nCall,2026-05-01\n'].flatMap((letter) => [letter.charCodeAt(0), 0]));
  expect(read(wide, 'a.csv').tasks).toMatchObject([{ content: 'Call', due: '2026-05-01' }]);
});
