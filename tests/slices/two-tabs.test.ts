import type { UnknownAction } from '@reduxjs/toolkit';
import { openDB } from 'idb';
import { describe, expect, test, vi } from 'vitest';
import { createConflictNotes } from '../../src/app/persistence/conflict-notes';
import type { Task } from '../../src/domain/board/types';
import {
  type BoardSettings,
  emptyTaskDraft,
  taskAdded,
  taskDraftChanged,
  taskEdited,
} from '../../src/features/board/board-slice';
import { selectTaskDraft } from '../../src/features/board/selectors';
import { calendarDraftKept } from '../../src/features/calendar/calendar-slice';
import { focusBegun, timerChanged } from '../../src/features/focus/focus-slice';
import { selectTimer } from '../../src/features/focus/selectors';
import { guideDraftKept, NEW_POST } from '../../src/features/guides/drafts-slice';
import { selectNewPost } from '../../src/features/guides/selectors';
import { guideLookedAt } from '../../src/features/guides/visits-slice';
import { draftKept } from '../../src/features/interview/drafts-slice';
import { themeChosen } from '../../src/features/settings/settings-slice';
import { fileAdded, fileEdited } from '../../src/features/terminal/files-slice';
import { codeOpened } from '../../src/features/terminal/open-slice';
import { selectFiles, selectOpenFile } from '../../src/features/terminal/selectors';
import { chatDraftChanged } from '../../src/features/tutor/conversations-slice';
import { readFixtures } from '../support/stored-fixtures';
import { type AppTab, openBrowser, sessionOf } from '../support/two-tabs';
import { sample } from './interview-samples';

const draft = (content: string) => taskDraftChanged({ content, due: null });
const draftIn = (tab: AppTab) => tab.state().board.draft.content;
const event = (text: string) =>
  calendarDraftKept({
    id: 'new',
    text,
    startDay: '2027-03-01',
    startTime: '10:00',
    endDay: '2027-03-01',
    endTime: '11:00',
    allDay: false,
    repeat: 'none',
    rule: '',
  });

describe('half-entered input belongs to its tab', () => {
  test('six tabs add tasks at once: every title is there, none twice', async () => {
    const browser = openBrowser();
    const tabs: AppTab[] = [];
    for (let n = 0; n < 6; n += 1) tabs.push(await browser.open());
    const titles: string[] = [];
    for (let round = 0; round < 4; round += 1) {
      for (const [n, tab] of tabs.entries()) await tab.does(draft(`half ${n}`));
      await browser.settle(...tabs);
      for (const [n, tab] of tabs.entries()) {
        expect(draftIn(tab)).toBe(`half ${n}`);
        const content = `Tab ${n}, round ${round}`;
        titles.push(content);
        tab.store.dispatch(draft(content));
      }
      for (const tab of tabs) {
        tab.store.dispatch(taskAdded({ ...tab.state().board.draft, list: 'todo' }));
        tab.store.dispatch(draft(''));
      }
      await browser.settle(...tabs);
    }
    for (const tab of tabs) {
      const added = Object.values(tab.state().board.entities).filter(({ sample }) => !sample);
      expect(added.map(({ content }) => content).sort()).toEqual(titles.sort());
    }
  });

  test.each<[string, (text: string) => UnknownAction, (tab: AppTab) => unknown]>([
    ['a task', draft, draftIn],
    ['an event', event, (tab) => tab.state().calendar.drafts.new?.text],
    [
      'a question',
      (text) => chatDraftChanged({ id: 'tutor', text }),
      (tab) => tab.state().chatDrafts.entities.tutor?.text,
    ],
    [
      'a post',
      (text) => guideDraftKept({ id: NEW_POST, kind: 'new-post', date: '2027-03-01', text }),
      (tab) => selectNewPost(tab.state())?.text,
    ],
    ['the open file', (file) => codeOpened({ file }), (tab) => selectOpenFile(tab.state())],
  ])('%s', async (_, enter, read) => {
    const browser = openBrowser();
    const [a, b] = [await browser.open(), await browser.open()];
    await a.does(enter('of A'));
    await b.does(enter('of B'));
    await browser.settle(a, b);
    expect([read(a), read(b)]).toEqual(['of A', 'of B']);
    // A third one does not see what the others are at.
    const c = await browser.open();
    expect(['of A', 'of B']).not.toContain(read(c));
    // Each finds its own after a reload.
    a.end();
    b.end();
    const again = [await browser.open(a.session), await browser.open(b.session)];
    expect(again.map(read)).toEqual(['of A', 'of B']);
  });
});

