import { fingerprintOf } from '../../report/fingerprint';

/** The id of a check: of a question in a session, and of the very words that were checked. */
export const checkId = (session: string, question: string, answer: string): string =>
  `${session} ${question} ${fingerprintOf(answer.trim())}`;

/** The session that a check is of. */
export const sessionOf = (id: string): string => id.slice(0, id.indexOf(' '));
