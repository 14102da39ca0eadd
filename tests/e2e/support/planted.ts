import type { Page } from '@playwright/test';
import { readContent } from '../../../src/content/schema/read.ts';
import { planRoadmap } from '../../../src/domain/plans/planner';
import { planningCatalogue } from '../../../src/domain/plans/planning-catalogue';
import { readTimeLimit } from '../../../src/domain/plans/time-limit';
import { emptyResume } from '../../../src/domain/resume-document/edits';
import { resultWith } from '../../domain/typing/support';
import { expect } from './app';

/** A word in every planted item. */
export const MARK = 'Keepsake';

const at = '2026-11-20T10:00:00.000Z';
const form = { topic: MARK, time: '6 weeks', correction: { hoursPerWeek: 5, end: null } } as const;
const roadmap = planRoadmap(
  planningCatalogue(readContent('tracks/all'), readContent('subjects/all'), readContent('references')),
  {
    ...{ topic: 'React', level: 'beginner', depth: 'moderate' },
    budget: readTimeLimit(form.time, '2026-11-20', form.correction).budget,
  },
);
const message = { id: 'q1', role: 'user', content: `${MARK}: what is Big O?`, at };

function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => `${part}`.padStart(2, '0')).join('-');
}

/** Something that a learner made, one of each kind, by collection. */
export const planted: Readonly<Record<string, { readonly id: string; readonly [field: string]: unknown }>> = {
  tasks: {
    ...{ id: 'task-kept', content: `${MARK} task`, list: 'todo', rank: 'V00000V', due: null, createdAt: at },
    ...{ doneAt: null, eventId: null, sample: false },
  },
  calendarEvents: {
    ...{ id: 'event-kept', uid: 'event-kept', sequence: 0, text: `${MARK} event`, allDay: false, zone: '' },
    ...{ start: `${today()}T10:00:00`, end: `${today()}T11:00:00`, recurrence: '', recurrenceId: '', taskId: null },
    ...{ source: '', changedAt: at },
  },
  resumeDocuments: { ...emptyResume('resume-kept', at, `${MARK} resume`), name: MARK },
  conversations: { id: 'chat-kept', name: MARK, guide: null, messages: [message], createdAt: at, updatedAt: at },
  plans: {
    ...{
      id: 'plan-kept',
      createdAt: at,
      name: MARK,
      form: { ...form, level: 'beginner', depth: 'moderate', known: [] },
    },
    ...{ roadmap, made: null, locked: [], reply: null },
  },
  codeFiles: {
    ...{ id: 'file-kept', name: `${MARK}.c`, language: 'c', source: `// ${MARK}\n`, input: '' },
    ...{ createdAt: at, editedAt: at },
  },
};

/** Figures, so that charts and counters have something to show. */
const figures = {
  typingResults: { ...resultWith({ id: 'typing-kept' }) },
  activity: {
    id: 'typing:kept',
    kind: 'typing',
    at: new Date().toISOString(),
    day: today(),
    label: '2 seconds',
    amount: 60,
  },
  trackProgress: { id: 'frontend', topics: { 'frontend/html': { status: 'done', at } } },
};

/** Brings all of it in by the way a learner has: a backup file. */
export async function importPlanted(page: Page): Promise<void> {
  const backup = {
    ...{ format: 'elevate-backup', formatVersion: 1, appVersion: '0.1.0', exportedAt: at },
    ...{ quarantine: [], conflicts: [], files: [] },
    collections: Object.fromEntries(
      Object.entries({ ...planted, ...figures }).map(([name, value]) => [
        name,
        { version: 1, documents: [{ id: value.id, updatedAt: Date.parse(at), value }] },
      ]),
    ),
  };
  await page.goto('/settings?tab=data');
  await page.getByLabel('Backup file').setInputFiles({
    ...{ name: 'kept.json', mimeType: 'application/json' },
    buffer: Buffer.from(JSON.stringify(backup)),
  });
  const dialog = page.getByRole('dialog', { name: 'Import a backup' });
  await dialog.getByRole('button', { name: 'Import' }).click();
  await expect(dialog).toBeHidden();
}
