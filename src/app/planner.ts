import { createSelector } from '@reduxjs/toolkit';
import { taskAdded, taskLinked, taskMoved, taskRemoved } from '../features/board/board-slice';
import { selectLists } from '../features/board/selectors';
import { focusBegun } from '../features/focus/focus-slice';
import { lazyPart } from '../ui/lazy-part';
import type { Planner, PlannerTask } from './hooks';
import type { MissedBlocksProps, StudyPlanProps } from './planner-types';
import type { RootState } from './store';

/**
 * Where the board and the calendar meet: neither imports the other. The calendar shows the tasks that this returns,
 * and says which event belongs to which task.
 */
export const planner: Planner = {
  StudyPlan: lazyPart<StudyPlanProps>(() =>
    import('../features/study-plan/study-plan-dialog').then((m) => m.StudyPlanDialog),
  ),
  MissedBlocks: lazyPart<MissedBlocksProps>(() =>
    import('../features/study-plan/missed-blocks').then((m) => m.MissedBlocks),
  ),
  tasks: createSelector(
    [(state: RootState) => selectLists(state)],
    ({ completed: _, ...open }): readonly PlannerTask[] =>
      Object.values(open)
        .flat()
        .map(({ id, content, due, eventId, sample }) => ({
          id,
          text: content,
          due,
          eventId,
          sample,
        })),
  ),
  taskLinked: (id, eventId) => taskLinked({ id, eventId }),
  newTask: (text) => {
    const add = taskAdded({ content: text, list: 'todo', due: null });
    return { add, remove: taskRemoved(add.payload.id) };
  },
  newTasks: async (state, todos) => (await import('./board-calendar')).tasksOfTodos(state, todos),
  focusBegun: (taskId, plan) => focusBegun({ taskId, plan }),
  taskDone: (id, done) => taskMoved({ id, to: { list: done ? 'completed' : 'todo', index: 0 } }),
  newBlocks: async (state, blocks) => (await import('./study-blocks')).blocksFor(state, blocks),
  moved: async (state, moves) => (await import('./study-blocks')).moved(state, moves),
  newBlock: async (state, block) => (await import('./study-blocks')).blockInFreeTime(state, block),
  eventAbout: async (state, event, about) => (await import('./study-blocks')).eventAbout(state, event, about),
  eventDone: async (state, event, done) => (await import('./study-blocks')).eventDone(state, event, done),
};
