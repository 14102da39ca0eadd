const PREFIX = 'room-scores-';

/** The id of the trainer's interview that holds the scores of a session in the room. */
export const roomScoresId = (room: string): string => `${PREFIX}${room}`;

/** The session in the room that an interview of the trainer holds the scores of; `null` for any other. */
export const roomOfScores = (session: string): string | null =>
  session.startsWith(PREFIX) ? session.slice(PREFIX.length) : null;
