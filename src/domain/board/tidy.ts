import { asNotes, asPoint, isTime } from './texts';
import { LONGEST_ESTIMATE, MOST_POINTS, type Point, type Task, type TaskDetails } from './types';

/** Most of the labels, links and reminders of one task. */
export const MOST_TIES = 50;
/** A reminder is at most four weeks before. */
export const EARLIEST_REMINDER = 28 * 24 * 60;

/** A task whose details are as they may be: a time only with a day, no point without a text, nothing twice. */
export function tidied(task: Task): Task {
  const { checklist, labels, links, reminders, estimate } = task;
  const tidy: TaskDetails & Pick<Task, 'due'> = {
    due: task.due,
    notes: asNotes(task.notes),
    checklist: checklist.every(isTidy) && checklist.length <= MOST_POINTS ? checklist : points(checklist),
    labels: once(labels),
    priority: task.priority,
    dueTime: task.due !== null && task.dueTime !== null && isTime(task.dueTime) ? task.dueTime : null,
    estimate: estimate === null || !(estimate >= 1) ? null : Math.min(Math.round(estimate), LONGEST_ESTIMATE),
    repeat: task.repeat.slice(0, 500),
    links: once(links),
    reminders: once(
      reminders.filter((minutes) => Number.isInteger(minutes) && minutes >= 0 && minutes <= EARLIEST_REMINDER),
    ),
  };
  return { ...task, ...tidy };
}

const isTidy = ({ text }: Point): boolean => text !== '' && text === asPoint(text);
const points = (checklist: readonly Point[]): readonly Point[] =>
  checklist
    .map((point) => ({ ...point, text: asPoint(point.text) }))
    .filter(({ text }) => text !== '')
    .slice(0, MOST_POINTS);
const once = <T>(items: readonly T[]): readonly T[] => {
  const kept = [...new Set(items)].slice(0, MOST_TIES);
  return kept.length === items.length ? items : kept;
};
