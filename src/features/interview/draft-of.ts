import type { InterviewRecord } from '../../../machines/contracts/interview';
import type { InterviewRoomContext } from '../../../machines/contracts/interview-room-flow';
import { timeSpent } from './session-times';

/** What must survive a reload; `null` when nothing was started, or all of it was submitted. */
export function draftOf({ context, value }: { context: InterviewRoomContext; value: unknown }): InterviewRecord | null {
  const { startedAt: _, ...record } = context;
  const { answers, notes } = record;
  const open = answers.at(-1);
  const hasWords = notes !== '' || (open !== undefined && (open.typed !== '' || open.spoken.length > 0));
  const touched = answers.length > 1 || timeSpent(record) > 0 || hasWords;
  return touched && value !== 'submitted' ? record : null;
}
