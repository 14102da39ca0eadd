/** What a learner wrote about a topic. */
export interface TopicNote {
  /** The topic's id, unique among all tracks and subjects. */
  readonly id: string;
  readonly text: string;
  /** ISO date-time of the last change. */
  readonly changedAt: string;
}

/** Letters that the field of a note takes; what is kept has no limit. */
export const LONGEST_NOTE = 20_000;