describe('what a tab leaves behind', () => {
  test('is found by the next tab, which has it for its own once it is changed', async () => {
    const browser = openBrowser();
    const a = await browser.open();
    await a.does(draft('half a task'));
    a.end();
    const [b, c] = [await browser.open(), await browser.open()];
    expect([draftIn(b), draftIn(c)]).toEqual(['half a task', 'half a task']);
    await b.does(draft('half a task, and more'));
    await browser.settle(b, c);
    expect([draftIn(b), draftIn(c)]).toEqual(['half a task, and more', '']);
    expect(b.persistence.getStatus().conflicts + c.persistence.getStatus().conflicts).toBe(0);
    // It was moved, not copied.
    b.end();
    c.end();
    const d = await browser.open();
    expect(draftIn(d)).toBe('half a task, and more');
    await d.does(draft(''));
    d.end();
    expect(draftIn(await browser.open())).toBe('');
  });

  test('belongs to the tab that takes it up before it is changed', async () => {
    const browser = openBrowser();
    const a = await browser.open();
    await a.does(draft('of A'));
    a.end();
    const [b, c] = [await browser.open(), await browser.open()];
    b.persistence.claim('taskDraft');
    await browser.settle(b, c);
    expect([draftIn(b), draftIn(c)]).toEqual(['of A', '']);
  });

  test('is another tab’s once it is released, and is nowhere twice', async () => {
    const browser = openBrowser();
    const [a, b] = [await browser.open(), await browser.open()];
    const ids = (tab: AppTab) => tab.state().interviewDrafts.ids;
    await a.does(draftKept(sample({ id: 'interview-d' })));
    await browser.settle(a, b);
    expect([ids(a), ids(b)]).toEqual([['interview-d'], []]);
    a.persistence.release('interviewDrafts', 'interview-d');
    await a.persistence.flush();
    await b.persistence.refresh();
    expect(ids(b)).toEqual(['interview-d']);
    b.persistence.claim('interviewDrafts', 'interview-d');
    await b.does(draftKept(sample({ id: 'interview-d', notes: 'Of B.' })));
    await browser.settle(a, b);
    expect([ids(a), ids(b)]).toEqual([[], ['interview-d']]);
    a.end();
    b.end();
    expect((await browser.open(b.session)).state().interviewDrafts.entities['interview-d']?.notes).toBe('Of B.');
  });

  test('six tabs that crashed with six texts: six new ones find them all', async () => {
    const browser = openBrowser();
    const tabs: AppTab[] = [];
    for (let n = 0; n < 6; n += 1) tabs.push(await browser.open());
    for (const [n, tab] of tabs.entries()) await tab.does(draft(`text ${n}`));
    for (const tab of tabs) tab.end();
    const found: string[] = [];
    for (let n = 0; n < 6; n += 1) {
      const tab = await browser.open();
      found.push(draftIn(tab));
      tab.persistence.claim('taskDraft');
      await tab.persistence.flush();
    }
    expect(found.sort()).toEqual([0, 1, 2, 3, 4, 5].map((n) => `text ${n}`));
  });

  test('comes to a tab that is open, when the other is gone and not merely reloaded', async () => {
    const browser = openBrowser();
    const [a, b] = [await browser.open(), await browser.open()];
    await a.does(draft('of A'));
    await browser.settle(a, b);
    a.end();
    const reloaded = await browser.open(a.session);
    b.clock.advance(3000);
    await new Promise((resolve) => setImmediate(resolve));
    expect([draftIn(reloaded), draftIn(b)]).toEqual(['of A', '']);
    reloaded.end();
    await new Promise((resolve) => setImmediate(resolve));
    b.clock.advance(3000);
    await new Promise((resolve) => setImmediate(resolve));
    expect(draftIn(b)).toBe('of A');
    // Restored after all: it has its own again.
    const restored = await browser.open(a.session);
    await new Promise((resolve) => setImmediate(resolve));
    expect([draftIn(restored), draftIn(b)]).toEqual(['of A', '']);
  });

  test('of version 1, before tabs had names, goes to the first that goes on with it', async () => {
    const browser = openBrowser();
    (await browser.open()).end();
    const database = await openDB(browser.name);
    const old = { collection: 'chatDrafts', version: 1, updatedAt: 1 };
    await database.put('docs', { ...old, id: 'tutor', rev: 2, value: { id: 'tutor', text: 'What is a' } });
    const settings = { samples: 'taken', draft: { content: 'An older text', due: null } };
    await database.put('docs', { ...old, collection: 'boardSettings', id: 'main', rev: 3, value: settings });
    database.close();
    const tab = await browser.open();
    expect(tab.state().chatDrafts.entities.tutor?.text).toBe('What is a');
    expect(draftIn(tab)).toBe('An older text');
    await tab.does(chatDraftChanged({ id: 'tutor', text: 'What is a heap?' }));
    const other = await browser.open();
    expect([other.state().chatDrafts.entities.tutor, draftIn(other)]).toEqual([undefined, '']);
    expect(tab.persistence.getStatus()).toMatchObject({ quarantined: 0, conflicts: 0 });
  });
});

