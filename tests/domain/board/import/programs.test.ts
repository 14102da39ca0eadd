import { expect, test } from 'vitest';
import { fixture, planOf, said } from './support';

test('Trello: lists in their order, checklists, labels, due by the clock, comments and fields in the notes', () => {
  const file = fixture('trello.json');
  expect(file.format).toBe('trello');
  expect(file.title).toBe('Job hunt');
  expect(file.lists.map(({ name }) => name)).toEqual(['To do', 'Applied', 'Offer', 'Done 🎉', 'Old ideas']);
  expect(file.labels).toEqual([
    { name: 'Remote', colour: 'green' },
    { name: 'Red', colour: 'red' },
    { name: 'Referral', colour: 'teal' },
  ]);
  const [, northwind, contoso, fabrikam, ideas] = file.tasks;
  expect(said(northwind)).toEqual({
    content: 'Northwind: backend engineer',
    list: 1,
    due: '2026-06-11',
    dueTime: '15:00',
    reminders: [1440],
    labels: ['Remote', 'Referral'],
    checklist: [
      { text: 'Before: Book the room', done: true },
      { text: 'Before: Read about the team', done: false },
      { text: 'After: Send thanks', done: false },
    ],
    notes: [
      'Ask for **Ana**.',
      'Salary: 65000\nSource: Friend',
      '[Posting](https://northwind.example/jobs/1)',
      'Comment of Sam Roe, 2026-06-01:\n> Sent.',
      'Comment of Sam Roe, 2026-06-02:\n> They answered.\n> Call on Friday.',
    ].join('\n\n'),
  });
  expect(said(contoso)).toEqual({
    content: 'Contoso: phone call',
    list: 1,
    done: true,
    due: '2026-05-03',
    dueTime: '00:30',
    labels: ['Red'],
  });
  expect([fabrikam?.archived, ideas?.archived]).toEqual([true, true]);
  expect(file.remarks).toEqual([
    '2 comments put into the notes.',
    "1 older comment left out: Trello's export holds the last thousand steps.",
    '1 attached file left out: they are with Trello, not in the file.',
    'The members of 1 card left out: this board has one user.',
  ]);
});

test('Trello: what goes where', () => {
  const plan = planOf(fixture('trello.json'));
  expect(plan.sources).toEqual([
    { at: 0, name: 'To do', target: 'todo', count: 1, taken: 1 },
    { at: 1, name: 'Applied', target: 'new', count: 2, taken: 2 },
    { at: 2, name: 'Offer', target: 'new', count: 0, taken: 0 },
    { at: 3, name: 'Done 🎉', target: 'completed', count: 1, taken: 1 },
  ]);
  expect(plan.lists.map(({ title }) => title)).toEqual(['Applied', 'Offer']);
  expect(plan.tasks.map(({ content, list }) => [content, list])).toEqual([
    ['Write the CV', 'todo'],
    ['Northwind: backend engineer', plan.lists[0]?.key],
    ['Contoso: phone call', 'completed'],
    ['Read the book', 'completed'],
  ]);
  expect(plan.archived).toBe(2);
  const whole = planOf(fixture('trello.json'), { archived: 'take', done: 'stay' });
  expect(whole.tasks.map(({ content, archived }) => [content, archived])).toContainEqual(['Fabrikam', true]);
  expect(whole.tasks.find(({ content }) => content === 'Contoso: phone call')?.list).toBe(whole.lists[0]?.key);
});

test('Todoist: sections, sub-tasks as a checklist, notes, labels, dates, repeats', () => {
  const file = fixture('todoist.csv');
  expect(file.format).toBe('todoist');
  expect(file.lists.map(({ name }) => name)).toEqual(['No section', 'Applied', 'Done', 'Offer']);
  expect(file.tasks.map(said)).toEqual([
    { content: 'Buy milk', list: 0, labels: ['errands'], due: '2026-06-02' },
    {
      content: 'Northwind interview',
      list: 1,
      labels: ['remote', 'high stakes'],
      priority: 'high',
      due: '2026-06-11',
      dueTime: '15:00',
      estimate: 45,
      checklist: [
        { text: 'Read about the team (due 2026-06-10)', done: false },
        { text: 'Choose a shirt', done: false },
      ],
      notes: 'Bring two\nquestions\n\n**Read about the team**\nTheir blog\n\nThe room is on floor 3.\n\nMap',
    },
    { content: 'Water the plants', list: 2, priority: 'low', due: '2026-06-01', repeat: 'FREQ=WEEKLY;INTERVAL=2' },
    { content: 'Write to sam@example.com', list: 2, priority: 'medium', due: '2026-06-03' },
  ]);
  expect(file.remarks).toEqual([
    '2 comments put into the notes.',
    '1 attached file left out: they are with Todoist, not in the file.',
    'The people responsible for 1 task left out: this board has one user.',
  ]);
  expect(planOf(file).sources.map(({ target }) => target)).toEqual(['todo', 'new', 'completed', 'new']);
});

