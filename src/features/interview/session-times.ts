import type { InterviewRecord, RecordingPart, SpokenSegment } from '../../../machines/contracts/interview';

/** A spoken segment on the clock of the whole session, in milliseconds. */
export interface TimedLine extends SpokenSegment {
  /** Index of its question. */
  readonly question: number;
}

/** Milliseconds of the session before each question that was reached. */
export function questionStarts({ answers }: Pick<InterviewRecord, 'answers'>): number[] {
  let at = 0;
  return answers.map(({ spent }) => {
    const start = at;
    at += spent;
    return start;
  });
}

/** Everything said, in order, on the session's clock. */
export function timedLines(record: InterviewRecord): TimedLine[] {
  const starts = questionStarts(record);
  return record.answers.flatMap(({ spoken }, question) =>
    spoken.map(({ text, start, end }) => ({
      text,
      question,
      start: start + (starts[question] ?? 0),
      end: end + (starts[question] ?? 0),
    })),
  );
}

/** The recording that was running at a moment of the session, or the one before it; -1 when there is none. */
export function partAt(parts: readonly RecordingPart[], at: number): number {
  return parts.findLastIndex(({ start }) => start <= at);
}

/** The lines that were said while a part was recorded, on the part's own clock. */
export function linesOfPart(record: InterviewRecord, index: number): TimedLine[] {
  const part = record.parts[index];
  if (!part) return [];
  const until = record.parts[index + 1]?.start ?? Number.POSITIVE_INFINITY;
  return timedLines(record)
    .filter(({ start, end }) => end > part.start && start < until)
    .map((line) => ({ ...line, start: Math.max(0, line.start - part.start), end: line.end - part.start }));
}

/** Milliseconds that were spent on all questions of a session. */
export const timeSpent = ({ answers }: Pick<InterviewRecord, 'answers'>): number =>
  answers.reduce((sum, { spent }) => sum + spent, 0);
