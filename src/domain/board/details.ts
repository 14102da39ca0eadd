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

/** What is done to a checklist. */
export type PointStep =
  | { readonly kind: 'added'; readonly points: readonly Point[] }
  | { readonly kind: 'changed'; readonly id: string; readonly change: Partial<Pick<Point, 'text' | 'done'>> }
  | { readonly kind: 'moved'; readonly id: string; readonly to: number }
  | { readonly kind: 'removed'; readonly ids: readonly string[] };

/** A checklist after a step; the same one where it changes nothing. What does not change keeps its reference. */
export function withStep(checklist: readonly Point[], step: PointStep): readonly Point[] {
  switch (step.kind) {
    case 'added': {
      const known = new Set(checklist.map(({ id }) => id));
      const fresh = step.points
        .map((point) => ({ ...point, text: asPoint(point.text) }))
        .filter(({ id, text }) => text !== '' && !known.has(id))
        .slice(0, Math.max(0, MOST_POINTS - checklist.length));
      return fresh.length === 0 ? checklist : [...checklist, ...fresh];
    }
    case 'changed': {
      const at = checklist.findIndex(({ id }) => id === step.id);
      const point = checklist[at];
      if (!point) return checklist;
      const after = { ...point, ...step.change, text: asPoint(step.change.text ?? point.text) };
      if (after.text === '') return checklist.toSpliced(at, 1);
      return after.text === point.text && after.done === point.done ? checklist : checklist.with(at, after);
    }
    case 'moved': {
      const from = checklist.findIndex(({ id }) => id === step.id);
      const point = checklist[from];
      const to = Math.min(Math.max(0, step.to), checklist.length - 1);
      return !point || to === from ? checklist : checklist.toSpliced(from, 1).toSpliced(to, 0, point);
    }
    case 'removed': {
      const gone = new Set(step.ids);
      const left = checklist.filter(({ id }) => !gone.has(id));
      return left.length === checklist.length ? checklist : left;
    }
  }
}

/** How many points are done, of how many. */
export function progressOf(checklist: readonly Point[]): { readonly done: number; readonly of: number } {
  let done = 0;
  for (const point of checklist) if (point.done) done += 1;
  return { done, of: checklist.length };
}

/** The points of a pasted text, one a line: bullets and boxes are taken off, ticks kept. */
export function pointsOf(text: string): readonly Pick<Point, 'text' | 'done'>[] {
  return text.split(/\r\n?|\n/).flatMap((line) => {
    const [, box, words = ''] = /^\s*(?:(?:[-*+]|\d{1,9}[.)])\s+)?(?:\[([ xX])\]\s+)?(.*)$/.exec(line) ?? [];
    const clean = asPoint(words);
    return clean === '' ? [] : [{ text: clean, done: box === 'x' || box === 'X' }];
  });
}

const MINUTES_A_DAY = 8 * 60;
/** `45m`, `1h 30m`, `2d`: a day of work has eight hours. */
export function shortMinutes(minutes: number): string {
  const days = minutes >= MINUTES_A_DAY && minutes % MINUTES_A_DAY === 0 ? minutes / MINUTES_A_DAY : 0;
  if (days > 0) return `${days}d`;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 ? `${hours}h` : '', rest > 0 || hours === 0 ? `${rest}m` : ''].filter(Boolean).join(' ');
}
