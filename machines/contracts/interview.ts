export interface RoomRole {
  readonly id: string;
  /** The name of its card. */
  readonly name: string;
}

export interface RoomQuestion {
  /** Of its topic, for example `sde-1-01`. */
  readonly id: string;
  readonly text: string;
}

/** Words heard in one go. Times are milliseconds since the question was shown. */
export interface SpokenSegment {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** What was said and typed to one question. */
export interface RoomAnswer {
  readonly spoken: readonly SpokenSegment[];
  readonly typed: string;
  /** Milliseconds the question was open. */
  readonly spent: number;
  /** The first of them, before the answer: the question was read aloud, or thought about. */
  readonly prepared: number;
}

/** The answer of an earlier session that is given once more. */
export interface RetakenAnswer {
  /** Id of that session. */
  readonly session: string;
  /** Id of its question. */
  readonly question: string;
}

/** One unbroken recording. Its bytes are in the files `<key>-0000`, `<key>-0001`, … of the device's file store. */
export interface RecordingPart {
  readonly key: string;
  /** MIME type with codecs. */
  readonly mime: string;
  /** Milliseconds of the session before its first picture. */
  readonly start: number;
  /** Milliseconds known to be on disk. */
  readonly length: number;
}

/** A session in the room, unfinished (the draft) or submitted. */
export interface InterviewRecord {
  readonly id: string;
  /** ISO date-time. */
  readonly begunAt: string;
  readonly role: RoomRole;
  readonly questions: readonly RoomQuestion[];
  /** One for each question that was reached; the last one is open in a draft. */
  readonly answers: readonly RoomAnswer[];
  readonly notes: string;
  /** BCP 47 tag the recogniser listened in last. */
  readonly language: string;
  /** Video was wanted. */
  readonly records: boolean;
  readonly parts: readonly RecordingPart[];
  /** Milliseconds to think before each answer; 0: none. */
  readonly preparation: number;
  /** Milliseconds for each answer. */
  readonly questionTime: number;
  /** `null` for a session of its own. */
  readonly retakes: RetakenAnswer | null;
}
