import { pointLines } from '../../board/checklist-lines';
import type { BoardLabels, Lists, Task } from '../../board/types';
import { folded, PRODUCT } from './write';

const PRIORITIES = { none: null, low: 9, medium: 5, high: 1 } as const;

/**
 * The tasks of a board as to-dos of an iCalendar file (VTODO, RFC 5545, section 3.6.2): due, priority, state, categories,
 * repetition, reminders; notes and checklist are the description. Days and times are those of whoever reads the file: a
 * task has no zone. The archive is left out.
 * @param at ISO date-time of now
 */
export function todosText(lists: Lists, labels: BoardLabels, at: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${PRODUCT}`,
    'CALSCALE:GREGORIAN',
    ...Object.values(lists)
      .flat()
      .flatMap((task) => todoLines(task, labels, at)),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

function todoLines(task: Task, labels: BoardLabels, at: string): string[] {
  const { id, content, notes, checklist, due, dueTime, priority, list, repeat, reminders } = task;
  const names = task.labels.flatMap((label) => labels[label]?.name ?? []);
  const words = [notes, pointLines(checklist)].filter((text) => text !== '').join('\n\n');
  const when = due === null ? null : whenLine(due, dueTime);
  const rank = PRIORITIES[priority];
  return [
    'BEGIN:VTODO',
    `UID:${escaped(id)}@elevate`,
    `DTSTAMP:${instant(at)}`,
    `CREATED:${instant(task.createdAt)}`,
    `SUMMARY:${escaped(content)}`,
    ...(words === '' ? [] : [`DESCRIPTION:${escaped(words)}`]),
    // A repetition is counted from a start.
    ...(when !== null && repeat !== '' ? [`DTSTART${when}`, `RRULE:${repeat}`] : []),
    ...(when === null ? [] : [`DUE${when}`]),
    ...(rank === null ? [] : [`PRIORITY:${rank}`]),
    ...(list === 'completed'
      ? ['STATUS:COMPLETED', 'PERCENT-COMPLETE:100', `COMPLETED:${instant(task.doneAt ?? task.createdAt)}`]
      : [`STATUS:${list === 'inProgress' ? 'IN-PROCESS' : 'NEEDS-ACTION'}`]),
    ...(names.length === 0 ? [] : [`CATEGORIES:${names.map(escaped).join(',')}`]),
    ...(when === null ? [] : reminders.flatMap(alarmLines)),
    'END:VTODO',
  ];
}

const whenLine = (due: string, time: string | null): string =>
  time === null ? `;VALUE=DATE:${due.replaceAll('-', '')}` : `:${due.replaceAll('-', '')}T${time.replace(':', '')}00`;

const instant = (at: string): string => `${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

const alarmLines = (minutes: number): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  'DESCRIPTION:Reminder',
  `TRIGGER;RELATED=END:-PT${minutes}M`,
  'END:VALARM',
];
