import type { QuickAddContext } from '../../../src/domain/quick-add/types';

/** A Monday morning, with one label and the lists of a job hunt. */
export const context: QuickAddContext = {
  now: '2026-11-23T09:30',
  locale: 'en-GB',
  weekStart: 1,
  labels: [{ id: 'label-1', name: 'Job hunt' }],
  lists: [
    { id: 'todo', name: 'To Do' },
    { id: 'inProgress', name: 'In Progress' },
    { id: 'completed', name: 'Completed' },
    { id: 'list-offers', name: 'Job offers' },
  ],
};