test('Obsidian: lanes, subtasks, marks of three plugins, the archive; settings are skipped', () => {
  const file = fixture('obsidian.md');
  expect(file.format).toBe('obsidian');
  expect(file.lists).toEqual([
    { name: 'Applied', archived: false },
    { name: 'Doing', archived: false },
    { name: 'Done', archived: false },
    { name: 'Archive', archived: true },
  ]);
  expect(file.tasks.map(said)).toEqual([
    {
      content: 'Northwind: backend engineer',
      list: 0,
      due: '2026-06-11',
      dueTime: '15:00',
      labels: ['remote/eu', 'backend'],
      notes: 'Ask for Ana Silva.',
      checklist: [
        { text: 'Book the room', done: true },
        { text: 'Read about the team', done: false },
      ],
    },
    { content: 'Contoso', list: 0, due: '2026-06-12', priority: 'high', notes: 'second line\n\nsalary: 65k' },
    {
      content: 'Called Fabrikam',
      list: 0,
      done: true,
      due: '2026-05-02',
      priority: 'high',
      doneAt: '2026-05-02T12:00:00.000Z',
    },
    { content: 'Water plants', list: 1, due: '2026-05-03', repeat: 'FREQ=WEEKLY' },
    { content: 'Read C# in depth', list: 2, done: true },
    { content: 'Old card', list: 3, done: true, archived: true },
  ]);
  const plan = planOf(file);
  expect(plan.sources.map(({ name, target, count }) => [name, target, count])).toEqual([
    ['Applied', 'new', 3],
    ['Doing', 'inProgress', 1],
    ['Done', 'completed', 1],
  ]);
});

test.each([
  [
    'notion.csv',
    { task: 0, list: 1, due: 2, labels: 3, priority: 4, done: null, notes: null, checklist: null, head: true },
    [
      {
        content: 'Mock interview, part 1',
        list: 0,
        due: '2026-05-01',
        dueTime: '15:00',
        labels: ['system design', 'Remote'],
        priority: 'high',
      },
      { content: 'Thank-you note', list: 1, due: '2026-05-01', priority: 'low' },
      { content: 'Read the posting', list: 2 },
    ],
    ['inProgress', 'completed', 'todo'],
  ],
  [
    'asana.csv',
    { task: 4, list: 5, due: 9, done: 2, labels: 10, notes: 11 },
    [
      {
        content: 'Northwind',
        list: 0,
        due: '2026-06-11',
        labels: ['remote', 'backend'],
        notes: 'Ask for Ana.\nSecond line',
      },
      { content: 'Write the CV', list: 1, done: true, doneAt: '2026-05-04T12:00:00.000Z' },
    ],
    ['new', 'new'],
  ],
  [
    'jira.csv',
    { task: 0, list: 4, due: 12, labels: 13, priority: 7, notes: 15 },
    [
      {
        content: 'Login fails, sometimes',
        list: 0,
        due: '2026-06-13',
        labels: ['auth', 'login'],
        priority: 'high',
        notes: 'h2. Steps\n# open',
      },
      { content: 'Add a timer', list: 1, labels: ['focus'], priority: 'medium' },
    ],
    ['todo', 'completed'],
  ],
  [
    'excel-latin1.csv',
    { task: 0, list: 1, due: 2, notes: 3 },
    [
      { content: 'Prüfen; dann senden', list: 0, due: '2026-05-01', notes: 'Größe' },
      { content: 'Fertig machen', list: 1, due: '2026-05-13', dueTime: '14:30' },
    ],
    ['new', 'inProgress'],
  ],
  ['excel-utf16.txt', { task: 0, list: 1, due: 2 }, [{ content: 'Café', list: 0, due: '2026-05-01' }], ['inProgress']],
  [
    'clickup.csv',
    { task: 3, list: 5, due: 8, labels: 15, priority: 16, notes: 4, checklist: 22 },
    [
      {
        content: 'Prepare stories',
        list: 0,
        due: '2026-06-11',
        dueTime: '15:00',
        labels: ['stories', 'star'],
        priority: 'medium',
        notes: 'Three stories',
        checklist: [
          { text: 'Conflict', done: true },
          { text: 'Failure', done: false },
        ],
      },
    ],
    ['todo'],
  ],
  [
    'linear.csv',
    { task: 2, list: 4, due: 21, done: 18, labels: 11, priority: 6, notes: 3 },
    [
      { content: 'Port the parser', list: 0, due: '2026-06-11', labels: ['Bug', 'Parser'], priority: 'high' },
      { content: 'Fix the build', list: 1, done: true, doneAt: '2026-05-02T12:00:00.000Z' },
    ],
    ['inProgress', 'completed'],
  ],
])('%s: columns found, tasks read, lists placed', (name, columns, tasks, targets) => {
  const file = fixture(name);
  expect(file.table?.guess).toMatchObject(columns);
  expect(file.tasks.map(said)).toEqual(tasks);
  expect(planOf(file).sources.map(({ target }) => target)).toEqual(targets);
});