test('each text that the board kept for all tabs is in Add New Task of the first, and of no other', async () => {
  const { documents = [] } = readFixtures().get('boardSettings')?.get(1) ?? {};
  const kept = documents.map(({ value }) => value as BoardSettings).filter(({ draft: { content } }) => content !== '');
  expect(kept.length).toBeGreaterThan(0);
  for (const value of kept) {
    const browser = openBrowser();
    (await browser.open()).end();
    const database = await openDB(browser.name);
    await database.put('docs', { collection: 'boardSettings', id: 'main', version: 1, rev: 2, updatedAt: 1, value });
    database.close();
    const tab = await browser.open();
    expect(selectTaskDraft(tab.state())).toEqual(value.draft);
    await tab.persistence.flush();
    const other = await browser.open();
    expect(selectTaskDraft(other.state())).toEqual(emptyTaskDraft);
    expect(other.state().board.settings).toMatchObject({ ...value, draft: emptyTaskDraft });
    expect(tab.persistence.getStatus()).toMatchObject({ quarantined: 0, conflicts: 0 });
    // It is the tab's own: after a reload it is there again.
    tab.end();
    expect(selectTaskDraft((await browser.open(tab.session)).state())).toEqual(value.draft);
  }
});

describe('the id of a tab', () => {
  test('outlives a reload; a duplicate gets another', async () => {
    const browser = openBrowser();
    const a = await browser.open();
    const twin = await browser.open(sessionOf(a.session.entries));
    expect(twin.id).not.toBe(a.id);
    a.end();
    expect((await browser.open(a.session)).id).toBe(a.id);
  });
});

test('erasing everything takes what other tabs have half entered, too', async () => {
  const browser = openBrowser();
  const [a, b] = [await browser.open(), await browser.open()];
  await a.does(draft('of A'));
  await b.does(draft('of B'));
  b.end();
  await a.persistence.eraseAll();
  expect(draftIn(a)).toBe('');
  a.end();
  expect(draftIn(await browser.open())).toBe('');
});

