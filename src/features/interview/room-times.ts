import type { InterviewRecord } from '../../../machines/contracts/interview';
import { spokenTime } from './times';

export type RoomTimes = Pick<InterviewRecord, 'preparation' | 'questionTime'>;

/** Those of the product spec, section 9: a minute for each answer, and nothing before it. */
export const SPEC_TIMES: RoomTimes = { preparation: 0, questionTime: 60_000 };

/** `None`, `30 seconds`, `2 minutes`. */
export const timeName = (milliseconds: number): string => (milliseconds === 0 ? 'None' : spokenTime(milliseconds));
