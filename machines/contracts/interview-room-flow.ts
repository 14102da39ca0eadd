/** Interview room: what the flow holds, receives and emits. */
import type { InterviewRecord, RetakenAnswer, RoomQuestion, RoomRole } from './interview';
import type { TickerEvent } from './ticker';

export interface InterviewRoomContext extends InterviewRecord {
  /** When the open question was shown, less the time that the clock was stopped; `null` while it is. */
  readonly startedAt: number | null;
}

export type InterviewRoomEvent =
  | { type: 'session.started'; at: number }
  | { type: 'transcript.heard'; text: string; from: number; to: number }
  | { type: 'answer.typed'; text: string; at: number }
  | { type: 'notes.written'; text: string }
  | { type: 'language.chosen'; language: string }
  | { type: 'recording.chosen'; records: boolean }
  | { type: 'times.chosen'; preparation: number; questionTime: number }
  | { type: 'answer.begun'; at: number }
  /** The interviewer reads the question aloud. */
  | { type: 'reading.begun' }
  | { type: 'reading.ended'; at: number }
  | { type: 'recording.started'; key: string; mime: string; at: number }
  | { type: 'recording.stored'; key: string; at: number }
  | { type: 'question.advanced'; at: number }
  | { type: 'interview.submitted'; at: number }
  | { type: 'submission.confirmed'; at: number }
  | { type: 'submission.declined' }
  | { type: 'submission.undone' }
  | { type: 'interview.renewed'; id: string; begunAt: string; questions: readonly RoomQuestion[] }
  | TickerEvent;

export interface InterviewRoomInput {
  /** Of a new session. */
  readonly id: string;
  /** ISO date-time. */
  readonly begunAt: string;
  readonly role: RoomRole;
  /** At least one. */
  readonly questions: readonly RoomQuestion[];
  readonly records: boolean;
  readonly preparation: number;
  readonly questionTime: number;
  readonly retakes: RetakenAnswer | null;
  /** What an earlier visit left; `null` starts afresh. */
  readonly draft: InterviewRecord | null;
}

/** Emitted once at the end, and again when the rest of the recording has been stored. */
export type InterviewRoomEmitted = { type: 'interview.completed'; record: InterviewRecord };