describe('a file that two tabs write in', () => {
  const from = ['int main(void) {', '  return 0;', '}', '', '// end'].join('\n');
  const file = { id: 'file-1', name: 'main.c', language: 'c' as const, source: from, input: '' };
  async function twoTabs() {
    const browser = openBrowser();
    const a = await browser.open();
    await a.does(fileAdded(file));
    const b = await browser.open();
    return { browser, a, b };
  }
  const sources = (tab: AppTab) =>
    Object.fromEntries(selectFiles(tab.state()).map(({ name, source }) => [name, source]));

  test('in different lines: both are in it', async () => {
    const { browser, a, b } = await twoTabs();
    a.store.dispatch(fileEdited({ id: 'file-1', source: from.replace('return 0', 'return 1') }));
    b.store.dispatch(fileEdited({ id: 'file-1', source: from.replace('// end', '// the end') }));
    await browser.settle(a, b);
    const both = from.replace('return 0', 'return 1').replace('// end', '// the end');
    for (const tab of [a, b]) expect(sources(tab)).toEqual({ 'main.c': both });
    expect(a.persistence.getStatus().conflicts).toBe(0);
  });

  test('in the same line: the other becomes a second file, in both tabs and on disk, and both say so', async () => {
    const { browser, a, b } = await twoTabs();
    const told = [a, b].map(({ vault }) => createConflictNotes(vault));
    a.store.dispatch(fileEdited({ id: 'file-1', source: from.replace('return 0', 'return 1') }));
    b.store.dispatch(fileEdited({ id: 'file-1', source: from.replace('return 0', 'return 2') }));
    await browser.settle(a, b);
    const files = {
      'main.c': from.replace('return 0', 'return 2'),
      'main (from another tab).c': from.replace('return 0', 'return 1'),
    };
    const note = { collection: 'codeFiles', docId: 'file-1', fields: ['source'], second: 'main (from another tab).c' };
    for (const tab of [a, b]) expect(sources(tab)).toEqual(files);
    await vi.waitFor(() => expect(told.map(({ get }) => get())).toEqual([[note], [note]]));
    told[0]?.dismiss();
    expect(told.map(({ get }) => get().length)).toEqual([0, 1]);
    a.end();
    b.end();
    expect(sources(await browser.open())).toEqual(files);
  });

  test('what is about to be replaced unseen is kept the same way', async () => {
    const { browser, a, b } = await twoTabs();
    await a.persistence.keepBoth('codeFiles', 'file-1', { ...selectFiles(a.state())[0], source: 'unseen' }, ['source']);
    await browser.settle(a, b);
    for (const tab of [a, b]) expect(sources(tab)).toEqual({ 'main.c': from, 'main (from another tab).c': 'unseen' });
  });
});

test('words of a task that two tabs change: one is in place, the other aside, and both say so', async () => {
  const browser = openBrowser();
  const a = await browser.open();
  await a.does(taskAdded({ content: 'Call Ana', due: null, list: 'todo' }));
  const b = await browser.open();
  const told = [a, b].map(({ vault }) => createConflictNotes(vault));
  const [task] = Object.values<Task>(a.state().board.entities).filter(({ sample }) => !sample);
  const id = task?.id ?? '';
  a.store.dispatch(taskEdited({ id, content: 'Call Ana at noon' }));
  b.store.dispatch(taskEdited({ id, content: 'Call Ana tomorrow' }));
  await browser.settle(a, b);
  for (const tab of [a, b]) expect(tab.state().board.entities[id]?.content).toBe('Call Ana tomorrow');
  expect(await (await a.vault.aside.download())?.text()).toContain('Call Ana at noon');
  const note = { collection: 'tasks', docId: id, fields: ['content'], second: null };
  await vi.waitFor(() => expect(told.map(({ get }) => get())).toEqual([[note], [note]]));
});

test('a choice that two tabs make is not a conflict that anyone hears of', async () => {
  const browser = openBrowser();
  const [a, b] = [await browser.open(), await browser.open()];
  const told = createConflictNotes(a.vault);
  a.store.dispatch(themeChosen('dark'));
  b.store.dispatch(themeChosen('light'));
  for (const { store } of [a, b]) store.dispatch(guideLookedAt('github'));
  await browser.settle(a, b);
  expect([a, b].map((tab) => tab.state().settings.theme)).toEqual(['light', 'light']);
  expect(told.get()).toEqual([]);
});

test('the timer that each tab reads by its own clock is nobody’s text: one of both stands whole, and nothing is kept aside', async () => {
  const browser = openBrowser();
  const [a, b] = [await browser.open(), await browser.open()];
  await a.does(focusBegun({ taskId: null, plan: 'free' }));
  await browser.settle(a, b);
  const told = [a, b].map(({ vault }) => createConflictNotes(vault));
  const timer = selectTimer(a.state());
  if (!timer) throw new Error('No timer runs.');
  const versions = [3, 7].map((ms) => ({ ...timer, worked: 60_000 + ms, since: timer.since + 60_000 + ms }));
  for (const [n, tab] of [a, b].entries()) tab.store.dispatch(timerChanged(versions[n] ?? null));
  await browser.settle(a, b);
  expect(selectTimer(b.state())).toEqual(selectTimer(a.state()));
  expect(versions).toContainEqual(selectTimer(a.state()));
  expect(told.flatMap((notes) => notes.get())).toEqual([]);
  expect(a.persistence.getStatus().conflicts + b.persistence.getStatus().conflicts).toBe(0);
});
