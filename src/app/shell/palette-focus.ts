import { Timer } from 'lucide-react';
import { taskName } from '../../domain/board/due';
import { selectLists } from '../../features/board/selectors';
import { focusBegun } from '../../features/focus/focus-slice';
import { selectTimer } from '../../features/focus/selectors';
import type { RootState } from '../store';
import { type Thing, thing } from './palette-thing';

/** Ways to start the timer: without a task, and on each that is open. None while it runs. */
export function focusThings(state: RootState): { always: readonly Thing[]; onTasks: readonly Thing[] } {
  const timer = selectTimer(state);
  if (timer && timer.phase !== 'over') return { always: [], onTasks: [] };
  const { completed: _, ...open } = selectLists(state);
  return {
    always: [
      thing('action', {
        id: 'focus-25',
        name: 'Focus for 25 minutes',
        icon: Timer,
        words: ['timer', 'pomodoro', 'concentrate', 'start'],
        deed: {
          action: () => focusBegun({ taskId: null, plan: 'intervals' }),
          said: 'The timer runs for 25 minutes.',
        },
      }),
      thing('action', {
        id: 'focus-free',
        name: 'Focus as long as it takes',
        icon: Timer,
        words: ['timer', 'stopwatch', 'free', 'concentrate', 'start'],
        deed: { action: () => focusBegun({ taskId: null, plan: 'free' }), said: 'The timer counts until you stop it.' },
      }),
    ],
    onTasks: Object.values(open)
      .flat()
      .map((task) =>
        thing('focus', {
          id: task.id,
          name: `Focus on ${taskName(task)}`,
          at: task.createdAt,
          deed: {
            action: () => focusBegun({ taskId: task.id, plan: 'intervals' }),
            said: `The timer runs for 25 minutes on “${taskName(task, 40)}”.`,
          },
        }),
      ),
  };
}
