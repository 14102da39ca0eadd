const PREFIX = 'room-scores-';

/** The id of the trainer's interview that holds the scores of a session in the room. */
export const roomScoresId = (room: string): string => `${PREFIX}${room}`;

/** The session in the room that an interview of the trainer holds the scores of; `null` for any other. */
export const roomOfScores = (session: string): string | null =>
  session.startsWith(PREFIX) ? session.slice(PREFIX.length) : null;

/** What the built-in judge says of one answer of the room, in short. */
export type AnswerScore =
  | {
      readonly kind: 'score';
      /** 0 to 10, one decimal. */
      readonly score: number;
      /** Of what a good answer mentions. */
      readonly covered: number;
      readonly of: number;
    }
  | { readonly kind: 'none'; readonly why: 'empty' | 'too-short' | 'other-language' | 'unknown' };

/** The scores of a session in the room, as long as the rubric is the same. */
export interface RoomScores {
  readonly rubric: string;
  /** One for each question that was reached. */
  readonly answers: readonly AnswerScore[];
}

/** The mean of the answers that were judged, one decimal; `null` where none was. */
export function meanScore({ answers }: RoomScores): number | null {
  const scores = answers.flatMap((answer) => (answer.kind === 'score' ? [answer.score] : []));
  if (scores.length === 0) return null;
  return Math.round((10 * scores.reduce((sum, score) => sum + score, 0)) / scores.length) / 10;
}
