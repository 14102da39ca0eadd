import { LONGEST_NOTES, MOST_POINTS } from '../types';
import { type BoardFile, counted, type FileTask } from './types';

/** What a file says within what a task can hold: points beyond the most of a checklist go on in the notes. */
export function withinLimits<File extends Pick<BoardFile, 'tasks' | 'remarks'>>(file: File): File {
  let points = 0;
  let cut = 0;
  const tasks = file.tasks.map((task): FileTask => {
    const over = task.checklist.slice(MOST_POINTS);
    if (over.length === 0 && task.notes.length <= LONGEST_NOTES) return task;
    points += over.length;
    const rest = over.map(({ text, done }) => `- [${done ? 'x' : ' '}] ${text}`).join('\n');
    const notes = [task.notes, rest].filter(Boolean).join('\n\n');
    if (notes.length > LONGEST_NOTES) cut += 1;
    return { ...task, checklist: task.checklist.slice(0, MOST_POINTS), notes: notes.slice(0, LONGEST_NOTES) };
  });
  const remarks = [
    points > 0
      ? `${counted(points, 'point')} beyond ${MOST_POINTS.toLocaleString('en')} of a checklist put into the notes.`
      : '',
    cut > 0 ? `The notes of ${counted(cut, 'task')} cut after ${LONGEST_NOTES.toLocaleString('en')} characters.` : '',
  ].filter(Boolean);
  return remarks.length === 0 && points === 0 ? file : { ...file, tasks, remarks: [...file.remarks, ...remarks] };
}
