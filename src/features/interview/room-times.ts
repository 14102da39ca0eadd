import type { InterviewRecord } from '../../../machines/contracts/interview';
import { spokenTime } from './times';

export type RoomTimes = Pick<InterviewRecord, 'preparation' | 'questionTime'>;

/** Those of the product spec, section 9: a minute for each answer, and nothing before it. */
export const SPEC_TIMES: RoomTimes = { preparation: 0, questionTime: 60_000 };

/** What can be chosen, in milliseconds. */
export const PREPARATIONS = [0, 30_000, 60_000, 120_000] as const;
export const QUESTION_TIMES = [60_000, 120_000, 180_000, 300_000] as const;

/** `None`, `30 seconds`, `2 minutes`. */
export const timeName = (milliseconds: number): string => (milliseconds === 0 ? 'None' : spokenTime(milliseconds));
